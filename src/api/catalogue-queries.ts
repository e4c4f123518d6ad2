/** What several features read of the catalogue (spec §7). */
import { queryOptions } from '@tanstack/react-query'
import type { ProductQuery } from './contract.ts'
import { keyOf } from './operations.ts'
import { queryFnFor, readOptions } from './query-client.ts'

/** One page of the products that a query leaves. */
export const productListOptions = (query: ProductQuery) =>
  queryOptions({
    queryKey: keyOf('products', query),
    queryFn: async (context) => {
      const { products, total } = await queryFnFor('products')(context)
      // A backend that ignores the limit must not fill the page with all it has.
      return { products: products.slice(0, query.limit), total }
    },
  })

export const productOptions = (id: string) => readOptions('product', { id })

export const categoriesOptions = () => readOptions('categories', {})

export const categoryOptions = (slug: string) => readOptions('category', { slug })

export const brandsOptions = () => readOptions('brands', {})
