import Box from '@mui/material/Box'
import { products } from '#fixtures/products.ts'
import { LONG, RTL_TITLE } from '#mocks/scenarios/rows.ts'
import type { Product } from '#src/api/contract.ts'
import { PAGE_SIZE } from '#src/features/listing/listing-search.ts'
import { apiProduct } from '#storybook/helpers/api-product.ts'
import preview from '#storybook/preview.tsx'
import { ProductGrid } from './ProductGrid.tsx'

const page = products.slice(0, PAGE_SIZE).map(apiProduct)
const row = (fields: Partial<Product>) => page.slice(0, 4).map((product) => Object.assign({}, product, fields))

const meta = preview.meta({
  title: 'Components/Product/Product grid',
  tags: ['since:0.1.0'],
  component: ProductGrid,
  decorators: [(Story) => <Box sx={{ p: 4, width: BESIDE_FILTERS }}>{Story()}</Box>],
  args: { products: page, isBusy: false },
  argTypes: { view: { control: 'inline-radio', options: ['grid', 'list'] } },
  parameters: {
    guide: {
      do: 'Keep the products in sight while the next ones load.',
      dont: 'Do not mix products with other cards.',
      keyboard: 'Tab moves from card to card.',
    },
    docs: {
      description: {
        component:
          'The products of a listing: four in a row on a large screen, two on a phone, or a list of one per row. Skeletons show while the first page loads. For a few related products, use cards in columns.',
      },
    },
  },
})

/** The width beside the filters, including the decorator's padding. */
const BESIDE_FILTERS = { md: 'calc(min(100vw, 1408px) - 312px)' }

export const Default = meta.story({})

export const Loading = meta.story({ args: { products: undefined } })

/** The old products are dimmed while new ones load. */
export const Busy = meta.story({ args: { products: page.slice(0, 8), isBusy: true } })

export const OneProduct = meta.story({ args: { products: page.slice(0, 1) } })

export const ThreeProducts = meta.story({ args: { products: page.slice(0, 3) } })

export const List = meta.story({ args: { products: page.slice(0, 6), view: 'list' } })

export const LongText = meta.story({ args: { products: row({ title: LONG }) } })

export const Arabic = meta.story({ args: { products: row({ title: RTL_TITLE }) } })

export const FailedPicture = meta.story({
  args: { products: row({ images: ['data:image/png;base64,broken'] }) },
})

export const Phone = meta.story({ args: { products: page.slice(0, 6) }, globals: { viewport: { value: 'phone' } } })

export const LoadingPhone = meta.story({
  args: { products: undefined },
  globals: { viewport: { value: 'phone' } },
})

export const ListPhone = meta.story({
  args: { products: page.slice(0, 6), view: 'list' },
  globals: { viewport: { value: 'phone' } },
})
