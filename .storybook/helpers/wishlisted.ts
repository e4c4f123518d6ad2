import { toggleWishlisted } from '#src/features/product-card/wishlist.ts'

/** A story's `beforeEach`: the visitor saved this product before. Returns what takes it back. */
export const wishlisted = (productId: string) => () => {
  toggleWishlisted(productId)
  return () => toggleWishlisted(productId)
}
