/**
 * Tells the shop's other tabs that the cart has changed, through storage, which
 * works with any API. No polling and no refetch on focus (spec §7): a tab reads
 * again only after it was told, and a hidden one waits until it is looked at.
 */
import { CART_ID_KEY } from '#src/api/cart-id.ts'
import { store } from '#src/lib/storage.ts'

const WRITTEN_KEY = 'cart-written'
/** Another identifier means another cart. */
const WATCHED_KEYS = new Set<string | null>([WRITTEN_KEY, CART_ID_KEY])

/** Every write leaves another mark: only what differs is told. */
export const tellOtherTabs = (): void => void store(WRITTEN_KEY, String(performance.timeOrigin + performance.now()))

/** Calls `refresh` when the cart was changed elsewhere and this page is looked at. Gives the undo. */
export function hearOtherTabs(refresh: () => void): () => void {
  let isOutdated = false
  const look = () => {
    if (document.hidden || !isOutdated) return
    isOutdated = false
    refresh()
  }
  const hear = ({ key }: StorageEvent) => {
    isOutdated ||= WATCHED_KEYS.has(key)
    look()
  }
  // A page that the browser kept for the way back was told nothing meanwhile.
  const comeBack = ({ persisted }: PageTransitionEvent) => {
    isOutdated ||= persisted
    look()
  }
  const listening = new AbortController()
  const { signal } = listening
  addEventListener('storage', hear, { signal })
  addEventListener('pageshow', comeBack, { signal })
  document.addEventListener('visibilitychange', look, { signal })
  return () => listening.abort()
}
