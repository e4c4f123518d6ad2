import { expect, waitFor } from 'storybook/test'
import { fullPriceTurntable, studioHeadphones } from '#fixtures/products.ts'
import { scenario } from '#mocks/scenarios.ts'
import preview from '#storybook/preview.tsx'
import { ProductShowcase } from './ProductShowcase.tsx'

const meta = preview.meta({
  component: ProductShowcase,
  args: {
    productIds: [fullPriceTurntable.id, studioHeadphones.id],
    badge: 'Two that need no drama',
    priceNote: 'Prices are set by the retailer and can change.',
    ctaText: 'See all deals',
    ctaUrl: '/deals',
  },
})

export const Loaded = meta.story({
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(2))
    await expect(canvas.getByRole('link', { name: 'See all deals' })).toBeVisible()
  },
})

/** With the disclosure beside the way out. */
export const LeadsToTheRetailer = meta.story({
  args: { ctaText: 'Buy both', ctaUrl: 'https://halyard.example/list' },
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'Buy both (opens a new tab)' })
    await expect(link).toHaveAccessibleDescription(/We may earn a commission/)
  },
})

/** Badge, note and button stay. */
export const AllFailed = meta.story({
  beforeEach: ({ msw }) => msw.use(...scenario('product-404')),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByRole('article')).not.toBeInTheDocument())
    await expect(canvas.getByRole('region', { name: 'Two that need no drama' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'See all deals' })).toBeVisible()
  },
})

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(...scenario('product-never')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Two that need no drama' })).toBeVisible()
    await expect(canvas.queryByRole('article')).not.toBeInTheDocument()
  },
})
