/**
 * Tells the shop's other tabs that the cart has changed, by a `storage` event.
 *
 * A tab refetches only after such an event, and a hidden tab waits until it is visible. There is no
 * polling and no refetch on focus (spec §7).
 */
import { CART_ID_KEY } from '#src/api/cart-id.ts'
import { writeStored } from '#src/lib/storage.ts'

const WRITTEN_KEY = 'cart-written'
/** Includes the cart id, because a new id means another cart. */
const WATCHED_KEYS = new Set<string | null>([WRITTEN_KEY, CART_ID_KEY])

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
    isOutdated ||= WATCHED_KEYS.has(key)
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
