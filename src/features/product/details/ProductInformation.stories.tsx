import Box from '@mui/material/Box'
import { expect } from 'storybook/test'
import { studioHeadphones } from '#fixtures/products.ts'
import { LONG, RTL_TITLE } from '#mocks/scenarios/rows.ts'
import preview from '#storybook/preview.tsx'
import { ProductInformation } from './ProductInformation.tsx'

const meta = preview.meta({
  title: 'Components/Product/Product information',
  tags: ['since:0.1.0', 'changed:0.2.0'],
  component: ProductInformation,
  decorators: [(Story) => <Box sx={{ p: { xs: 4, sm: 6 }, maxWidth: 520 }}>{Story()}</Box>],
  args: { product: studioHeadphones },
  parameters: {
    guide: {
      do: 'Show a dash for what is unknown.',
      dont: 'Do not leave a row out.',
      heard: ['product-and-gallery'],
    },
    docs: {
      description: {
        component:
          'The facts of a product: brand, category, ASIN and availability. An unknown fact is a dash. The price belongs to the buy panel.',
      },
    },
  },
})

export const Default = meta.story({})

export const OutOfStock = meta.story({ args: { product: { ...studioHeadphones, isAvailable: false } } })

export const Empty = meta.story({
  args: { product: { ...studioHeadphones, brand: null, category: null, asin: null } },
})
Empty.test('unknown facts are dashes', async ({ canvas }) => {
  await expect(canvas.getAllByText('—')).toHaveLength(3)
})

export const LongText = meta.story({
  args: { product: { ...studioHeadphones, brand: LONG, category: LONG } },
})

export const Arabic = meta.story({
  args: { product: { ...studioHeadphones, brand: RTL_TITLE } },
})

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } })
