import Box from '@mui/material/Box'
import { expect } from 'storybook/test'
import { studioLaptop, unratedTripod } from '#fixtures/products.ts'
import preview from '#storybook/preview.tsx'
import { StarRating } from './StarRating.tsx'

const meta = preview.meta({
  title: 'Components/Product/Star rating',
  tags: ['since:0.1.0'],
  component: StarRating,
  decorators: [(Story) => <Box sx={{ p: 6 }}>{Story()}</Box>],
  args: { rating: studioLaptop.rating, reviewCount: studioLaptop.reviewCount },
  argTypes: {
    rating: { control: 'text', description: 'Out of five, as the API sends it: a decimal number.' },
    reviewCount: {
      control: 'number',
      description: 'How many reviews it is the mean of; left out where nobody counted.',
    },
  },
  parameters: {
    guide: {
      do: 'Show the count beside the stars.',
      dont: 'Do not let visitors rate with it.',
      heard: ['home-and-card', 'product-and-gallery'],
    },
    docs: {
      description: {
        component:
          'The rating of a product: full stars, the number, and the count of reviews. It is not interactive. Without a rating it says so instead of showing empty stars.',
      },
    },
  },
})

export const Default = meta.story({})

export const Best = meta.story({ args: { rating: '5.0', reviewCount: 1184 } })
Best.test('the count has a thousands separator', async ({ canvas }) => {
  await expect(canvas.getByText('(1,184)')).toBeVisible()
})

/** Ratings are rounded down to whole stars. */
export const AlmostFour = meta.story({ args: { rating: '3.9', reviewCount: 52 } })

export const LessThanOneStar = meta.story({ args: { rating: '0.4', reviewCount: 1 } })

export const Zero = meta.story({ args: { rating: '0', reviewCount: 1 } })

/** A rating by one reviewer. */
export const NoCount = meta.story({ args: { rating: '4.8', reviewCount: null } })

export const Empty = meta.story({ args: { rating: unratedTripod.rating, reviewCount: unratedTripod.reviewCount } })
