/**
 * The cart as shown: the last response with the pending changes applied.
 *
 * The queries of the cart and of its count are disabled while changes are pending, because a response may or may not
 * contain them, and an add could be shown twice. The last change refetches (mutations.ts).
 */
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useMemo, useSyncExternalStore } from 'react'
import { type CartChange, countWithChanges, withChanges } from './cart-changes.ts'
import { pendingChanges, pendingMutations } from './mutations.ts'
import { cartCountOptions, cartOptions } from './queries.ts'

/** Returns the pending changes. Not by `useMutationState`, which renders in a later task and so a frame late. */
function usePendingChanges(): CartChange[] {
  const client = useQueryClient()
  const subscribe = useCallback((listener: () => void) => client.getMutationCache().subscribe(listener), [client])
  // A snapshot must be comparable by value, so it is a string of the mutations' ids.
  const readIds = () => String(pendingMutations(client).map(({ mutationId }) => mutationId))
  const ids = useSyncExternalStore(subscribe, readIds, readIds)
  return useMemo(() => (ids ? pendingChanges(client) : []), [ids, client])
}

/**
 * Returns the cart, which is undefined until its first response, when the server sent it, in milliseconds since the epoch,
 * and whether the last fetch failed.
 */
export function useOptimisticCart() {
  const changes = usePendingChanges()
  const isSettled = changes.length === 0
  const { data, isError, dataUpdatedAt } = useQuery({ ...cartOptions(), enabled: isSettled })
  // Fetches the count together with the cart, for the header. Its result is not used here.
  useQuery({ ...cartCountOptions(), enabled: isSettled, notifyOnChangeProps: [] })
  const cart = useMemo(() => data && withChanges(data, changes), [data, changes])
  return { cart, readAt: dataUpdatedAt, isError }
}

/** Returns the number of items. It is undefined until the first response with the count. */
export function useOptimisticCartCount(): number | undefined {
  const changes = usePendingChanges()
  const { data: cart } = useQuery({ ...cartOptions(), enabled: false })
  const { data } = useQuery({ ...cartCountOptions(), enabled: changes.length === 0 })
  return data && countWithChanges(data.count, cart, changes)
}
