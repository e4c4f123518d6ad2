import { expect } from 'storybook/test'
import { products } from '#fixtures/products.ts'
import { scenario } from '#mocks/scenarios.ts'
import preview from '#storybook/preview.tsx'
import { ListingPage } from './ListingPage.tsx'
import { PAGE_SIZE } from './listing-search.ts'

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

export const FailedFilters = meta.story({
  beforeEach: ({ msw }) => msw.use(...scenario('categories-500'), ...scenario('brands-500')),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Brands' }))
    await expect(await canvas.findByText('Failed to load categories.')).toBeVisible()
    await expect(await canvas.findByText('Failed to load brands.')).toBeVisible()
  },
})

/** The address names a category and a brand that the shop does not have. */
export const UnknownFilters = meta.story({
  args: { listing: { categoryId: 'gone', brandId: 'gone' } },
  beforeEach: ({ msw }) => msw.use(...scenario('products-empty')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Remove filter Unknown category' })).toBeVisible()
    await expect(await canvas.findByRole('button', { name: 'Remove filter Unknown brand' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Clear all' })).toBeVisible()
  },
})

export const BeyondTheLastPage = meta.story({
  args: { listing: { page: 99 } },
  play: async ({ canvas }) => {
    const last = Math.ceil(products.length / PAGE_SIZE)
    await expect(await canvas.findByRole('button', { name: `Go to page ${last}` })).toBeVisible()
  },
})
