import Box from '@mui/material/Box'
import { expect, fn } from 'storybook/test'
import { withListing } from '#storybook/helpers/with-listing.tsx'
import preview from '#storybook/preview.tsx'
import { FailedFilters, FailedListing, NothingHere } from './listing-states.tsx'

const meta = preview.meta({
  title: 'Components/Feedback/Listing without products',
  component: NothingHere,
  decorators: [
    withListing,
    (Story) => (
      <Box sx={{ p: 4 }}>
        <Story />
      </Box>
    ),
  ],
  args: { page: 1, last: 0 },
  parameters: {
    docs: {
      description: {
        component:
          'In the place of a listing’s products: nothing was found, the page is beyond the last, or the load failed. Each says what to do next. In a section of the filters the failure is as small as what it stands for.',
      },
    },
  },
})

export const NothingFound = meta.story({})
NothingFound.test('says what to try', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { name: 'No products found' })).toBeVisible()
})

export const BeyondTheLastPage = meta.story({ args: { page: 99, last: 8 } })
BeyondTheLastPage.test('says where the listing ends', async ({ canvas }) => {
  await expect(canvas.getByText('There is no page 99 of this listing. It ends on page 8.')).toBeVisible()
  await expect(canvas.getByRole('button', { name: 'Go to page 8' })).toBeVisible()
})

export const Failed = meta.story({ render: () => <FailedListing /> })
Failed.test('is heard at once, with a way to try again', async ({ canvas }) => {
  await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to load products. Please try again.')
  await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible()
})

export const FailedHover = meta.story({
  render: () => <FailedListing />,
  parameters: { pseudo: { hover: true } },
})

export const FailedFocus = meta.story({
  render: () => <FailedListing />,
  parameters: { pseudo: { focusVisible: ['button'] } },
})

const retry = fn()

export const FailedFilter = meta.story({
  render: () => <FailedFilters what="brands" isAskedAgain={false} onRetry={retry} />,
})
FailedFilter.test('can be tried again', async ({ canvas, userEvent }) => {
  await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to load brands.')
  retry.mockClear()
  await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
  await expect(retry).toHaveBeenCalledOnce()
})

/** The button that was pressed stays in its place. */
export const FilterAskedAgain = meta.story({
  render: () => <FailedFilters what="brands" isAskedAgain={true} onRetry={retry} />,
})

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } })
