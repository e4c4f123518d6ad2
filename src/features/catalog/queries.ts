/** What the catalogue reads (spec §7). The key spells the path. */
import { queryOptions, skipToken } from '@tanstack/react-query'
import { request } from '#src/api/client.ts'
import { BrandList, Category, CategoryList, Product, ProductList, type ProductQuery } from '#src/api/contract.ts'
import { read } from '#src/api/query-client.ts'
import { type ListingSearch, productQuery } from './listing-search.ts'

const RELATED = 4

const listOptions = (query: ProductQuery) => {
  const params = new URLSearchParams(
    Object.entries(query).flatMap(([key, value]) => (value === undefined ? [] : [[key, String(value)]])),
  )
  return queryOptions({
    queryKey: ['/api/products', `?${params}`],
    queryFn: async ({ signal }) => {
      const { products, total } = await request(`/api/products?${params}`, ProductList, { signal })
      // A backend that ignores the limit must not fill the page with all it has.
      return { products: products.slice(0, query.limit), total }
    },
  })
}

/** One page of a listing. */
export const listingOptions = (listing: ListingSearch) => listOptions(productQuery(listing))

/** The listing of a category that is still on its way: nothing can be asked for. */
export const unknownListing = () =>
  queryOptions<ProductList, Error, ProductList, string[]>({ queryKey: ['/api/products', '?'], queryFn: skipToken })

/** spec §9: up to four of the same category. */
export const relatedOptions = (categoryId: string) => listOptions({ categoryId, limit: RELATED })

export const productOptions = (id: string) => queryOptions({ queryKey: ['/api/products', id], queryFn: read(Product) })

export const categoriesOptions = () => queryOptions({ queryKey: ['/api/categories'], queryFn: read(CategoryList) })

export const categoryOptions = (slug: string) =>
  queryOptions({ queryKey: ['/api/categories', slug], queryFn: read(Category) })

export const brandsOptions = () => queryOptions({ queryKey: ['/api/brands'], queryFn: read(BrandList) })
