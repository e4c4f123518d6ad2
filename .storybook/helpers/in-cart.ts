import { fillCart } from '#src/testing/fill-cart.ts'
import { currentShop } from '#storybook/shop/shops.ts'

/** Returns a `beforeEach` that adds products of the fixtures, or their counterparts in the toolbar's shop, to the cart. */
export const inCart =
  (...productIds: string[]) =>
  () =>
    fillCart(...currentShop().replace(productIds))
