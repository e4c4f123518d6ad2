import { toggleWishlisted } from '#src/features/product-card/wishlist.ts'

/** Returns a `beforeEach` that adds a product to the wishlist and removes it after the story. */
export const wishlisted = (productId: string) => () => {
  toggleWishlisted(productId)
  return () => toggleWishlisted(productId)
}
