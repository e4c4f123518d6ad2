import Box from '@mui/material/Box'
import { studioHeadphones } from '#fixtures/products.ts'
import { LONG, RTL_TITLE } from '#mocks/scenarios/rows.ts'
import preview from '#storybook/preview.tsx'
import { ProductDescription } from './ProductDescription.tsx'

const { description } = studioHeadphones

const meta = preview.meta({
  title: 'Components/Product/Description',
  tags: ['since:0.1.0', 'changed:0.2.0'],
  component: ProductDescription,
  decorators: [(Story) => <Box sx={{ p: { xs: 4, sm: 6 }, maxWidth: 800 }}>{Story()}</Box>],
  args: { description },
  parameters: {
    guide: {
      do: 'Write for someone who compares.',
      dont: 'Do not repeat the facts of the product information.',
      heard: ['product-and-gallery'],
    },
    docs: {
      description: {
        component:
          'The description of a product: one paragraph per line of its text, then its own facts. For the facts that all products have, use the product information.',
      },
    },
  },
})

export const Default = meta.story({})

export const Empty = meta.story({ args: { description: null } })

export const LongText = meta.story({ args: { description: `${LONG}. `.repeat(4) } })

export const Arabic = meta.story({ args: { description: `${RTL_TITLE}\n${RTL_TITLE}` } })

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } })
