import { expect } from 'storybook/test'
import { bareHeadphones, studioHeadphones } from '#fixtures/products.ts'
import { scenario } from '#mocks/scenarios.ts'
import preview from '#storybook/preview.tsx'
import { ProductPage } from './ProductPage.tsx'

const meta = preview.meta({ component: ProductPage, args: { id: studioHeadphones.id } })

export const Loaded = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: studioHeadphones.title })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Previous image' }))
    await expect(canvas.getByRole('img', { name: `${studioHeadphones.title}, image 3 of 3` })).toBeVisible()
    await expect(await canvas.findByRole('region', { name: 'Related Products' })).toBeVisible()
  },
})

/** No image, no link, out of stock. */
export const Bare = meta.story({
  args: { id: bareHeadphones.id },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Out of Stock')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Buy Now' })).toBeDisabled()
  },
})

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(...scenario('product-never')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading product…')).toBeVisible()
  },
})

export const Missing = meta.story({
  args: { id: 'submarine' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Product Not Found' })).toBeVisible()
  },
})

export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(...scenario('product-500')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Product Not Found' })).toBeVisible()
  },
})
