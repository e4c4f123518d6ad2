import { mdiOpenInNew } from '@mdi/js'
import { styled, type Theme } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { type ReactNode, useId } from 'react'
import type { Product } from '#src/api/contract.ts'
import { useSite } from '#src/config/site.tsx'
import { safeHref } from '#src/lib/outbound.ts'
import { Button, LinkButton } from '#src/ui/controls/buttons.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import { SHORT_SCREEN } from '#src/ui/page/short-screen.ts'

/**
 * A link to the product at the retailer, which opens a new tab (spec §2). `beside` is a button in the same row.
 *
 * It is a link with the role `button` (product/products.md). Below it is the disclosure of the commission.
 */
export function BuyNow({ product, beside }: { product: Product; beside: ReactNode }) {
  const { retailer } = useSite()
  const noteId = useId()
  const href = safeHref(product.affiliateUrl)
  return (
    <Actions>
      <Bar>
        {beside}
        {href ? (
          <LinkButton
            href={href}
            target="_blank"
            rel="sponsored nofollow noopener"
            role="button"
            variant="contained"
            color="signal"
            aria-describedby={noteId}
            onKeyDown={(event) => {
              if (event.key !== ' ') return
              event.preventDefault()
              event.currentTarget.click()
            }}
          >
            Buy Now
            <Icon path={mdiOpenInNew} size={20} />
          </LinkButton>
        ) : (
          <Button variant="contained" color="signal" disabled aria-describedby={noteId}>
            Buy Now
          </Button>
        )}
      </Bar>
      <Typography id={noteId} variant="caption" component="small" color="textSecondary" sx={{ textWrap: 'balance' }}>
        {href
          ? `Opens ${retailer.name} in a new tab. We may earn a commission from purchases made through this link.`
          : `${retailer.name} doesn’t currently offer this product.`}
      </Typography>
    </Actions>
  )
}

/**
 * Room for the bar, in rem because the bar grows with the text. e2e/shop/large-text.spec.ts compares it with the bar's height.
 */
export const BAR_HEIGHT = '9.5rem'

/** Room for a bar of two buttons, whose texts have two lines. */
const SHORT_BAR_HEIGHT = '5rem'

/**
 * Fixed to the bottom of the screen below 900 pixels. The scroll padding keeps the focused element above it. The
 * padding includes the height of a target, because Firefox does not scroll to an element that is partly visible.
 */
const Actions = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 8,
  [theme.breakpoints.down('md')]: {
    ...atBottom(theme),
    'body:has(&) > #root footer': { paddingBottom: BAR_HEIGHT },
    'html:has(&)': { scrollPaddingBottom: `calc(${BAR_HEIGHT} + ${theme.target}px)` },
    // Only the two buttons are fixed, because the disclosure would cover too much of a short screen.
    [SHORT_SCREEN]: {
      position: 'static',
      padding: 0,
      border: 0,
      'body:has(&)': { paddingBottom: SHORT_BAR_HEIGHT },
      'body:has(&) > #root footer': { paddingBottom: 24 },
      'html:has(&)': { scrollPaddingBottom: `calc(${SHORT_BAR_HEIGHT} + ${theme.target}px)` },
    },
  },
}))

const Bar = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 8,
  [theme.breakpoints.down('md')]: { gridTemplateColumns: '1fr 1fr', [SHORT_SCREEN]: atBottom(theme) },
}))

const atBottom = (theme: Theme) => ({
  position: 'fixed' as const,
  insetInline: 0,
  bottom: 0,
  zIndex: theme.zIndex.appBar,
  padding: '8px 16px',
  borderTop: theme.line.hair,
  background: theme.vars.palette.background.default,
  '@media print': { position: 'static' as const, padding: 0, border: 0 },
})
