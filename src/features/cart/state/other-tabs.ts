/**
 * Tells the shop's other tabs that the cart has changed, by a `storage` event.
 *
 * A tab refetches only after such an event, and a hidden tab waits until it is visible. There is no
 * polling and no refetch on focus (spec §7).
 */
import { cartIdKey } from '#src/api/cart-id.ts'
import { storageKey, writeStored } from '#src/lib/storage.ts'

const WRITTEN_KEY = storageKey('cart-written')

/** Stores a new value each time, because browsers fire `storage` events only when the value changes. */
export const notifyTabs = (): void => void writeStored(WRITTEN_KEY, String(performance.timeOrigin + performance.now()))

/**
 * Calls `refresh` when another tab has changed the cart, as soon as this page is visible.
 * Returns a function that unsubscribes.
 */
export function subscribeToTabs(refresh: () => void): () => void {
  let isOutdated = false
  const refreshIfVisible = () => {
    if (document.hidden || !isOutdated) return
    isOutdated = false
    refresh()
  }
  const onStorage = ({ key }: StorageEvent) => {
    // A new id means another cart.
    isOutdated ||= key === WRITTEN_KEY || key === cartIdKey()
    refreshIfVisible()
  }
  // A page in the back/forward cache gets no storage events, so a restored page always refetches.
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    isOutdated ||= persisted
    refreshIfVisible()
  }
  const listeners = new AbortController()
  const { signal } = listeners
  addEventListener('storage', onStorage, { signal })
  addEventListener('pageshow', onPageShow, { signal })
  document.addEventListener('visibilitychange', refreshIfVisible, { signal })
  return () => listeners.abort()
}
