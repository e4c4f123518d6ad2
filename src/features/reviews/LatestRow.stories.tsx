import Box from '@mui/material/Box'
import { expect } from 'storybook/test'
import { LONG, RTL_TITLE } from '#mocks/scenarios/rows.ts'
import { FOCUSABLE } from '#storybook/focusable.ts'
import preview from '#storybook/preview.tsx'
import { LatestRow } from './LatestRow.tsx'
import { reviews } from './reviews-content.ts'

const [review] = reviews.latest
if (!review) throw new Error('The content has no review')

const meta = preview.meta({
  title: 'Components/Review/Latest review',
  tags: ['since:0.1.0'],
  component: LatestRow,
  decorators: [(Story) => <Box sx={{ p: { xs: 4, sm: 6 }, maxWidth: 1048 }}>{Story()}</Box>],
  args: { review },
  parameters: {
    guide: {
      do: 'Keep it to a few sentences.',
      dont: 'Do not add pictures.',
      keyboard: 'Tab reaches the link of the product.',
    },
    docs: {
      description: {
        component:
          'A short review in a row, newest first, with a line between rows. For a review with measured values, use the featured review.',
      },
    },
  },
})

export const Default = meta.story({})
Default.test('the date is machine-readable', async ({ canvas }) => {
  await expect(canvas.getByRole('article', { name: review.title })).toBeVisible()
  await expect(canvas.getByRole('time')).toHaveAttribute('datetime', review.date)
})

export const AmongOthers = meta.story({
  render: () => (
    <>
      {reviews.latest.map((each) => (
        <LatestRow key={each.id} review={each} />
      ))}
    </>
  ),
})

export const Hover = meta.story({ parameters: { pseudo: { hover: true } } })

export const Focus = meta.story({ parameters: { pseudo: { focusVisible: FOCUSABLE } } })

export const LongText = meta.story({ args: { review: { ...review, title: LONG, product: LONG } } })

export const Arabic = meta.story({ args: { review: { ...review, title: RTL_TITLE, product: RTL_TITLE } } })

export const FailedPicture = meta.story({ args: { review: { ...review, picture: 'missing.avif' } } })

export const NoPicture = meta.story({ args: { review: { ...review, picture: undefined } } })

/** The text is below the picture. */
export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } })
