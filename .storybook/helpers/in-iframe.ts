import type { ShopParameters } from '#storybook/shop/parameters.ts'

/** The parameters of a component's state that the API or a press brings about: among documents it has its own, too. */
export const inIframe = (shop: ShopParameters, height = 600) => ({
  shop,
  docs: { story: { inline: false, height: `${height}px` } },
})
