import Box from '@mui/material/Box'
import { expect } from 'storybook/test'
import { studioLaptop, unratedTripod } from '#fixtures/products.ts'
import preview from '#storybook/preview.tsx'
import { StarRating } from './StarRating.tsx'

const meta = preview.meta({
  title: 'Components/Product/Star rating',
  component: StarRating,
  decorators: [
    (Story) => (
      <Box sx={{ p: 6 }}>
        <Story />
      </Box>
    ),
  ],
  args: { rating: studioLaptop.rating, reviewCount: studioLaptop.reviewCount },
  argTypes: {
    rating: { control: 'text', description: 'Out of five, as the API sends it: a decimal number.' },
    reviewCount: {
      control: 'number',
      description: 'How many reviews it is the mean of; left out where nobody counted.',
    },
  },
  parameters: {
    docs: {
      description: {
        component:
          'How a product was rated: whole stars that were reached, the number, and how many reviews. It is read, not pressed. Where there is no rating it says so and shows no empty stars.',
      },
    },
  },
})

export const Default = meta.story({})
Default.test('says stars, number and count', async ({ canvas }) => {
  await expect(canvas.getByRole('img', { name: '4 of 5 stars' })).toBeVisible()
  await expect(canvas.getByText('4.7')).toBeVisible()
  await expect(canvas.getByText('(318)')).toBeVisible()
})

export const Best = meta.story({ args: { rating: '5.0', reviewCount: 1184 } })
Best.test('separates thousands', async ({ canvas }) => {
  await expect(canvas.getByText('(1,184)')).toBeVisible()
})

/** Almost four stars are three. */
export const AlmostFour = meta.story({ args: { rating: '3.9', reviewCount: 52 } })
AlmostFour.test('is never rounded up', async ({ canvas }) => {
  await expect(canvas.getByRole('img', { name: '3 of 5 stars' })).toBeVisible()
})

export const LessThanOneStar = meta.story({ args: { rating: '0.4', reviewCount: 1 } })

export const Zero = meta.story({ args: { rating: '0', reviewCount: 1 } })

/** A reviewer’s own. */
export const NoCount = meta.story({ args: { rating: '4.8', reviewCount: null } })

export const Empty = meta.story({ args: { rating: unratedTripod.rating, reviewCount: unratedTripod.reviewCount } })
Empty.test('says that there is none', async ({ canvas }) => {
  await expect(canvas.getByText('No ratings yet')).toBeVisible()
  await expect(canvas.queryByRole('img')).not.toBeInTheDocument()
})
