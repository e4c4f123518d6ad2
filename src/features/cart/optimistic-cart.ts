/**
 * The cart as it is shown: what the server said last, with the pending changes
 * already made.
 *
 * While any is pending, nothing is read: the answer might know of a change or not, and
 * an add would show twice. The last change reads again.
 */
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useMemo, useSyncExternalStore } from 'react'
import { type CartChange, countWithChanges, withChanges } from './cart-changes.ts'
import { pendingChanges, pendingMutations } from './mutations.ts'
import { cartCountOptions, cartOptions } from './queries.ts'

/** `useMutationState` notifies in a task after the press, which may come after the next paint. */
function usePendingChanges(): CartChange[] {
  const client = useQueryClient()
  const subscribe = useCallback((listener: () => void) => client.getMutationCache().subscribe(listener), [client])
  const readIds = () => String(pendingMutations(client).map(({ mutationId }) => mutationId))
  const ids = useSyncExternalStore(subscribe, readIds, readIds)
  return useMemo(() => (ids ? pendingChanges(client) : []), [ids, client])
}

/** `cart` is undefined until it was read once; `isError` tells of the last read. Whoever shows it has the count read with it. */
export function useOptimisticCart() {
  const changes = usePendingChanges()
  const isSettled = changes.length === 0
  const { data, isError } = useQuery({ ...cartOptions(), enabled: isSettled })
  useQuery({ ...cartCountOptions(), enabled: isSettled, notifyOnChangeProps: [] })
  const cart = useMemo(() => data && withChanges(data, changes), [data, changes])
  return { cart, isError }
}

/** Undefined until it was read once. */
export function useOptimisticCartCount(): number | undefined {
  const changes = usePendingChanges()
  const { data: cart } = useQuery({ ...cartOptions(), enabled: false })
  const { data } = useQuery({ ...cartCountOptions(), enabled: changes.length === 0 })
  return data && countWithChanges(data.count, cart, changes)
}
