import { expect } from 'storybook/test'
import { products } from '#fixtures/products.ts'
import { scenario } from '#mocks/scenarios.ts'
import preview from '#storybook/preview.tsx'
import { CategoryPage } from './CategoryPage.tsx'
import { PAGE_SIZE } from './listing-search.ts'

const laptops = products.filter(({ categoryId }) => categoryId === 'cat-laptops')

const meta = preview.meta({ component: CategoryPage, args: { slug: 'laptops', listing: {} } })

export const Loaded = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(`${laptops.length} products available`)).toBeVisible()
    await expect(await canvas.findAllByRole('article')).toHaveLength(Math.min(laptops.length, PAGE_SIZE))
  },
})

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(...scenario('category-never')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading category…')).toBeVisible()
    await expect(canvas.getByRole('navigation', { name: 'Breadcrumb' })).toBeVisible()
  },
})

export const Missing = meta.story({
  args: { slug: 'submarines' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Category Not Found' })).toBeVisible()
  },
})

export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(...scenario('category-500')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Failed to load products. Please try again.')).toBeVisible()
    await expect(canvas.getByRole('heading', { level: 1, name: 'Category' })).toBeVisible()
  },
})

export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(...scenario('products-empty')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No products found' })).toBeVisible()
  },
})
