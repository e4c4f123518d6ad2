import type { ShopParameters } from '#storybook/shop/parameters.ts'

/**
 * Returns the parameters of a component's state that depends on the API or on steps. The docs page renders it in an
 * iframe, because its stories would otherwise share one mock API. `height` is in pixels.
 */
export const inIframe = (shop: ShopParameters, height = 600) => ({
  shop,
  docs: { story: { inline: false, height: `${height}px` } },
})
