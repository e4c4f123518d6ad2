/**
 * The cart as it is shown: what the server said last, with the changes on their
 * way already made.
 *
 * While any are, nothing is read: the answer might know of a change or not, and
 * an add would show twice. The last change reads again.
 */
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useMemo, useSyncExternalStore } from 'react'
import { type CartChange, countWithChanges, withChanges } from './cart-changes.ts'
import { pendingChanges, pendingMutations } from './mutations.ts'
import { cartCountOptions, cartOptions } from './queries.ts'

/** `useMutationState` tells in a task after the press, which may come after the next paint. */
function useChanges(): CartChange[] {
  const client = useQueryClient()
  const subscribe = useCallback((tell: () => void) => client.getMutationCache().subscribe(tell), [client])
  const readIds = () => String(pendingMutations(client).map(({ mutationId }) => mutationId))
  const ids = useSyncExternalStore(subscribe, readIds, readIds)
  return useMemo(() => (ids ? pendingChanges(client) : []), [ids, client])
}

/** `cart` is undefined until it was read once; `isError` tells of the last read. Whoever shows it has the count read with it. */
export function useShownCart() {
  const changes = useChanges()
  const isSettled = changes.length === 0
  const { data, isError } = useQuery({ ...cartOptions(), enabled: isSettled })
  useQuery({ ...cartCountOptions(), enabled: isSettled, notifyOnChangeProps: [] })
  const cart = useMemo(() => data && withChanges(data, changes), [data, changes])
  return { cart, isError }
}

/** Undefined until it was read once. */
export function useShownCount(): number | undefined {
  const changes = useChanges()
  const { data: cart } = useQuery({ ...cartOptions(), enabled: false })
  const { data } = useQuery({ ...cartCountOptions(), enabled: changes.length === 0 })
  return data && countWithChanges(data.count, cart, changes)
}
