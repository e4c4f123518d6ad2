/** What several features read of the catalogue (spec §7). The key spells the path. */
import { queryOptions } from '@tanstack/react-query'
import { request } from './client.ts'
import { BrandList, Category, CategoryList, Product, ProductList, type ProductQuery } from './contract.ts'
import { read } from './query-client.ts'

/** One page of the products that a query leaves. */
export const productListOptions = (query: ProductQuery) => {
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

export const productOptions = (id: string) => queryOptions({ queryKey: ['/api/products', id], queryFn: read(Product) })

export const categoriesOptions = () => queryOptions({ queryKey: ['/api/categories'], queryFn: read(CategoryList) })

export const categoryOptions = (slug: string) =>
  queryOptions({ queryKey: ['/api/categories', slug], queryFn: read(Category) })

export const brandsOptions = () => queryOptions({ queryKey: ['/api/brands'], queryFn: read(BrandList) })
