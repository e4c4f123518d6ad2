import Box from '@mui/material/Box'
import { fn } from 'storybook/test'
import { withListing } from '#storybook/helpers/with-listing.tsx'
import preview from '#storybook/preview.tsx'
import { FailedFilters, FailedListing, NoProducts } from './listing-states.tsx'

const meta = preview.meta({
  title: 'Components/Feedback/Listing without products',
  tags: ['since:0.1.0', 'changed:0.2.0'],
  component: NoProducts,
  decorators: [withListing, (Story) => <Box sx={{ p: 4 }}>{Story()}</Box>],
  args: { listing: {}, isInCategory: false, last: 0 },
  parameters: {
    guide: {
      do: 'Offer the step that helps: fewer filters, the first page, or another try.',
      dont: 'Do not show an empty grid.',
      keyboard: 'Tab reaches the next step; Enter or Space takes it.',
    },
    docs: {
      description: {
        component:
          'Shown instead of products: nothing was found, the page does not exist, or the listing failed to load. Each offers a next step. A failed filter shows the same message in a small form.',
      },
    },
  },
})

export const NothingFound = meta.story({})

export const NothingFoundInCategory = meta.story({ args: { listing: { search: 'submarine' }, isInCategory: true } })

export const BeyondTheLastPage = meta.story({ args: { listing: { page: 99 }, last: 8 } })

export const Failed = meta.story({ render: () => <FailedListing /> })

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
  render: () => <FailedFilters name="brands" isRetrying={false} onRetry={retry} />,
})

/** Retry stays in place while the request runs. */
export const FilterAskedAgain = meta.story({
  render: () => <FailedFilters name="brands" isRetrying={true} onRetry={retry} />,
})

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } })
