import Box from '@mui/material/Box'
import { products, studioHeadphones } from '#fixtures/products.ts'
import { LONG, RTL_TITLE } from '#mocks/scenarios/rows.ts'
import { inIframe } from '#storybook/helpers/in-iframe.ts'
import preview from '#storybook/preview.tsx'
import { RelatedProducts } from './RelatedProducts.tsx'

const newest = products.find(({ categoryId }) => categoryId === 'cat-cameras')

const meta = preview.meta({
  title: 'Components/Product/Related products',
  tags: ['since:0.1.0'],
  component: RelatedProducts,
  decorators: [(Story) => <Box sx={{ p: { xs: 4, sm: 6 }, maxWidth: 1200 }}>{Story()}</Box>],
  args: { productId: 'another-camera', categoryId: 'cat-cameras' },
  parameters: {
    guide: {
      do: 'Show products of the same category.',
      dont: 'Do not keep space for it while it loads.',
      keyboard: 'Tab moves from card to card.',
      heard: ['product-and-gallery'],
    },
    docs: {
      description: {
        component:
          'Up to four products of the same category, below a product. It shows nothing while they load, if they fail and if there are none.',
      },
    },
  },
})

export const Default = meta.story({})

/** The API's four products include the product itself, which is left out. */
export const Three = meta.story({ args: { productId: newest?.id ?? '' } })

export const One = meta.story({
  args: { productId: studioHeadphones.id, categoryId: 'cat-laptops' },
  parameters: inIframe({ demo: ['catalogue-1'], steps: [{ see: 'Related Products' }] }),
})

export const LongText = meta.story({ parameters: inIframe({ demo: ['texts-long'], steps: [{ see: LONG }] }) })

export const Arabic = meta.story({ parameters: inIframe({ demo: ['texts-rtl'], steps: [{ see: RTL_TITLE }] }) })

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } })
