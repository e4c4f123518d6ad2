/**
 * Resets the shop before each story: empty storage, empty cart, no toast, and the scenarios that the story asks for.
 */

import { storeChosenScenarios } from '#src/demo/chosen-scenarios.ts'
import { useDemoStore } from '#src/features/demo-lab/panel/demo-store.ts'
import { SCHEME_KEYS } from '#src/lib/color-scheme.ts'
import { DURATION, useToastStore } from '#src/ui/toast/toast-store.ts'
import { isOvertoneOnly } from '../toolbar.ts'
import type { ShopParameters } from './parameters.ts'
import { chooseScenarios, demoApi, resetApi } from './shop-api.ts'
import { openShop } from './shops.ts'

declare global {
  /** Set while React expects updates inside `act`. */
  var IS_REACT_ACT_ENVIRONMENT: boolean
}

type Globals = { scheme?: string; shop?: string; text?: string; network?: string }

/** Identifies a story together with the toolbar choices that change the API's answers. */
export const shopKey = (id: string, { shop, text, network }: Globals): string => `${id} ${shop} ${text} ${network}`

let currentKey: string | undefined

/** Resets the shop, unless the story only renders again, for example in another scheme. Returns the cleanup. */
export async function resetShop(id: string, globals: Globals, shop: ShopParameters): Promise<() => void> {
  const key = shopKey(id, globals)
  if (currentKey !== key) {
    await openShop(isOvertoneOnly(id) ? undefined : globals.shop)
    await reset(globals, shop)
  }
  currentKey = key
  setScheme(globals.scheme ?? 'light')
  return () => {
    currentKey = undefined
  }
}

async function reset(globals: Globals, { demo = [], lab, animated }: ShopParameters) {
  // Storybook renders inside `act`; work that ended later may have left the flag on.
  globalThis.IS_REACT_ACT_ENVIRONMENT = false
  localStorage.clear()
  sessionStorage.clear()
  storeChosenScenarios([])
  delete document.documentElement.dataset.noticeDismissed
  resetApi()
  chooseScenarios(demo, globals)
  useToastStore.setState({ toast: null, duration: animated ? DURATION : Number.POSITIVE_INFINITY })
  useDemoStore.setState({ ...useDemoStore.getInitialState(), demo: lab ? await demoApi() : null })
}

/** Sets the scheme as another tab would, because a mounted MUI theme follows storage events. */
function setScheme(scheme: string) {
  localStorage.setItem(SCHEME_KEYS.modeStorageKey, scheme)
  dispatchEvent(new StorageEvent('storage', { key: SCHEME_KEYS.modeStorageKey, newValue: scheme }))
}
