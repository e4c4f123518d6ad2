/** Catalogue queries that several features share (spec §7). */
import { queryOptions } from '@tanstack/react-query'
import type { ProductQuery } from './contract.ts'
import { keyOf } from './operations.ts'
import { queryFnFor, readOptions } from './query-client.ts'

/** Loads one page of products. */
export const productListOptions = (query: ProductQuery) =>
  queryOptions({
    queryKey: keyOf('products', query),
    queryFn: async (context) => {
      const { products, total } = await queryFnFor('products')(context)
      // A backend may ignore the limit.
      return { products: products.slice(0, query.limit), total }
    },
  })

export const productOptions = (id: string) => readOptions('product', { id })

export const categoriesOptions = () => readOptions('categories', {})

export const categoryOptions = (slug: string) => readOptions('category', { slug })

export const brandsOptions = () => readOptions('brands', {})
