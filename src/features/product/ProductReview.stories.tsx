import Box from '@mui/material/Box'
import { studioHeadphones } from '#fixtures/products.ts'
import { FOCUSABLE } from '#storybook/focusable.ts'
import preview from '#storybook/preview.tsx'
import { ProductReview } from './ProductReview.tsx'

const meta = preview.meta({
  title: 'Components/Product/Review of a product',
  component: ProductReview,
  decorators: [(Story) => <Box sx={{ p: { xs: 4, sm: 6 }, maxWidth: 520 }}>{Story()}</Box>],
  args: { product: studioHeadphones.title },
  parameters: {
    docs: {
      description: {
        component:
          'A link from a product to the shop’s own review, with its score and title. It shows nothing for a product without a review. For the ratings of buyers, use the star rating.',
      },
    },
  },
})

export const Default = meta.story({})

export const Hover = meta.story({ parameters: { pseudo: { hover: true } } })

export const Focus = meta.story({ parameters: { pseudo: { focusVisible: FOCUSABLE } } })

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } })
