import Box from '@mui/material/Box'
import { expect } from 'storybook/test'
import { studioHeadphones } from '#fixtures/products.ts'
import { LONG, RTL_TITLE } from '#mocks/scenarios/rows.ts'
import preview from '#storybook/preview.tsx'
import { ProductInformation } from './ProductInformation.tsx'

const meta = preview.meta({
  title: 'Components/Product/Product information',
  component: ProductInformation,
  decorators: [
    (Story) => (
      <Box sx={{ p: { xs: 4, sm: 6 }, maxWidth: 520 }}>
        <Story />
      </Box>
    ),
  ],
  args: { product: studioHeadphones },
  parameters: {
    docs: {
      description: {
        component:
          'The card of facts: brand, category, ASIN, and whether it is in stock. What is not known is a dash. It says nothing of the price: that is the buy panel’s.',
      },
    },
  },
})

export const Default = meta.story({})
Default.test('says what is known', async ({ canvas }) => {
  for (const fact of ['Aurelle', 'Audio & Headphones', 'In Stock']) await expect(canvas.getByText(fact)).toBeVisible()
})

export const OutOfStock = meta.story({ args: { product: { ...studioHeadphones, isAvailable: false } } })
OutOfStock.test('says so', async ({ canvas }) => {
  await expect(canvas.getByText('Out of Stock')).toBeVisible()
})

export const Empty = meta.story({
  args: { product: { ...studioHeadphones, brand: null, category: null, asin: null } },
})
Empty.test('has a dash for what is not known', async ({ canvas }) => {
  await expect(canvas.getAllByText('—')).toHaveLength(3)
})

export const LongText = meta.story({
  args: { product: { ...studioHeadphones, brand: LONG, category: LONG } },
})

export const Arabic = meta.story({
  args: { product: { ...studioHeadphones, brand: RTL_TITLE } },
})

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } })
