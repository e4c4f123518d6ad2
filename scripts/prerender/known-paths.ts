/** Every URL that answers 200 with a page of its own; all others get the shell. */
import { categories } from '#fixtures/categories.ts'
import { products } from '#fixtures/products.ts'

/** Pages whose address does not depend on the catalogue. */
const STATIC_PATHS = [
  '/',
  '/cart',
  '/blog',
  '/reviews',
  '/deals',
  '/faq',
  '/about',
  '/contact',
  '/privacy',
  '/terms',
  '/affiliate',
]

/** Takes whether the catalogue is the mock's, whose rows are known while building. */
export function knownPaths(isMock: boolean): string[] {
  if (!isMock) return STATIC_PATHS
  return [
    ...STATIC_PATHS,
    ...categories.map(({ slug }) => `/category/${slug}`),
    ...products.map(({ id }) => `/products/${id}`),
  ]
}
