import Box from '@mui/material/Box'
import { products } from '#fixtures/products.ts'
import { PAGE_SIZE, pagesOf } from '#src/features/listing/listing-search.ts'
import { withListing } from '#storybook/helpers/with-listing.tsx'
import preview from '#storybook/preview.tsx'
import { ListingPages } from './ListingPages.tsx'

const last = pagesOf(products.length)

const meta = preview.meta({
  title: 'Components/Forms/Load more and pages',
  tags: ['since:0.1.0'],
  component: ListingPages,
  decorators: [withListing, (Story) => <Box sx={{ p: 4 }}>{Story()}</Box>],
  args: { current: 1, total: products.length },
  parameters: {
    guide: {
      do: 'Keep Load More above the page numbers.',
      dont: 'Do not load the next page without a press.',
      keyboard: 'Tab reaches Load More and the pages. After a press the focus is on the list.',
      heard: ['home-and-card'],
    },
    docs: {
      description: {
        component:
          'Moves through a listing. Load More replaces the products with the next page; the last page has no Load More. A single page shows nothing. The blog has the pagination only.',
      },
    },
  },
})

export const Default = meta.story({})

export const Hover = meta.story({ parameters: { pseudo: { hover: true } } })

export const Focus = meta.story({ parameters: { pseudo: { focusVisible: ['[aria-label="Page 2"]'] } } })

export const Middle = meta.story({ args: { current: 4 } })

export const Last = meta.story({ args: { current: last } })

export const TwoPages = meta.story({ args: { total: PAGE_SIZE + 1 } })

export const FourHundredPages = meta.story({ args: { current: 200, total: 400 * PAGE_SIZE } })

export const Phone = meta.story({
  args: { current: 200, total: 400 * PAGE_SIZE },
  globals: { viewport: { value: 'phone' } },
})
