/**
 * Notifies the shop's other tabs that the cart has changed, through storage, which
 * works with any API. No polling and no refetch on focus (spec §7): a tab reads
 * again only after it was notified, and a hidden one waits until it is looked at.
 */
import { CART_ID_KEY } from '#src/api/cart-id.ts'
import { writeStored } from '#src/lib/storage.ts'

const WRITTEN_KEY = 'cart-written'
/** Another identifier means another cart. */
const WATCHED_KEYS = new Set<string | null>([WRITTEN_KEY, CART_ID_KEY])

/** Every write stores another value: only a change fires the event. */
export const notifyTabs = (): void => void writeStored(WRITTEN_KEY, String(performance.timeOrigin + performance.now()))

/** Calls `refresh` when the cart was changed elsewhere and this page is looked at. Returns the unsubscribe. */
export function subscribeToTabs(refresh: () => void): () => void {
  let isOutdated = false
  const refreshIfSeen = () => {
    if (document.hidden || !isOutdated) return
    isOutdated = false
    refresh()
  }
  const onStorage = ({ key }: StorageEvent) => {
    isOutdated ||= WATCHED_KEYS.has(key)
    refreshIfSeen()
  }
  // A page in the back/forward cache gets no storage events.
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    isOutdated ||= persisted
    refreshIfSeen()
  }
  const listening = new AbortController()
  const { signal } = listening
  addEventListener('storage', onStorage, { signal })
  addEventListener('pageshow', onPageShow, { signal })
  document.addEventListener('visibilitychange', refreshIfSeen, { signal })
  return () => listening.abort()
}
