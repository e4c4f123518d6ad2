import Box from '@mui/material/Box'
import { expect } from 'storybook/test'
import { products } from '#fixtures/products.ts'
import { withListing } from '#storybook/helpers/with-listing.tsx'
import preview from '#storybook/preview.tsx'
import { ListingPages } from './ListingPages.tsx'
import { PAGE_SIZE, pagesOf } from './listing-search.ts'

const last = pagesOf(products.length)

const meta = preview.meta({
  title: 'Components/Forms/Load more and pages',
  component: ListingPages,
  decorators: [
    withListing,
    (Story) => (
      <Box sx={{ p: 4 }}>
        <Story />
      </Box>
    ),
  ],
  args: { current: 1, total: products.length },
  parameters: {
    docs: {
      description: {
        component:
          'The way through a listing, below its products: Load More goes to the next page, which replaces the one that is shown. Nothing stands here for a single page; the last has no Load More. The blog has pages without it.',
      },
    },
  },
})

export const Default = meta.story({})
Default.test('has a way to the next page and to the last', async ({ canvas }) => {
  await expect(canvas.getByRole('button', { name: 'Load More' })).toBeVisible()
  await expect(canvas.getByRole('button', { name: 'Page 1' })).toHaveAttribute('aria-current', 'page')
  await expect(canvas.getByRole('button', { name: `Page ${last}` })).toBeVisible()
})

export const Hover = meta.story({ parameters: { pseudo: { hover: true } } })

export const Focus = meta.story({ parameters: { pseudo: { focusVisible: ['[aria-label="Page 2"]'] } } })

export const Middle = meta.story({ args: { current: 4 } })

export const Last = meta.story({ args: { current: last } })
Last.test('has nothing more to load', async ({ canvas }) => {
  await expect(canvas.getByRole('button', { name: `Page ${last}` })).toHaveAttribute('aria-current', 'page')
  await expect(canvas.queryByRole('button', { name: 'Load More' })).toBeNull()
})

export const TwoPages = meta.story({ args: { total: PAGE_SIZE + 1 } })

export const FourHundredPages = meta.story({ args: { current: 200, total: 400 * PAGE_SIZE } })

export const Phone = meta.story({
  args: { current: 200, total: 400 * PAGE_SIZE },
  globals: { viewport: { value: 'phone' } },
})
