import { expect } from 'storybook/test'
import { scenario } from '#mocks/scenarios.ts'
import preview from '#storybook/preview.tsx'
import { ListingPage } from './ListingPage.tsx'

const meta = preview.meta({ component: ListingPage, args: { listing: {} } })

export const Loaded = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('article')).toHaveLength(24)
  },
})

export const AddToCart = meta.story({
  play: async ({ canvas, userEvent }) => {
    const [first] = await canvas.findAllByRole('button', { name: /^Add to Cart/ })
    if (!first) throw new Error('no card')
    await userEvent.click(first)
    await expect(await canvas.findByText('Item added to cart successfully')).toBeVisible()
  },
})

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(...scenario('products-never')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading products…')).toBeVisible()
  },
})

export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(...scenario('products-500')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Failed to load products. Please try again.')).toBeVisible()
  },
})

export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(...scenario('products-empty')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No products found' })).toBeVisible()
  },
})
