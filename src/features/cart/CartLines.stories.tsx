import Box from '@mui/material/Box'
import { expect, within } from 'storybook/test'
import { pocketRecorder, studioHeadphones, studioLaptop } from '#fixtures/products.ts'
import { fillCart } from '#src/testing/fill-cart.ts'
import { apiProduct } from '#storybook/helpers/api-product.ts'
import preview from '#storybook/preview.tsx'
import { CartLines } from './CartLines.tsx'

const products = [studioLaptop, studioHeadphones, pocketRecorder].map(apiProduct)
const lines = products.map((product, index) => ({ product, quantity: index + 1 }))

const meta = preview.meta({
  title: 'Components/Cart/Cart lines',
  component: CartLines,
  decorators: [(Story) => <Box sx={{ p: { xs: 4, sm: 6 }, maxWidth: 816 }}>{Story()}</Box>],
  args: { cart: lines },
  beforeEach: () => fillCart(...products.map(({ id }) => id)),
  parameters: {
    docs: {
      description: {
        component:
          'What is in the cart, a product to a line, in the order it was put there. It is on the cart page beside the order summary. An empty cart has a notice in its place.',
      },
    },
  },
})

export const Default = meta.story({})
Default.test('has a line for each product', async ({ canvas }) => {
  const list = canvas.getByRole('list', { name: 'Cart items' })
  const titles = within(list)
    .getAllByRole('heading')
    .map(({ textContent }) => textContent)
  await expect(titles).toEqual(products.map(({ title }) => title))
})

export const OneLine = meta.story({ args: { cart: lines.slice(0, 1) } })

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } })
