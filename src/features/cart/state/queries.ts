/** Queries of the cart (spec §7). Cart data is always stale (spec §4). */
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { keyOf } from '#src/api/operations.ts'
import { queryFnFor, readOptions } from '#src/api/query-client.ts'
import { type CartChange, countWithChanges, withChanges } from './cart-changes.ts'
import { mergeLines } from './cart-lines.ts'

/** The key of the cart, and the prefix of the count's key: as a filter it matches both queries. */
export const CART_KEY = keyOf('cart', {})

export const cartOptions = () =>
  queryOptions({
    queryKey: CART_KEY,
    queryFn: async (context) => mergeLines(await queryFnFor('cart')(context)),
    staleTime: 0,
  })

export const cartCountOptions = () => queryOptions({ ...readOptions('count', {}), staleTime: 0 })

/** Refetches cart and count. Never rejects, because the components that use the queries show a failure. */
export async function refetchCart(client: QueryClient): Promise<void> {
  await client.cancelQueries({ queryKey: CART_KEY })
  await Promise.allSettled([client.query(cartOptions()), client.query(cartCountOptions())])
}

/** Applies a saved change to the cached cart and count, which are shown until the refetch. Keeps the time of its prices. */
export function applyToCache(client: QueryClient, change: CartChange): void {
  const { queryKey } = cartOptions()
  const cart = client.getQueryData(queryKey)
  client.setQueryData(
    cartCountOptions().queryKey,
    (cached) => cached && { count: countWithChanges(cached.count, cart, [change]) },
  )
  client.setQueryData(queryKey, (cached) => cached && withChanges(cached, [change]), {
    updatedAt: client.getQueryState(queryKey)?.dataUpdatedAt,
  })
}
