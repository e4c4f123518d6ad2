/** Removal of all that the demo keeps in this browser for this shop. */
import { CART_ID_KEY, cartIdKey } from '#src/api/cart-id.ts'
import { linkToScenarios, storeChosenScenarios } from '#src/demo/chosen-scenarios.ts'
import { storageKey } from '#src/lib/storage.ts'

/** Start of the key of TanStack Router's scroll positions. */
const SCROLL_POSITIONS = 'tsr-scroll-restoration'

/** Removes everything, and loads the page again at its address without scenarios. */
export function resetEverything(): void {
  storeChosenScenarios([])
  removeStored()
  // The recorder and the router store once more when the page is left. Their listeners were added before.
  addEventListener('pagehide', removeStored)
  history.replaceState(null, '', linkToScenarios(location.href, []))
  location.reload()
}

/** Removes the shop's items from storage. Those of other shops of this origin stay. */
export function removeStored(): void {
  try {
    // All shops of the origin share this item, which has the ID of the one that started last.
    if (localStorage.getItem(CART_ID_KEY) === localStorage.getItem(cartIdKey())) localStorage.removeItem(CART_ID_KEY)
    for (const storage of [localStorage, sessionStorage]) {
      for (const key of Object.keys(storage).filter(isOfShop)) storage.removeItem(key)
    }
  } catch {
    // Nothing is stored, because storage is blocked.
  }
}

const isOfShop = (key: string) => key.startsWith(storageKey('')) || key.startsWith(SCROLL_POSITIONS)
