import { useColorScheme } from '@mui/material/styles'
import { useQuery } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { cartId } from '#src/api/cart-id.ts'
import { linkable } from '#src/demo/chosen-scenarios.ts'
import { type DemoApi, type DemoLab, RECORDING } from '#src/demo/demo-api.ts'
import { isNoticeShown } from '#src/demo/demo-notice.ts'
import { useOpenedTabs } from '#src/features/cart/checkout/checkout.ts'
import { cartCountOptions } from '#src/features/cart/state/queries.ts'
import { useView } from '#src/features/listing/results/view.ts'
import { useWishlistSize } from '#src/features/products/wishlist.ts'
import { useDemoStore } from './demo-store.ts'
import type { VisitFacts } from './visit-facts.ts'

/** Returns what differs from a fresh visit, and renders again when it changes. Sends no requests. */
export function useVisitFacts(
  demo: Pick<DemoApi, 'chosen' | 'requests' | 'subscribe'>,
  { carts, edits, server }: DemoLab,
): VisitFacts {
  const chosen = useSyncExternalStore(demo.subscribe, demo.chosen)
  // The cart has no listeners, but each change of it is a call.
  useSyncExternalStore(demo.subscribe, demo.requests)
  const isNoticeVisible = useSyncExternalStore(subscribeToPage, isNoticeShown)
  const { data } = useQuery({ ...cartCountOptions(), enabled: false })
  const { mode = 'system' } = useColorScheme()
  const isRecordingPlaying = chosen.includes(RECORDING)
  return {
    cartLines: isRecordingPlaying ? 0 : (carts.changedLines(cartId())?.length ?? 0),
    serverCartItems: server.isOnServer('cart') ? (data?.count ?? 0) : 0,
    wishlisted: useWishlistSize(),
    view: useView(),
    scheme: mode,
    isNoticeClosed: !isNoticeVisible,
    scenarios: linkable(chosen).length,
    editedAnswers: edits.list().length,
    isRecordingPlaying,
    enteredServer: server.isConfigured ? '' : server.address(),
    checkoutTabs: useOpenedTabs(),
    isMarked: useDemoStore(({ isMarked }) => isMarked),
  }
}

/** Calls the listener when an attribute of the root element changes, such as that of the dismissed notice. */
function subscribeToPage(listener: () => void): () => void {
  const observer = new MutationObserver(listener)
  observer.observe(document.documentElement, { attributes: true })
  return () => observer.disconnect()
}
