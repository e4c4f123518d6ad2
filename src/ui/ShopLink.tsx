import { TextLink } from './links.tsx'

type ShopLinkProps = {
  product: string
  /** Where it stands for the product rather than among words. */
  isStrong?: boolean
}

/**
 * Finds a product that a page only names. By search, not by id: the page's words
 * are part of the build, the catalogue is the API's.
 */
export function ShopLink({ product, isStrong = false }: ShopLinkProps) {
  return (
    <TextLink to="/" search={{ search: product }} sx={isStrong ? { fontWeight: 'fontWeightBold' } : undefined}>
      {product}
    </TextLink>
  )
}
