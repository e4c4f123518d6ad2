import { products } from '#fixtures/products.ts'
import { shows } from '#storybook/helpers/shows.ts'
import preview from '#storybook/preview.tsx'
import { ShopPage } from '#storybook/shop/ShopPage.tsx'
import { pagesOf } from './listing-search.ts'

const laptops = products.filter(({ categoryId }) => categoryId === 'cat-laptops')
const last = pagesOf(laptops.length)

const meta = preview.meta({
  title: 'Pages/Category',
  component: ShopPage,
  tags: ['!autodocs', 'nightly'],
  parameters: { shop: { url: '/category/laptops/' } },
})

const phone = { viewport: { value: 'phone' } }

export const Loaded = meta.story({ tags: ['!nightly'], parameters: shows(`${laptops.length} products`) })

export const Loading = meta.story({ parameters: shows('Loading category…', { demo: ['category-never'] }) })

/** The category has loaded, its products are loading. */
export const ProductsLoading = meta.story({ parameters: shows('Loading products…', { demo: ['products-never'] }) })

export const Missing = meta.story({
  tags: ['!nightly'],
  parameters: shows('Category Not Found', { url: '/category/submarines/' }),
})

export const Failed = meta.story({
  parameters: shows('Failed to load products. Please try again.', { demo: ['category-500'] }),
})

/** The category has loaded, its products have failed. */
export const ProductsFailed = meta.story({
  parameters: shows('Failed to load products. Please try again.', { demo: ['products-500'] }),
})

export const Empty = meta.story({ parameters: shows('No products found', { demo: ['products-empty'] }) })

export const FiltersChosen = meta.story({
  parameters: shows('Remove filter Norrvane', {
    url: '/category/laptops/?brandId=brand-norrvane&priceRanges=500%2B',
  }),
})

export const FailedFilters = meta.story({
  parameters: shows('Failed to load brands.', { demo: ['brands-500'], steps: ['Brands'] }),
})

export const LastPage = meta.story({ parameters: shows(`Page ${last}`, { url: `/category/laptops/?page=${last}` }) })

export const BeyondTheLastPage = meta.story({
  parameters: shows(`Go to page ${last}`, { url: '/category/laptops/?page=99' }),
})

export const Phone = meta.story({ parameters: Loaded.input.parameters, globals: phone })

export const FilterDrawerOpen = meta.story({
  globals: phone,
  parameters: shows('Close filters', { steps: ['Filters'] }),
})
