/** Where a story begins: at a first visit of the shop, as the toolbar and its parameters want it. */
import { SCHEME_STORAGE_KEY } from '#src/app/theme/theme.ts'
import { useDemoStore } from '#src/features/demo-lab/demo-store.ts'
import { setOpenedProduct } from '#src/features/product-card/opened-product.ts'
import { DURATION, useToastStore } from '#src/ui/toast/toast-store.ts'
import type { ShopParameters } from './parameters.ts'
import { chooseScenarios, demoApi, resetApi, scenariosOf } from './shop-api.ts'

declare global {
  /** React's test mode: updates have to be announced. */
  var IS_REACT_ACT_ENVIRONMENT: boolean
}

type Globals = { scheme?: string; text?: string; network?: string }

/** Another answer of the API is another visit; another scheme is not. */
export const visitOf = (id: string, { text, network }: Globals): string => `${id} ${text} ${network}`

let current: string | undefined

/** Before each rendering of a story: empty storage, an empty cart, nothing said. Returns what forgets it. */
export async function beginVisit(id: string, globals: Globals, shop: ShopParameters): Promise<() => void> {
  const visit = visitOf(id, globals)
  if (current !== visit) await startVisit(globals, shop)
  current = visit
  setScheme(globals.scheme ?? 'light')
  return () => {
    current = undefined
  }
}

async function startVisit(globals: Globals, { demo = [], lab, moves }: ShopParameters) {
  // Storybook renders in it, and what ended meanwhile may have left it on.
  globalThis.IS_REACT_ACT_ENVIRONMENT = false
  localStorage.clear()
  sessionStorage.clear()
  delete document.documentElement.dataset.noticeDismissed
  resetApi()
  setOpenedProduct(undefined)
  chooseScenarios([...demo, ...scenariosOf(globals)])
  useToastStore.setState({ toast: null, duration: moves ? DURATION : Number.POSITIVE_INFINITY })
  useDemoStore.setState({ ...useDemoStore.getInitialState(), demo: lab ? await demoApi() : null })
}

/** As another tab would have done it: MUI hears of it where its theme is mounted already. */
function setScheme(scheme: string) {
  localStorage.setItem(SCHEME_STORAGE_KEY, scheme)
  dispatchEvent(new StorageEvent('storage', { key: SCHEME_STORAGE_KEY, newValue: scheme }))
}
