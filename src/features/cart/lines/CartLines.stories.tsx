import Box from '@mui/material/Box'
import { pocketRecorder, studioHeadphones, studioLaptop } from '#fixtures/products.ts'
import { apiProduct } from '#storybook/helpers/api-product.ts'
import { inCart } from '#storybook/helpers/in-cart.ts'
import preview from '#storybook/preview.tsx'
import { CartLines } from './CartLines.tsx'

const products = [studioLaptop, studioHeadphones, pocketRecorder].map(apiProduct)
const lines = products.map((product, index) => ({ product, quantity: index + 1 }))

const meta = preview.meta({
  title: 'Components/Cart/Cart lines',
  tags: ['since:0.1.0'],
  component: CartLines,
  decorators: [(Story) => <Box sx={{ p: { xs: 4, sm: 6 }, maxWidth: 816 }}>{Story()}</Box>],
  args: { cart: lines },
  beforeEach: inCart(...products.map(({ id }) => id)),
  parameters: {
    guide: {
      do: 'Keep the order in which the visitor added the products.',
      dont: 'Do not group or sort the lines.',
      keyboard: 'Tab moves from line to line. After a removal the focus is on the next line.',
      heard: ['cart'],
    },
    docs: {
      description: {
        component:
          'The products of the cart in the order in which they were added, beside the order summary. An empty cart shows a notice instead.',
      },
    },
  },
})

export const Default = meta.story({})

export const OneLine = meta.story({ args: { cart: lines.slice(0, 1) } })

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } })
