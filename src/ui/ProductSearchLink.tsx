import { TextLink } from './links.tsx'

type ProductSearchLinkProps = {
  product: string
  /** Bold, for a link that is not part of a sentence. */
  isStrong?: boolean
}

/**
 * A link to the search for a product. Page content knows no product ids, because it is part of the build and the
 * catalogue comes from the API.
 */
export function ProductSearchLink({ product, isStrong = false }: ProductSearchLinkProps) {
  return (
    <TextLink to="/" search={{ search: product }} sx={isStrong ? { fontWeight: 'fontWeightBold' } : undefined}>
      {product}
    </TextLink>
  )
}
