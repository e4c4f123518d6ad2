import Box from '@mui/material/Box'
import { expect } from 'storybook/test'
import { categories } from '#fixtures/categories.ts'
import { products } from '#fixtures/products.ts'
import { RTL_TITLE } from '#mocks/scenarios/rows.ts'
import { inIframe } from '#storybook/helpers/in-iframe.ts'
import { withListing } from '#storybook/helpers/with-listing.tsx'
import preview from '#storybook/preview.tsx'
import { rested } from '#storybook/shop/arrange.ts'
import { Filters } from './Filters.tsx'

const laptops = categories.find(({ slug }) => slug === 'laptops')
if (!laptops) throw new Error('no laptops')
const category = { ...laptops, productCount: products.filter(({ categoryId }) => categoryId === laptops.id).length }

const meta = preview.meta({
  title: 'Components/Forms/Filters',
  component: Filters,
  decorators: [
    withListing,
    (Story) => (
      <Box sx={{ p: 6, width: 264 + 48 }}>
        <Story />
      </Box>
    ),
  ],
  parameters: {
    docs: {
      description: {
        component:
          'Narrows a listing, in four sections: one category, one brand, any price ranges, and links to reviews. Beside the products on large screens; below 900 pixels it is in the filter drawer. Reviews have a form of their own.',
      },
    },
  },
})

export const Default = meta.story({})
Default.test('has one category at a time, and none when it is pressed again', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: /^Cameras/ }))
  await expect(await canvas.findByRole('button', { name: /^Cameras/, pressed: true })).toBeVisible()
  await userEvent.click(canvas.getByRole('button', { name: /^Gaming/ }))
  await expect(await canvas.findByRole('button', { name: /^Gaming/, pressed: true })).toBeVisible()
  await expect(canvas.getByRole('button', { name: /^Cameras/ })).not.toBePressed()
  await userEvent.click(canvas.getByRole('button', { name: /^Gaming/ }))
  await expect(await canvas.findByRole('button', { name: /^Gaming/, pressed: false })).toBeVisible()
})
Default.test('combines price ranges, and says into what', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('checkbox', { name: 'Under $50' }))
  await userEvent.click(canvas.getByRole('checkbox', { name: '$100 to $250' }))
  await expect(await canvas.findByText('Showing: Under $250')).toBeVisible()
})

export const Hover = meta.story({ parameters: { pseudo: { hover: true } } })

export const Focus = meta.story({ parameters: { pseudo: { focusVisible: ['div:nth-child(2) > h2 > button'] } } })

export const Chosen = meta.story({
  parameters: inIframe({
    url: '/?categoryId=cat-cameras&brandId=brand-cindrel&priceRanges=50-100,100-250',
    steps: ['Brands'],
  }),
})
Chosen.test('shows the range that the prices make together', async ({ canvas }) => {
  await rested()
  await expect(await canvas.findByRole('button', { name: /^Cindrel/, pressed: true })).toBeVisible()
  await expect(canvas.getByRole('button', { name: /^Cameras/, pressed: true })).toBeVisible()
  await expect(canvas.getByText('Showing: $50 to $250')).toBeVisible()
})

export const AllOpen = meta.story({ parameters: inIframe({ steps: ['Brands', 'Latest Reviews'] }, 1200) })
AllOpen.test('shows ten brands', async ({ canvas }) => {
  await rested()
  await expect(await canvas.findByRole('button', { name: /^Ostrel/ })).toBeVisible()
  await expect(canvas.queryByRole('button', { name: /^Pallane/ })).toBeNull()
  await expect(canvas.getByRole('link', { name: 'Celestron NexStar' })).toBeVisible()
})

/** Locked to it; "All categories" leads out. */
export const OnACategory = meta.story({ args: { slug: category.slug, category } })
OnACategory.test('can’t be left by a filter', async ({ canvas }) => {
  await expect(canvas.getByRole('button', { name: /^Laptops/, pressed: true })).toBeDisabled()
  await expect(canvas.getByRole('link', { name: 'All categories' })).toBeVisible()
})

export const Loading = meta.story({
  parameters: inIframe({ demo: ['categories-never', 'brands-never'], steps: ['Brands'] }),
})

export const Failed = meta.story({
  parameters: inIframe({ demo: ['categories-500', 'brands-500'], steps: ['Brands'] }),
})
Failed.test('says which section failed', async ({ canvas }) => {
  await rested()
  await expect(await canvas.findByText('Failed to load categories.')).toBeVisible()
  await expect(await canvas.findByText('Failed to load brands.')).toBeVisible()
})

/** Nothing is sold: each has a count of 0. */
export const Empty = meta.story({ parameters: inIframe({ demo: ['catalogue-empty'] }) })

export const LongText = meta.story({ parameters: inIframe({ demo: ['words-unbroken'] }, 1200) })

export const Arabic = meta.story({ args: { slug: category.slug, category: { ...category, name: RTL_TITLE } } })
