import Box from '@mui/material/Box'
import { expect, within } from 'storybook/test'
import { products, studioHeadphones } from '#fixtures/products.ts'
import { inIframe } from '#storybook/helpers/in-iframe.ts'
import preview from '#storybook/preview.tsx'
import { RelatedProducts } from './RelatedProducts.tsx'

const newest = products.find(({ categoryId }) => categoryId === 'cat-cameras')

const meta = preview.meta({
  title: 'Components/Product/Related products',
  component: RelatedProducts,
  decorators: [
    (Story) => (
      <Box sx={{ p: { xs: 4, sm: 6 }, maxWidth: 1200 }}>
        <Story />
      </Box>
    ),
  ],
  args: { productId: 'another-camera', categoryId: 'cat-cameras' },
  parameters: {
    docs: {
      description: {
        component:
          'Up to four products of the same category, below a product, and never that product itself. While they load, where they fail and where there are none, nothing stands in their place.',
      },
    },
  },
})

export const Default = meta.story({})
Default.test('has four of the same category', async ({ canvas }) => {
  const region = within(await canvas.findByRole('region', { name: 'Related Products' }))
  await expect(region.getAllByRole('article')).toHaveLength(4)
})

/** The product is one of the four that were asked for. */
export const Three = meta.story({ args: { productId: newest?.id ?? '' } })
Three.test('leaves out the product itself', async ({ canvas }) => {
  const region = within(await canvas.findByRole('region', { name: 'Related Products' }))
  await expect(region.getAllByRole('article')).toHaveLength(3)
  await expect(region.queryByRole('article', { name: newest?.title })).toBeNull()
})

export const One = meta.story({
  args: { productId: studioHeadphones.id, categoryId: 'cat-laptops' },
  parameters: inIframe({ demo: ['catalogue-1'] }),
})
One.test('keeps its column', async ({ canvas }) => {
  const region = within(await canvas.findByRole('region', { name: 'Related Products' }))
  await expect(region.getAllByRole('article')).toHaveLength(1)
})

export const LongText = meta.story({ parameters: inIframe({ demo: ['texts-long'] }) })

export const Arabic = meta.story({ parameters: inIframe({ demo: ['texts-rtl'] }) })

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } })
