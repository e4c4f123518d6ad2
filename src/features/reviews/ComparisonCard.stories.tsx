import Box from '@mui/material/Box'
import { expect } from 'storybook/test'
import { LONG, RTL_TITLE } from '#mocks/scenarios/rows.ts'
import { FOCUSABLE } from '#storybook/focusable.ts'
import preview from '#storybook/preview.tsx'
import { ComparisonCard } from './ComparisonCard.tsx'
import { reviews } from './reviews-content.ts'

const [comparison] = reviews.comparisons
if (!comparison) throw new Error('The content has no comparison')

const withContenders = (
  change: (contender: (typeof reviews.comparisons)[number]['contenders'][number], index: number) => object,
) => ({
  ...comparison,
  contenders: comparison.contenders.map((contender, index) => ({ ...contender, ...change(contender, index) })),
})

const renamed = (title: string) => ({
  ...withContenders((_contender, index) => ({ product: `${title} ${index + 1}` })),
  title,
})

const meta = preview.meta({
  title: 'Components/Review/Comparison',
  tags: ['since:0.1.0'],
  component: ComparisonCard,
  decorators: [
    (Story, { parameters: { matrix } }) => (
      <Box sx={{ p: { xs: 4, sm: 6 }, maxWidth: matrix === false ? 1048 : 448 }}>{Story()}</Box>
    ),
  ],
  args: { comparison },
  parameters: {
    guide: {
      do: 'Compare values of the same unit.',
      dont: 'Do not mark a winner by color alone.',
      keyboard: 'Tab reaches the links of the two products.',
    },
    docs: {
      description: {
        component:
          'Two products with their measured values, one per row. The better value is bold and marked, also for screen readers. For one product, use a review.',
      },
    },
  },
})

export const Default = meta.story({})
Default.test('the table has a name, and marks the better value', async ({ canvas }) => {
  await expect(
    canvas.getByRole('table', { name: 'Aurelle Studio One and Aurelle Studio Two Wireless, compared' }),
  ).toBeVisible()
  await expect(canvas.getByRole('row', { name: /^Price/ })).toHaveTextContent('$349.00 (better)')
})

/** On a large screen the text is beside the table. */
export const Wide = meta.story({ parameters: { matrix: false } })

export const Hover = meta.story({ parameters: { pseudo: { hover: true } } })

export const Focus = meta.story({ parameters: { pseudo: { focusVisible: FOCUSABLE } } })

/** Neither product is better at anything. */
export const Undecided = meta.story({
  args: { comparison: { ...comparison, rows: comparison.rows.map(({ better: _better, ...row }) => row) } },
})

export const LongText = meta.story({ args: { comparison: renamed(LONG) } })

export const Arabic = meta.story({ args: { comparison: renamed(RTL_TITLE) } })

export const FailedPicture = meta.story({
  args: { comparison: withContenders(({ picture }, index) => ({ picture: index === 0 ? 'missing.avif' : picture })) },
})

export const NoPictures = meta.story({ args: { comparison: withContenders(() => ({ picture: undefined })) } })

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } })
