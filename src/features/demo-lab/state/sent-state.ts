/** Keeps a state that was sent, or undoes it. */
import type { QueryClient } from '@tanstack/react-query'
import type { AnyRouter } from '@tanstack/react-router'
import { cartId } from '#src/api/cart-id.ts'
import { forgetChosenScenarios, linkToScenarios } from '#src/demo/chosen-scenarios.ts'
import { type DemoApi, STATE } from '#src/demo/demo-api.ts'
import { rememberDismissal } from '#src/demo/demo-notice.ts'
import { storeTabState, tabState } from '#src/demo/tab-state.ts'
import { notifyTabs } from '#src/features/cart/state/other-tabs.ts'
import { chooseScenarios } from '#src/features/demo-lab/scenarios/use-choose-scenarios.ts'
import { SCHEME_KEYS } from '#src/lib/color-scheme.ts'
import { writeStored } from '#src/lib/storage.ts'

/** Makes the state the visitor's own: cart, colour scheme and dismissed notice. Scenarios and edited answers stay. */
export async function keepState(demo: DemoApi, client: QueryClient, router: AnyRouter): Promise<void> {
  const lab = await demo.loadLab()
  const { scheme, notice, edits } = tabState()
  const lines = lab.carts.changedLines(cartId()) ?? []
  // An empty cart is no reason to lose the visitor's.
  if (lines.length > 0) lab.carts.keepLines(lines, cartId())
  if (scheme) writeStored(SCHEME_KEYS.modeStorageKey, scheme)
  if (notice) rememberDismissal()
  storeTabState(edits ? { edits } : {})
  await chooseScenarios(lab, edits ? demo.chosen() : demo.chosen().filter((name) => name !== STATE), client, router)
  notifyTabs()
}

/** Removes the state and its scenarios, and loads the page again with what is the visitor's own. */
export function undoState(): void {
  storeTabState({})
  forgetChosenScenarios()
  history.replaceState(null, '', linkToScenarios(location.href, []))
  location.reload()
}
