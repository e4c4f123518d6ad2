import Box from '@mui/material/Box'
import { LONG, RTL_TITLE } from '#mocks/scenarios/rows.ts'
import { FOCUSABLE } from '#storybook/focusable.ts'
import preview from '#storybook/preview.tsx'
import { Byline } from './Byline.tsx'
import { reviews } from './reviews-content.ts'

const [review] = reviews.latest
if (!review) throw new Error('The content has no review')

const meta = preview.meta({
  title: 'Components/Review/Byline',
  tags: ['since:0.1.0'],
  component: Byline,
  decorators: [(Story) => <Box sx={{ p: 6, maxWidth: 448 }}>{Story()}</Box>],
  args: { review },
  parameters: {
    guide: {
      do: 'Name the product as in the shop.',
      dont: 'Do not mix the shop’s rating with those of buyers.',
    },
    docs: {
      description: {
        component:
          'The product, the rating and the date of a review, below its title. The rating is the shop’s own. For the ratings of buyers, use the star rating with its count.',
      },
    },
  },
})

export const Default = meta.story({})

export const Hover = meta.story({ parameters: { pseudo: { hover: true } } })

export const Focus = meta.story({ parameters: { pseudo: { focusVisible: FOCUSABLE } } })

export const LongText = meta.story({ args: { review: { ...review, product: LONG } } })

export const Arabic = meta.story({ args: { review: { ...review, product: RTL_TITLE } } })
