import Box from '@mui/material/Box'
import { categories } from '#fixtures/categories.ts'
import { inIframe } from '#storybook/helpers/in-iframe.ts'
import { withListing } from '#storybook/helpers/with-listing.tsx'
import preview from '#storybook/preview.tsx'
import { FilterDrawer } from './FilterDrawer.tsx'

const laptops = categories.find(({ slug }) => slug === 'laptops')
if (!laptops) throw new Error('There is no category laptops')

const meta = preview.meta({
  title: 'Components/Forms/Filter drawer',
  tags: ['since:0.1.0'],
  component: FilterDrawer,
  decorators: [withListing, (Story) => <Box sx={{ p: 4 }}>{Story()}</Box>],
  // From 900 pixels on the filters are beside the products, and the button is hidden.
  globals: { viewport: { value: 'phone' } },
  args: { applied: 0, total: 180, announcement: '' },
  argTypes: { category: { control: false } },
  parameters: {
    guide: {
      do: 'Show the number of results on the button that closes it.',
      dont: 'Do not apply the filters only on close.',
      keyboard: 'Tab stays inside; Escape closes it, and the focus returns to Filters.',
      heard: ['filter-drawer'],
    },
    docs: {
      story: { inline: false, height: '200px' },
      description: {
        component:
          'The filters on small screens: a button with the number of active filters, and a drawer that ends with a button back to the products. On large screens, use the filters beside the listing.',
      },
    },
  },
})

const open = inIframe({ steps: ['Filters', { see: 'Close filters' }] }, 844)

export const Default = meta.story({})

export const Applied = meta.story({ args: { applied: 3 } })

export const Hover = meta.story({ parameters: { pseudo: { hover: true } } })

export const Focus = meta.story({ parameters: { pseudo: { focusVisible: ['button'] } } })

export const Open = meta.story({ parameters: open })

/** The listing is loading, so its number of products is unknown. */
export const OpenWhileLoading = meta.story({ args: { total: undefined }, parameters: open })

export const OpenWithFilters = meta.story({
  args: { applied: 2, total: 3 },
  parameters: inIframe(
    { url: '/?categoryId=cat-cameras&priceRanges=50-100', steps: ['Filters', { see: 'Show 3 products' }] },
    844,
  ),
})

export const OpenOnACategory = meta.story({
  args: { slug: laptops.slug, category: { ...laptops, productCount: 26 }, total: 26 },
  parameters: open,
})

export const OpenAndFailed = meta.story({
  parameters: inIframe(
    { demo: ['categories-500', 'brands-500'], steps: ['Filters', 'Brands', { see: 'Failed to load brands.' }] },
    844,
  ),
})
