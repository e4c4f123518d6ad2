import Box from '@mui/material/Box'
import { expect } from 'storybook/test'
import { LONG, RTL_TITLE } from '#mocks/scenarios/rows.ts'
import preview from '#storybook/preview.tsx'
import { Points } from './Points.tsx'
import { reviews } from './reviews-content.ts'

const [{ liked, missed } = { liked: [], missed: [] }] = reviews.featured

const meta = preview.meta({
  title: 'Components/Review/Pros and cons',
  tags: ['since:0.1.0'],
  component: Points,
  decorators: [
    (Story) => (
      <Box sx={{ p: { xs: 4, sm: 6 }, maxWidth: 640 }}>
        <Box component="h3" sx={{ mb: 4 }}>
          Accurate, comfortable and easy to repair
        </Box>
        {Story()}
      </Box>
    ),
  ],
  args: { liked, missed },
  parameters: {
    guide: {
      do: 'Write points that are equally long.',
      dont: 'Do not repeat the verdict.',
    },
    docs: {
      description: {
        component:
          'The good and the bad points of a product, in a few words each, at the end of a featured review. For a product’s features, use its description.',
      },
    },
  },
})

export const Default = meta.story({})
Default.test('both sides have a heading', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { name: 'Pros' })).toBeVisible()
  await expect(canvas.getByRole('heading', { name: 'Cons' })).toBeVisible()
  await expect(canvas.getAllByRole('listitem')).toHaveLength(liked.length + missed.length)
})

export const OneSided = meta.story({ args: { missed: [] } })

export const LongText = meta.story({ args: { liked: [LONG], missed: [LONG] } })

export const Arabic = meta.story({ args: { liked: [RTL_TITLE], missed: [RTL_TITLE] } })

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } })
