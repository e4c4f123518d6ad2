/** What the cart reads (spec §7). Cart data is always stale (spec §4). */
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { keyOf } from '#src/api/operations.ts'
import { queryFnFor, readOptions } from '#src/api/query-client.ts'
import { type CartChange, countWithChanges, withChanges } from './cart-changes.ts'
import { mergeLines } from './cart-lines.ts'

/** Both reads: the count's key begins with the cart's. */
export const CART_KEY = keyOf('cart', {})

export const cartOptions = () =>
  queryOptions({
    queryKey: CART_KEY,
    queryFn: async (context) => mergeLines(await queryFnFor('cart')(context)),
    staleTime: 0,
  })

export const cartCountOptions = () => queryOptions({ ...readOptions('count', {}), staleTime: 0 })

/** Reads both again. Never rejects: whoever shows them has a state for a failure. */
export async function refetchCart(client: QueryClient): Promise<void> {
  await client.cancelQueries({ queryKey: CART_KEY })
  await Promise.allSettled([client.query(cartOptions()), client.query(cartCountOptions())])
}

/** Writes a saved change into what is known of the cart, until it is read again. */
export function applyToCache(client: QueryClient, change: CartChange): void {
  const cart = client.getQueryData(cartOptions().queryKey)
  client.setQueryData(
    cartCountOptions().queryKey,
    (known) => known && { count: countWithChanges(known.count, cart, [change]) },
  )
  client.setQueryData(cartOptions().queryKey, (known) => known && withChanges(known, [change]))
}
