import Box from '@mui/material/Box'
import { expect } from 'storybook/test'
import { LONG, RTL_TITLE } from '#mocks/scenarios/rows.ts'
import { FOCUSABLE } from '#storybook/focusable.ts'
import preview from '#storybook/preview.tsx'
import { Byline } from './Byline.tsx'
import { latestReviews } from './reviews-content.ts'

const [review] = latestReviews
if (!review) throw new Error('no review')

const meta = preview.meta({
  title: 'Components/Review/Byline',
  component: Byline,
  decorators: [(Story) => <Box sx={{ p: 6, maxWidth: 448 }}>{Story()}</Box>],
  args: { review },
  parameters: {
    docs: {
      description: {
        component:
          'What a review is about, what it came to, and when. It comes right below the title of every review. The rating is the shop’s own: for what buyers say, a product has its own stars with their count.',
      },
    },
  },
})

export const Default = meta.story({})
Default.test('finds the product in the shop', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: review.product })).toHaveAttribute(
    'href',
    expect.stringContaining('?search=Tessarine'),
  )
  await expect(canvas.getByRole('img', { name: '4 of 5 stars' })).toBeVisible()
})

export const Hover = meta.story({ parameters: { pseudo: { hover: true } } })

export const Focus = meta.story({ parameters: { pseudo: { focusVisible: FOCUSABLE } } })

export const LongText = meta.story({ args: { review: { ...review, product: LONG } } })

export const Arabic = meta.story({ args: { review: { ...review, product: RTL_TITLE } } })
