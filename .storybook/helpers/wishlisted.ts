import { toggleWishlisted } from '#src/features/products/wishlist.ts'
import { currentShop } from '#storybook/shop/shops.ts'

/**
 * Returns a `beforeEach` that adds a product to the wishlist and removes it after the story. Use it with `inIframe`,
 * or the other stories of a docs page show the product as wishlisted too.
 */
export const wishlisted = (productId: string) => () => {
  const id = currentShop().replace(productId)
  toggleWishlisted(id)
  return () => toggleWishlisted(id)
}
