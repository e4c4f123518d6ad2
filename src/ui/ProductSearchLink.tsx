import { TextLink } from './links.tsx'

type ProductSearchLinkProps = {
  product: string
  /** Where it names the product by itself rather than among words. */
  isStrong?: boolean
}

/**
 * Finds a product that a page only names. By search, not by id: the page's words
 * are part of the build, the catalogue is the API's.
 */
export function ProductSearchLink({ product, isStrong = false }: ProductSearchLinkProps) {
  return (
    <TextLink to="/" search={{ search: product }} sx={isStrong ? { fontWeight: 'fontWeightBold' } : undefined}>
      {product}
    </TextLink>
  )
}
