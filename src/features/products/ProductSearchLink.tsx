import type { PropsWithChildren } from 'react'
import { TextLink } from '#src/ui/controls/links.tsx'

type ProductSearchLinkProps = {
  product: string
  /** Bold, for a link that is not part of a sentence. */
  isStrong?: boolean
  /** Extends the target over the nearest positioned ancestor. */
  isStretched?: boolean
}

/**
 * A link to the search for a product. Page content knows no product ids, because it is part of the build and the
 * catalogue comes from the API.
 */
export function ProductSearchLink({ product, isStrong = false, isStretched = false }: ProductSearchLinkProps) {
  return (
    <TextLink to="/" search={{ search: product }} sx={[isStrong && STRONG, isStretched && STRETCHED]}>
      {product}
    </TextLink>
  )
}

/** The picture of a product as a link, for a mouse only, because the product's name is a link too. */
export function ProductPictureLink({ product, children }: PropsWithChildren<{ product: string }>) {
  return (
    <TextLink to="/" search={{ search: product }} tabIndex={-1} aria-hidden="true">
      {children}
    </TextLink>
  )
}

const STRONG = { fontWeight: 'fontWeightBold' }

const STRETCHED = { '&::after': { content: '""', position: 'absolute', inset: 0 } }
