import Box from '@mui/material/Box'
import { expect, waitFor } from 'storybook/test'
import { LONG, RTL_TITLE } from '#mocks/scenarios/rows.ts'
import { FOCUSABLE } from '#storybook/focusable.ts'
import preview from '#storybook/preview.tsx'
import { LatestRow } from './LatestRow.tsx'
import { latestReviews } from './reviews-content.ts'

const [review] = latestReviews
if (!review) throw new Error('no review')

const meta = preview.meta({
  title: 'Components/Review/Latest review',
  component: LatestRow,
  decorators: [(Story) => <Box sx={{ p: { xs: 4, sm: 6 }, maxWidth: 1048 }}>{Story()}</Box>],
  args: { review },
  parameters: {
    docs: {
      description: {
        component:
          'A short review in a row of its own, newest first, with a line between it and the next. Where there are measurements and two sides to tell, use the featured review.',
      },
    },
  },
})

export const Default = meta.story({})
Default.test('says when it was published', async ({ canvas }) => {
  await expect(canvas.getByRole('article', { name: review.title })).toBeVisible()
  await expect(canvas.getByRole('time')).toHaveAttribute('datetime', review.date)
})

export const AmongOthers = meta.story({
  render: () => (
    <>
      {latestReviews.map((each) => (
        <LatestRow key={each.id} review={each} />
      ))}
    </>
  ),
})

export const Hover = meta.story({ parameters: { pseudo: { hover: true } } })

export const Focus = meta.story({ parameters: { pseudo: { focusVisible: FOCUSABLE } } })

export const LongText = meta.story({ args: { review: { ...review, title: LONG, product: LONG } } })

export const Arabic = meta.story({ args: { review: { ...review, title: RTL_TITLE, product: RTL_TITLE } } })

export const FailedPicture = meta.story({ args: { review: { ...review, picture: 'missing' } } })
FailedPicture.test('shows the placeholder', async ({ canvasElement }) => {
  await waitFor(() =>
    expect(canvasElement.querySelector('img')).toHaveAttribute('src', expect.stringContaining('placeholder.svg')),
  )
})

/** The words come below. */
export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } })
