import type { ShopParameters } from '#storybook/shop/parameters.ts'

/**
 * Returns the parameters of a component story that depends on the API, on steps or on a store, such as the wishlist.
 * The docs page renders such a story in an iframe, because all stories of the page would otherwise share one mock API
 * and one store. `height` is in pixels.
 */
export const inIframe = (shop: ShopParameters, height = 600) => ({
  shop,
  docs: { story: { inline: false, height: `${height}px` } },
})
