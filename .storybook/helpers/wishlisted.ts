import { setWishlisted } from '#src/features/products/wishlist.ts'
import { currentShop } from '#storybook/shop/shops.ts'

/**
 * Returns a `beforeEach` that puts only a product on the wishlist, and empties it after the story. It also runs when a
 * toolbar choice renders the story again. Use it with `inIframe`, or the other stories of a docs page show the product as
 * wishlisted too.
 */
export const wishlisted = (productId: string) => () => {
  setWishlisted([currentShop().replace(productId)])
  return () => setWishlisted([])
}
