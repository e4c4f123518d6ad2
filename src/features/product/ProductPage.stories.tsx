import {
  bareHeadphones,
  brokenImageSpeaker,
  products,
  singleImageLens,
  studioHeadphones,
  unlinkedPhone,
  unratedTripod,
} from '#fixtures/products.ts'
import { shows } from '#storybook/helpers/shows.ts'
import { wishlisted } from '#storybook/helpers/wishlisted.ts'
import preview from '#storybook/preview.tsx'
import { ShopPage } from '#storybook/shop/ShopPage.tsx'

const urlOf = ({ id }: { id: string }) => `/products/${id}/`

const meta = preview.meta({
  title: 'Pages/Product',
  component: ShopPage,
  tags: ['!autodocs', 'nightly'],
  parameters: { shop: { url: urlOf(studioHeadphones) } },
})

const INFORMATION = 'Product Information'

export const Loaded = meta.story({ tags: ['!nightly', 'both-shops'], parameters: shows('Related Products') })

/** Without picture and link, and out of stock. */
export const Bare = meta.story({
  tags: ['!nightly'],
  parameters: shows('Out of Stock', { url: urlOf(bareHeadphones) }),
})

export const Loading = meta.story({ parameters: shows('Loading product…', { demo: ['product-never'] }) })

export const Missing = meta.story({
  tags: ['!nightly'],
  parameters: shows('Product Not Found', { url: urlOf({ id: 'submarine' }) }),
})

export const Failed = meta.story({ parameters: shows('Product Not Found', { demo: ['product-500'] }) })

export const OutOfStock = meta.story({
  parameters: shows('Out of Stock', { url: urlOf({ id: 'marrowick-revolve-mono' }) }),
})

export const NoLink = meta.story({
  parameters: shows('Halyard doesn’t currently offer this product.', { url: urlOf(unlinkedPhone) }),
})

export const Wishlisted = meta.story({ beforeEach: wishlisted(studioHeadphones.id), parameters: shows(INFORMATION) })

export const SecondPicture = meta.story({
  parameters: shows('Image 2 of 3', { steps: ['Next image'] }),
})

export const OnePicture = meta.story({ parameters: shows(INFORMATION, { url: urlOf(singleImageLens) }) })

export const FailedPicture = meta.story({ parameters: shows(INFORMATION, { url: urlOf(brokenImageSpeaker) }) })

export const NoRating = meta.story({ parameters: shows('No ratings yet', { url: urlOf(unratedTripod) }) })

export const NoRelatedProducts = meta.story({
  parameters: shows(INFORMATION, { url: urlOf(products[0] ?? studioHeadphones), demo: ['catalogue-1'] }),
})

/** The section is left out. */
export const RelatedProductsFailed = meta.story({ parameters: shows(INFORMATION, { demo: ['products-500'] }) })

/** Buy Now is fixed at the bottom of the screen. */
export const Phone = meta.story({
  tags: ['!nightly'],
  parameters: Loaded.input.parameters,
  globals: { viewport: { value: 'phone' } },
})
