import Box from '@mui/material/Box'
import { expect } from 'storybook/test'
import { studioHeadphones } from '#fixtures/products.ts'
import { LONG, RTL_TITLE } from '#mocks/scenarios/rows.ts'
import preview from '#storybook/preview.tsx'
import { ProductDescription } from './ProductDescription.tsx'

const { description } = studioHeadphones

const meta = preview.meta({
  title: 'Components/Product/Description',
  component: ProductDescription,
  decorators: [
    (Story) => (
      <Box sx={{ p: { xs: 4, sm: 6 }, maxWidth: 800 }}>
        <Story />
      </Box>
    ),
  ],
  args: { description },
  parameters: {
    docs: {
      description: {
        component:
          'What a product is bought for, a row for each line of its text. For the same four facts of every product use the product information.',
      },
    },
  },
})

export const Default = meta.story({})
Default.test('is split by line', async ({ canvas }) => {
  for (const line of description?.split('\n') ?? []) await expect(canvas.getByText(line)).toBeVisible()
})

export const Empty = meta.story({ args: { description: null } })
Empty.test('says that there is none', async ({ canvas }) => {
  await expect(canvas.getByText('No description yet.')).toBeVisible()
})

export const LongText = meta.story({ args: { description: `${LONG}. `.repeat(4) } })

export const Arabic = meta.story({ args: { description: `${RTL_TITLE}\n${RTL_TITLE}` } })

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } })
