import Box from '@mui/material/Box'
import { expect } from 'storybook/test'
import { studioHeadphones } from '#fixtures/products.ts'
import { LONG, RTL_TITLE } from '#mocks/scenarios/rows.ts'
import preview from '#storybook/preview.tsx'
import { ProductDetails } from './ProductDetails.tsx'

const meta = preview.meta({
  title: 'Components/Product/Product details',
  component: ProductDetails,
  decorators: [
    (Story) => (
      <Box sx={{ p: { xs: 4, sm: 6 }, maxWidth: 1200 }}>
        <Story />
      </Box>
    ),
  ],
  args: { product: studioHeadphones },
  parameters: {
    docs: {
      description: {
        component:
          'The description, a paragraph for each of its lines, and the table of facts beside it. What is not known is a dash. It says nothing of the price: that is the buy panel’s.',
      },
    },
  },
})

export const Default = meta.story({})
Default.test('splits the description by line', async ({ canvas }) => {
  for (const line of studioHeadphones.description?.split('\n') ?? []) await expect(canvas.getByText(line)).toBeVisible()
  await expect(canvas.getByText('In Stock')).toBeVisible()
})

export const OutOfStock = meta.story({ args: { product: { ...studioHeadphones, isAvailable: false } } })
OutOfStock.test('says so', async ({ canvas }) => {
  await expect(canvas.getByText('Out of Stock')).toBeVisible()
})

export const Empty = meta.story({
  args: { product: { ...studioHeadphones, brand: null, category: null, asin: null, description: null } },
})
Empty.test('has a dash for what is not known', async ({ canvas }) => {
  await expect(canvas.getByText('No description yet.')).toBeVisible()
  await expect(canvas.getAllByText('—')).toHaveLength(3)
})

export const LongText = meta.story({
  args: {
    product: { ...studioHeadphones, brand: LONG, category: LONG, description: `${LONG}. `.repeat(4) },
  },
})

export const Arabic = meta.story({
  args: { product: { ...studioHeadphones, brand: RTL_TITLE, description: `${RTL_TITLE}\n${RTL_TITLE}` } },
})

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } })
