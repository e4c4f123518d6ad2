import type { ShopParameters } from '#storybook/shop/parameters.ts'

/** Returns the parameters of a state that shows `text`. axe waits for the text, and a test fails without it. */
export const shows = (text: string, shop: ShopParameters = {}) => ({
  shop: { ...shop, steps: [...(shop.steps ?? []), { see: text }] },
})
