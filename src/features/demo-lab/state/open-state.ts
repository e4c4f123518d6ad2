/** Opens the state in a link, before the router reads the address and the mock API starts. */
import type { ThemeProviderProps } from '@mui/material/styles'
import { OPERATION_IDS, OPERATIONS } from '#src/api/operations.ts'
import { isStateLinked, linkedScenarios, linkToScenarios, storeChosenScenarios } from '#src/demo/chosen-scenarios.ts'
import { RECORDING, STATE } from '#src/demo/demo-api.ts'
import { showNotice } from '#src/demo/demo-notice.ts'
import { type DemoState, readState } from '#src/demo/demo-state.ts'
import { restoreTabState, storeTabState } from '#src/demo/tab-state.ts'
import { setView } from '#src/features/listing/results/view.ts'
import { setWishlisted } from '#src/features/products/wishlist.ts'
import { SCHEME_KEYS } from '#src/lib/color-scheme.ts'
import { writeStored } from '#src/lib/storage.ts'
import { showToast } from '#src/ui/toast/toast-store.ts'

type SchemeStorage = ThemeProviderProps['storageManager']

/**
 * Shows the state in the address and removes it from there. After a reload, shows the one that the tab has stored.
 *
 * Returns what the theme reads the colour scheme from, if the state has one. Nothing of the visitor's own is changed: the
 * state lasts for this tab. A link that cannot be used, or a shop that is no demo, changes nothing and says so.
 */
export async function openState(isDemo: boolean): Promise<SchemeStorage> {
  const { hash } = location
  if (!isStateLinked()) return show(restoreTabState())
  const setAnchor = (anchor: string) => history.replaceState(null, '', location.pathname + location.search + anchor)
  setAnchor('')
  if (!isDemo) {
    report('It is a state of the demo, and this shop is not a demo.')
    return undefined
  }
  try {
    const { anchor = '', isPlaying, ...state } = await readState(hash)
    const unknown = state.edits?.find(({ call }) => !isRead(call))
    if (unknown) throw new Error(`This shop has no read ${unknown.call}, whose answer was edited.`)
    setAnchor(anchor)
    const names = linkedScenarios() ?? []
    // Without an empty parameter, which would end the state.
    history.replaceState(null, '', linkToScenarios(location.href, names))
    storeChosenScenarios([...names, STATE, ...(isPlaying ? [RECORDING] : [])])
    const opened: DemoState = { ...state, isSent: true }
    if (!storeTabState(opened)) {
      showToast({
        title: 'The state can’t be stored',
        description: 'This browser stores nothing for this site, so a reload ends the state.',
      })
    }
    return show(opened)
  } catch (error) {
    report(error instanceof Error ? error.message : String(error))
    return undefined
  }
}

function show({ isSent, wishlist, view, scheme, notice }: DemoState): SchemeStorage {
  if (!isSent) return undefined
  if (wishlist) setWishlisted(wishlist)
  if (view) setView(view)
  showNotice(notice === undefined)
  return scheme && schemeStorage(scheme)
}

/** Returns whether an edit is of a read of the contract: its id, or method and address. */
const isRead = (call: string): boolean =>
  OPERATION_IDS.some((id) => {
    const { method, path } = OPERATIONS[id]
    const [, parameter = ''] = /(\{\w+\})$/.exec(path) ?? []
    const [address = ''] = call.split('?')
    const ofParameter = parameter ? address.replace(/[^/]+$/, parameter) : address
    return method === 'GET' && (call === id || `GET ${path}` === ofParameter)
  })

/** Starts with the scheme. If the visitor then chooses one, stores it as usual. */
const schemeStorage =
  (scheme: string): SchemeStorage =>
  ({ key }) => ({
    get: (fallback) => (key === SCHEME_KEYS.modeStorageKey ? scheme : fallback),
    set: (value) => void writeStored(key, value),
    subscribe: () => () => undefined,
  })

const report = (reason: string) =>
  showToast({
    title: 'The state in the link can’t be shown',
    description: `${reason} You see the page without it, and nothing of yours has changed.`,
    variant: 'destructive',
  })
