import Box from '@mui/material/Box'
import { expect, waitFor } from 'storybook/test'
import { inIframe } from '#storybook/helpers/in-iframe.ts'
import { withListing } from '#storybook/helpers/with-listing.tsx'
import preview from '#storybook/preview.tsx'
import { SortControl } from './SortControl.tsx'

const meta = preview.meta({
  title: 'Components/Forms/Sort',
  tags: ['since:0.1.0'],
  component: SortControl,
  decorators: [withListing, (Story) => <Box sx={{ display: 'flex', p: 4 }}>{Story()}</Box>],
  parameters: {
    guide: {
      do: 'Announce the new order.',
      dont: 'Do not sort by something that the card does not show.',
      keyboard: 'Tab reaches it; the arrow keys choose an order.',
      heard: ['filter'],
    },
    docs: {
      description: {
        component:
          'The order of a listing, newest first by default. Use one per listing, beside the view toggle. To hide products, use filters.',
      },
    },
  },
})

export const Default = meta.story({})
Default.test('offers six sort orders and keeps the selected one', async ({ canvas, userEvent }) => {
  const sort = canvas.getByRole('combobox', { name: 'Sort by' })
  await expect(canvas.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'Newest First',
    'Oldest First',
    'Price: Low to High',
    'Price: High to Low',
    'Highest Rated',
    'Name A to Z',
  ])
  await expect(sort).toHaveDisplayValue('Newest First')
  await userEvent.selectOptions(sort, 'Highest Rated')
  await waitFor(() => expect(sort).toHaveDisplayValue('Highest Rated'))
})

export const Focus = meta.story({ parameters: { pseudo: { focusVisible: ['select'] } } })

export const Chosen = meta.story({ parameters: inIframe({ url: '/?sort=price-desc' }, 120) })

/** The control fills the width of the screen. */
export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } })
