/**
 * The cart as it is shown: what the server said last, with the changes on their
 * way already made.
 *
 * While any are, nothing is read: the answer might know of a change or not, and
 * an add would show twice. The last change reads again.
 */
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useStore } from 'zustand'
import { useCartDesk } from './CartProvider.tsx'
import { countWithChanges, withChanges } from './cart-changes.ts'
import { cartCountOptions, cartOptions } from './queries.ts'

const useChanges = () => useStore(useCartDesk().queue.pending).changes

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
  const isSettled = changes.length === 0
  const { data: cart } = useQuery({ ...cartOptions(), enabled: false })
  const { data } = useQuery({ ...cartCountOptions(), enabled: isSettled })
  return data && countWithChanges(data.count, cart, changes)
}
