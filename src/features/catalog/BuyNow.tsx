import { mdiOpenInNew } from '@mdi/js'
import { styled } from '@mui/material/styles'
import { type ReactNode, useId } from 'react'
import type { Product } from '#src/api/contract.ts'
import { safeHref } from '#src/lib/outbound.ts'
import { Button, LinkButton } from '#src/ui/buttons.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import { useSite } from '#src/ui/site.tsx'

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
    <>
      <div className="bar">
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
      </div>
      <Note id={noteId}>
        {href
          ? `Opens ${retailer.name} in a new tab. We may earn a commission from purchases made through this link.`
          : `${retailer.name} does not offer this product at the moment.`}
      </Note>
    </>
  )
}

const Note = styled('small')(({ theme }) => ({
  ...theme.typography.caption,
  color: theme.vars.palette.text.secondary,
}))
