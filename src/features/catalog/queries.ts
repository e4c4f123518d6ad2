/** What the catalogue reads (spec §7). The key spells the path. */
import { queryOptions } from '@tanstack/react-query'
import { request } from '#src/api/client.ts'
import { Product, ProductList, type ProductQuery } from '#src/api/contract.ts'
import { read } from '#src/api/query-client.ts'

/** One page of the listing. */
export const productListOptions = (query: ProductQuery) => {
  const params = new URLSearchParams(
    Object.entries(query).flatMap(([key, value]) => (value === undefined ? [] : [[key, String(value)]])),
  )
  return queryOptions({
    queryKey: ['/api/products', `?${params}`],
    queryFn: ({ signal }) => request(`/api/products?${params}`, ProductList, { signal }),
  })
}

export const productOptions = (id: string) => queryOptions({ queryKey: ['/api/products', id], queryFn: read(Product) })
