import { expect, waitFor } from 'storybook/test'
import {
  bareHeadphones,
  brokenImageSpeaker,
  products,
  singleImageLens,
  studioHeadphones,
  unlinkedPhone,
  unratedTripod,
} from '#fixtures/products.ts'
import { RTL_TITLE } from '#mocks/scenarios/rows.ts'
import { wishlisted } from '#storybook/helpers/wishlisted.ts'
import preview from '#storybook/preview.tsx'
import { rested } from '#storybook/shop/arrange.ts'
import { ShopPage } from '#storybook/shop/ShopPage.tsx'

const urlOf = ({ id }: { id: string }) => `/products/${id}/`

const meta = preview.meta({
  title: 'Pages/Product',
  component: ShopPage,
  tags: ['!autodocs'],
  parameters: { shop: { url: urlOf(studioHeadphones) } },
})

const of = (product: { id: string }) => ({ shop: { url: urlOf(product) } })
const answered = (...demo: string[]) => ({ shop: { demo } })

export const Loaded = meta.story({})
Loaded.test('has pictures to turn from the first to the last, and related products', async ({ canvas, userEvent }) => {
  await expect(await canvas.findByRole('heading', { level: 1, name: studioHeadphones.title })).toBeVisible()
  await userEvent.click(canvas.getByRole('button', { name: 'Previous image' }))
  await expect(canvas.getByRole('img', { name: `${studioHeadphones.title}, image 3 of 3` })).toBeVisible()
  await expect(await canvas.findByRole('region', { name: 'Related Products' })).toBeVisible()
})
Loaded.test('sells through the retailer, in a tab of its own', async ({ canvas }) => {
  const buy = await canvas.findByRole('button', { name: 'Buy Now' })
  await expect(buy).toHaveAttribute('target', '_blank')
  await expect(buy).toHaveAccessibleDescription(/^Opens Halyard in a new tab/)
})

/** No image, no link, out of stock. */
export const Bare = meta.story({ parameters: of(bareHeadphones) })
Bare.test('is out of stock, and can’t be bought', async ({ canvas }) => {
  await expect(await canvas.findByText('Out of Stock')).toBeVisible()
  await expect(canvas.getByRole('button', { name: 'Buy Now' })).toBeDisabled()
})

export const Loading = meta.story({ parameters: answered('product-never') })
Loading.test('says that it loads', async ({ canvas }) => {
  await expect(await canvas.findByText('Loading product…')).toBeVisible()
})

export const Missing = meta.story({ parameters: of({ id: 'submarine' }) })
Missing.test('says so, and goes home where there is nowhere to go back to', async ({ canvas, userEvent }) => {
  await expect(await canvas.findByRole('heading', { name: 'Product Not Found' })).toBeVisible()
  await userEvent.click(canvas.getByRole('button', { name: 'Go Back' }))
  await expect(await canvas.findByRole('heading', { level: 1, name: 'All Products' })).toBeVisible()
})

export const Failed = meta.story({ parameters: answered('product-500') })
Failed.test('is not found, either', async ({ canvas }) => {
  await expect(await canvas.findByRole('heading', { name: 'Product Not Found' })).toBeVisible()
})

export const OutOfStock = meta.story({ parameters: of({ id: 'marrowick-revolve-mono' }) })
OutOfStock.test('says so, and still leads to the retailer', async ({ canvas }) => {
  await expect(await canvas.findByText('Out of Stock')).toBeVisible()
  await expect(canvas.getByRole('button', { name: 'Buy Now' })).toHaveAttribute('href')
})

export const NoLink = meta.story({ parameters: of(unlinkedPhone) })
NoLink.test('can’t be bought, and says why', async ({ canvas }) => {
  await expect(await canvas.findByRole('button', { name: 'Buy Now' })).toBeDisabled()
  await expect(canvas.getByText('Halyard does not offer this product at the moment.')).toBeVisible()
  await expect(canvas.getByText('In Stock')).toBeVisible()
})

export const Wished = meta.story({ beforeEach: wishlisted(studioHeadphones.id) })
Wished.test('can be taken back', async ({ canvas, userEvent }) => {
  const heart = await canvas.findByRole('button', { name: `Save ${studioHeadphones.title} to wishlist` })
  await expect(heart).toBePressed()
  await userEvent.click(heart)
  await expect(heart).not.toBePressed()
  await userEvent.click(heart)
  await expect(heart).toBePressed()
})

export const SecondPicture = meta.story({ parameters: { shop: { steps: ['Next image'] } } })
SecondPicture.test('is marked among the small ones', async ({ canvas }) => {
  await rested()
  await expect(canvas.getByRole('button', { name: 'Show image 2' })).toBePressed()
  await expect(canvas.getByRole('img', { name: `${studioHeadphones.title}, image 2 of 3` })).toBeVisible()
})

export const OnePicture = meta.story({ parameters: of(singleImageLens) })
OnePicture.test('has nothing to turn', async ({ canvas }) => {
  await expect(await canvas.findByRole('img', { name: singleImageLens.title })).toBeVisible()
  await expect(canvas.queryByRole('button', { name: 'Next image' })).toBeNull()
})

export const FailedPicture = meta.story({ parameters: of(brokenImageSpeaker) })
FailedPicture.test('shows the placeholder', async ({ canvas }) => {
  const picture = await canvas.findByRole('img', { name: brokenImageSpeaker.title })
  await waitFor(() => expect(picture).toHaveAttribute('src', expect.stringContaining('placeholder.svg')))
})

export const NoRating = meta.story({ parameters: of(unratedTripod) })
NoRating.test('says so', async ({ canvas }) => {
  await expect((await canvas.findAllByText('No ratings yet'))[0]).toBeVisible()
})

/** The only product of its category. */
export const NoRelatedProducts = meta.story({
  parameters: { shop: { url: urlOf(products[0] ?? studioHeadphones), demo: ['catalogue-1'] } },
})
NoRelatedProducts.test('leaves them out', async ({ canvas }) => {
  await expect(await canvas.findByRole('heading', { name: 'Product Information' })).toBeVisible()
  await expect(canvas.queryByRole('region', { name: 'Related Products' })).toBeNull()
})

/** They are left out; the page does without them. */
export const RelatedProductsFailed = meta.story({ parameters: answered('products-500') })
RelatedProductsFailed.test('shows the product all the same', async ({ canvas }) => {
  await expect(await canvas.findByRole('heading', { name: 'Product Information' })).toBeVisible()
  await expect(canvas.queryByRole('region', { name: 'Related Products' })).toBeNull()
})

export const LongText = meta.story({ parameters: answered('texts-long') })

export const Arabic = meta.story({ parameters: answered('texts-rtl') })
Arabic.test('has its title in Arabic', async ({ canvas }) => {
  await expect(await canvas.findByRole('heading', { level: 1, name: RTL_TITLE })).toBeVisible()
})

/** The way to buy stays at the bottom. */
export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } })
