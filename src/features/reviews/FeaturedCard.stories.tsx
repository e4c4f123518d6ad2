import Box from '@mui/material/Box'
import { LONG, RTL_TITLE } from '#mocks/scenarios/rows.ts'
import { FOCUSABLE } from '#storybook/focusable.ts'
import preview from '#storybook/preview.tsx'
import { FeaturedCard } from './FeaturedCard.tsx'
import { reviews } from './reviews-content.ts'

const [review] = reviews.featured
if (!review) throw new Error('The content has no review')

const meta = preview.meta({
  title: 'Components/Review/Featured review',
  tags: ['since:0.1.0'],
  component: FeaturedCard,
  decorators: [
    (Story, { args: { isLarge } }) => <Box sx={{ p: { xs: 4, sm: 6 }, maxWidth: isLarge ? 1248 : 568 }}>{Story()}</Box>,
  ],
  args: { review, isLarge: true },
  parameters: {
    guide: {
      do: 'Begin with the verdict.',
      dont: 'Do not feature a review without measured values.',
      keyboard: 'Tab reaches the link of the product.',
    },
    docs: {
      description: {
        component:
          'A long review: picture, verdict, measured values, and what was liked and missed. The first has a row of its own, the others share one. For a few sentences, use the latest review.',
      },
    },
  },
})

export const Default = meta.story({ tags: ['both-shops'] })

export const InARow = meta.story({ args: { isLarge: false } })

export const Hover = meta.story({ parameters: { pseudo: { hover: true } } })

export const Focus = meta.story({ parameters: { pseudo: { focusVisible: FOCUSABLE } } })

export const LongText = meta.story({ args: { review: { ...review, title: LONG, product: LONG } } })

export const Arabic = meta.story({ args: { review: { ...review, title: RTL_TITLE, product: RTL_TITLE } } })

export const FailedPicture = meta.story({ args: { review: { ...review, picture: 'missing.avif' } } })

export const NoPicture = meta.story({ args: { review: { ...review, picture: undefined } } })

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } })
