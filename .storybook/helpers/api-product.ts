import type { Product } from '#src/api/contract.ts'

/** A fixture's product as the API sends it: with the addresses of its pictures and of its page at the retailer. */
export const apiProduct = (product: Product): Product => ({
  ...product,
  images: product.images.map(onSite),
  affiliateUrl: product.affiliateUrl && onSite(product.affiliateUrl),
})

const onSite = (address: string) =>
  /^(images|retailer)\//.test(address) ? import.meta.env.BASE_URL + address : address
