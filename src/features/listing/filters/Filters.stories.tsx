import Box from '@mui/material/Box'
import { categories } from '#fixtures/categories.ts'
import { products } from '#fixtures/products.ts'
import { RTL_TITLE } from '#mocks/scenarios/rows.ts'
import { inIframe } from '#storybook/helpers/in-iframe.ts'
import { withListing } from '#storybook/helpers/with-listing.tsx'
import preview from '#storybook/preview.tsx'
import { Filters } from './Filters.tsx'

const laptops = categories.find(({ slug }) => slug === 'laptops')
if (!laptops) throw new Error('There is no category laptops')
const category = { ...laptops, productCount: products.filter(({ categoryId }) => categoryId === laptops.id).length }

const meta = preview.meta({
  title: 'Components/Forms/Filters (sidebar)',
  tags: ['since:0.1.0'],
  component: Filters,
  decorators: [withListing, (Story) => <Box sx={{ p: 6, width: 264 + 48 }}>{Story()}</Box>],
  parameters: {
    guide: {
      do: 'Show the count beside each option.',
      dont: 'Do not hide the options of a category that is selected.',
      keyboard: 'Tab moves through the options; Space checks a price range, Enter or Space selects the others.',
      heard: ['filter'],
    },
    docs: {
      description: {
        component:
          'The filters of a listing: one category, one brand, any number of price ranges, and links to reviews. They are beside the products, or in the filter drawer below 900 pixels. For the reviews page, use Review filters.',
      },
    },
  },
})

export const Default = meta.story({ tags: ['both-shops'] })

export const Hover = meta.story({ parameters: { pseudo: { hover: true } } })

export const Focus = meta.story({ parameters: { pseudo: { focusVisible: ['div:nth-child(2) > h2 > button'] } } })

export const Chosen = meta.story({
  parameters: inIframe({
    url: '/?categoryId=cat-cameras&brandId=brand-cindrel&priceRanges=50-100,100-250',
    steps: ['Brands', { see: 'Showing: $50 to $250' }],
  }),
})

export const AllOpen = meta.story({
  parameters: inIframe({ steps: ['Brands', 'Latest Reviews', { see: 'Aurelle' }] }, 1200),
})

/** On a category page the category is fixed. “All categories” links to all products. */
export const OnACategory = meta.story({ args: { slug: category.slug, category } })

export const Loading = meta.story({
  parameters: inIframe({ demo: ['categories-never', 'brands-never'], steps: ['Brands'] }),
})

export const Failed = meta.story({
  parameters: inIframe({
    demo: ['categories-500', 'brands-500'],
    steps: ['Brands', { see: 'Failed to load brands.' }],
  }),
})

/** A shop without products: every count is 0. */
export const Empty = meta.story({ parameters: inIframe({ demo: ['catalogue-empty'] }) })

export const LongText = meta.story({ parameters: inIframe({ demo: ['words-unbroken'] }, 1200) })

export const Arabic = meta.story({ args: { slug: category.slug, category: { ...category, name: RTL_TITLE } } })
