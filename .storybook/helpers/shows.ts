import type { ShopParameters } from '#storybook/shop/parameters.ts'

/**
 * Returns story parameters that wait for `text`. axe runs after the text appears, and the test fails if it does not
 * appear.
 */
export const shows = (text: string, shop: ShopParameters = {}) => ({
  shop: { ...shop, steps: [...(shop.steps ?? []), { see: text }] },
})
