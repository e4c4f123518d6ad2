import type { ShopParameters } from '#storybook/shop/parameters.ts'

/**
 * Returns the parameters of a component story that depends on the API or on steps. The docs page renders such a story
 * in an iframe, because all stories of the page would otherwise share one mock API. `height` is in pixels.
 */
export const inIframe = (shop: ShopParameters, height = 600) => ({
  shop,
  docs: { story: { inline: false, height: `${height}px` } },
})
