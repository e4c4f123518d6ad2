import type { Product } from '#src/api/contract.ts'
import { siteUrl } from './api-posts.ts'

/** Returns a fixture product as the API sends it, with the URLs of its pictures and of its retailer page. */
export const apiProduct = (product: Product): Product => ({
  ...product,
  images: product.images.map(siteUrl),
  affiliateUrl: product.affiliateUrl && siteUrl(product.affiliateUrl),
})
