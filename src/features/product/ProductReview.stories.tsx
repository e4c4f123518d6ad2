import Box from '@mui/material/Box'
import { reviews } from '#src/features/reviews/reviews-content.ts'
import { FOCUSABLE } from '#storybook/focusable.ts'
import preview from '#storybook/preview.tsx'
import { ProductReview } from './ProductReview.tsx'

const [review] = reviews.featured
if (!review) throw new Error('The content has no review')

const meta = preview.meta({
  title: 'Components/Product/Review of a product',
  tags: ['since:0.1.0'],
  component: ProductReview,
  decorators: [(Story) => <Box sx={{ p: { xs: 4, sm: 6 }, maxWidth: 520 }}>{Story()}</Box>],
  args: { review },
  parameters: {
    guide: {
      do: 'Show the score and the title of the review.',
      dont: 'Do not show it without a review.',
      keyboard: 'Tab reaches it; Enter opens the review.',
      heard: ['product-and-gallery'],
    },
    docs: {
      description: {
        component:
          'A link from a product to the shop’s own review, with its score and title. For the ratings of buyers, use the star rating.',
      },
    },
  },
})

export const Default = meta.story({})

export const Hover = meta.story({ parameters: { pseudo: { hover: true } } })

export const Focus = meta.story({ parameters: { pseudo: { focusVisible: FOCUSABLE } } })

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } })
