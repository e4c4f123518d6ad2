import { mdiOpenInNew } from '@mdi/js'
import { styled, type Theme } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { type ReactNode, useId } from 'react'
import type { Product } from '#src/api/contract.ts'
import { useSite } from '#src/config/site.tsx'
import { safeHref } from '#src/lib/outbound.ts'
import { Button, LinkButton } from '#src/ui/buttons.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import { SHORT_SCREEN } from '#src/ui/short-screen.ts'

/**
 * The product's page at the retailer, in a new tab (spec §2). A real link, that
 * assistive technology hears as the button it looks like (product.md, Names), in a
 * row with the button `beside` it; below them, what the link is worth to the shop.
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
      <Typography id={noteId} variant="caption" component="small" color="textSecondary" sx={{ textWrap: 'pretty' }}>
        {href
          ? `Opens ${retailer.name} in a new tab. We may earn a commission from purchases made through this link.`
          : `${retailer.name} does not offer this product at the moment.`}
      </Typography>
    </Actions>
  )
}

/**
 * On a phone the way to buy stays at the bottom, and what has the focus stays above it: by a target's height
 * more, since Firefox scrolls to none that can be seen in part.
 */
const Actions = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 8,
  [theme.breakpoints.down('md')]: {
    ...atBottom(theme),
    'body:has(&) > #root footer': { paddingBottom: 144 },
    'html:has(&)': { scrollPaddingBottom: 144 + theme.target },
    // Its two buttons alone, where they would leave half of the screen.
    [SHORT_SCREEN]: {
      position: 'static',
      padding: 0,
      border: 0,
      'body:has(&)': { paddingBottom: 77 },
      'body:has(&) > #root footer': { paddingBottom: 24 },
      'html:has(&)': { scrollPaddingBottom: 77 + theme.target },
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
})
