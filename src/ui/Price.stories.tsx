import Box from '@mui/material/Box'
import { expect } from 'storybook/test'
import { fullPriceTurntable, studioLaptop } from '#fixtures/products.ts'
import preview from '#storybook/preview.tsx'
import { Price } from './Price.tsx'

const meta = preview.meta({
  title: 'Components/Product/Price',
  component: Price,
  decorators: [
    (Story) => (
      <Box sx={{ p: 6 }}>
        <Story />
      </Box>
    ),
  ],
  args: { price: studioLaptop.price, originalPrice: studioLaptop.originalPrice },
  argTypes: {
    price: { description: 'As the API sends it: a decimal number in dollars.' },
    originalPrice: { control: 'text', description: 'Shown where it is higher than the price.' },
    className: { table: { disable: true } },
  },
  parameters: {
    docs: {
      description: {
        component:
          'What a product costs; where something is saved, also what it was and how much that is. A price that can’t be read is a dash, never a zero. Sums of a cart are no prices, and are set by the order summary.',
      },
    },
  },
})

export const Default = meta.story({})
Default.test('says what it was, and what is saved', async ({ canvas }) => {
  await expect(canvas.getByText('$2,399.00')).toBeVisible()
  await expect(canvas.getByText('Was')).toBeInTheDocument()
  await expect(canvas.getByText(/\$2,699\.00/)).toBeVisible()
  await expect(canvas.getByText('Save $300.00')).toBeVisible()
})

export const FullPrice = meta.story({ args: { price: fullPriceTurntable.price, originalPrice: null } })
FullPrice.test('says the price alone', async ({ canvas }) => {
  await expect(canvas.queryByText('Was')).not.toBeInTheDocument()
  await expect(canvas.queryByText(/^Save/)).not.toBeInTheDocument()
})

export const Unreadable = meta.story({ args: { price: 'ask us', originalPrice: null } })
Unreadable.test('shows a dash', async ({ canvas }) => {
  await expect(canvas.getByText('—')).toBeVisible()
})

export const Huge = meta.story({ args: { price: '1234567890.00', originalPrice: '2345678901.50' } })

/** Wraps between its parts, as in two columns on a phone. */
export const Narrow = meta.story({
  decorators: [
    (Story) => (
      <Box sx={{ width: 160 }}>
        <Story />
      </Box>
    ),
  ],
})
