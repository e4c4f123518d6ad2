import { products, studioHeadphones } from '#fixtures/products.ts'
import { shows } from '#storybook/helpers/shows.ts'
import preview from '#storybook/preview.tsx'
import { ShopPage } from '#storybook/shop/ShopPage.tsx'
import { pagesOf } from './listing-search.ts'

const meta = preview.meta({
  title: 'Pages/Home',
  component: ShopPage,
  tags: ['!autodocs', 'nightly'],
  parameters: { shop: { url: '/' } },
})

const phone = { viewport: { value: 'phone' } }
const last = pagesOf(products.length)
const COUNT = `${products.length} products`

export const Loaded = meta.story({ tags: ['!nightly'], parameters: shows(COUNT) })

export const Loading = meta.story({ parameters: shows('Loading products…', { demo: ['products-never'] }) })

export const Failed = meta.story({
  tags: ['!nightly'],
  parameters: shows('Failed to load products. Please try again.', { demo: ['products-500'] }),
})

export const Empty = meta.story({
  tags: ['!nightly'],
  parameters: shows('No products found', { demo: ['products-empty'] }),
})

export const Searched = meta.story({ parameters: shows(studioHeadphones.title, { url: '/?search=studio' }) })

export const NothingFound = meta.story({ parameters: shows('No products found', { url: '/?search=submarine' }) })

export const FiltersChosen = meta.story({
  tags: ['!nightly'],
  parameters: shows('Remove filter Aurelle', {
    url: '/?categoryId=cat-audio-headphones&brandId=brand-aurelle&priceRanges=100-250,250-500',
  }),
})

/** The URL names a category and a brand that do not exist. */
export const UnknownFilters = meta.story({
  parameters: shows('Remove filter Unknown brand', {
    url: '/?categoryId=gone&brandId=gone',
    demo: ['products-empty'],
  }),
})

export const FailedFilters = meta.story({
  parameters: shows('Failed to load brands.', { demo: ['categories-500', 'brands-500'], steps: ['Brands'] }),
})

export const AllSectionsOpen = meta.story({
  parameters: shows('Celestron NexStar', { steps: ['Brands', 'Latest Reviews'] }),
})

export const Sorted = meta.story({ parameters: shows(COUNT, { url: '/?sort=price-asc' }) })

export const AsAList = meta.story({
  tags: ['!nightly'],
  parameters: shows('Action camera with 5.3K video at 120 fps for slow motion.', { steps: ['List view'] }),
})

export const SecondPage = meta.story({ tags: ['both-shops'], parameters: shows('Page 2', { url: '/?page=2' }) })

export const LastPage = meta.story({ parameters: shows(`Page ${last}`, { url: `/?page=${last}` }) })

export const BeyondTheLastPage = meta.story({ parameters: shows(`Go to page ${last}`, { url: '/?page=99' }) })

export const Phone = meta.story({ parameters: Loaded.input.parameters, globals: phone })

export const FilterDrawerOpen = meta.story({
  tags: ['!nightly', 'both-shops'],
  globals: phone,
  parameters: shows('Close filters', { steps: ['Filters'] }),
})
