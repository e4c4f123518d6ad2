import { TextLink } from './links.tsx'

/**
 * Finds a product that a page only names. By search, not by id: the page's words
 * are part of the build, the catalogue is the API's.
 */
export function ShopLink({ product }: { product: string }) {
  return (
    <TextLink to="/" search={{ search: product }}>
      {product}
    </TextLink>
  )
}
