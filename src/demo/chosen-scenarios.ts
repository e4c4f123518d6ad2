/**
 * Names of the chosen scenarios.
 *
 * A link sets them with the parameter `demo`. The router keeps it in addresses and links while they are active
 * (features/demo-lab/scenarios/keep-scenarios.ts). `sessionStorage` has them for addresses that are typed, and
 * `localStorage` those for all tabs that have none of their own.
 */

import { readStored, storageKey, writeStored } from '#src/lib/storage.ts'
import { RECORDING, STATE } from './demo-api.ts'

const PARAMETER = 'demo'
/** Start of the hash of a link with a state that names cannot express (`demo-state.ts`). */
const STATE_HASH = '#state='
const KEY = storageKey('demo-scenarios')
/** Starts the text in `localStorage`. The names for all tabs follow it. */
const MARK = 'chosen before'

let active: readonly string[] = []

/** Returns the value of `demo` for an address of this page; empty if no scenario is chosen, and in live mode. */
export const activeParameter = (): string => linkable(active).join(',')

/** Returns the names that links may have. The others need something that only this tab has. */
export const linkable = (names: readonly string[]): string[] =>
  names.filter((name) => name !== RECORDING && name !== STATE)

const isMarked = (text: string) => text.startsWith(MARK)

const readNames = (text: string): string[] => [...new Set(text.split(',').flatMap((name) => name.trim() || []))]

/**
 * Returns whether scenarios are chosen. Called before the first paint.
 *
 * Accesses `sessionStorage`, which is slow, only if `localStorage` has the mark of an earlier choice.
 */
export const isScenarioChosen = (): boolean =>
  new URLSearchParams(location.search).has(PARAMETER) ||
  isStateLinked() ||
  (readStored(KEY, isMarked) !== null && readStoredNames() !== '')

/** Returns whether the address is a link with a state. */
export const isStateLinked = (): boolean => location.hash.startsWith(STATE_HASH)

/** Returns the names for tabs that have none of their own, separated by commas. */
export const namesForAllTabs = (): string => readStored(KEY, isMarked)?.slice(MARK.length + 1) ?? ''

/** Returns whether the names of this tab are those for all tabs. */
export const isForAllTabs = (): boolean => namesForAllTabs() !== '' && namesForAllTabs() === activeParameter()

/** Replaces the names for all tabs. Returns false, and changes nothing, if storage rejects them. */
export const storeForAllTabs = (names: string): boolean => writeStored(KEY, `${MARK} ${names}`)

/** Returns the names in the URL, or null if it has no parameter `demo`. */
export function linkedScenarios(): string[] | null {
  const linked = new URLSearchParams(location.search).getAll(PARAMETER)
  return linked.length > 0 ? linkable(readNames(linked.join(','))) : null
}

/** Returns whether the address or this tab has a state that names cannot express. */
export const isStateChosen = (): boolean => isStateLinked() || readNames(readStoredNames()).includes(STATE)

/**
 * Returns the names in the URL. Without a `demo` parameter, returns those of the tab, or those for all tabs if it has none.
 * An empty `demo` deactivates all scenarios.
 */
export function takeChosenScenarios(): string[] {
  const names = linkedScenarios()
  const stored = readNames(readStoredNames())
  // A reload continues a recording and a state, which the URL does not have.
  const isReload = names && names.length > 0 && names.join() === linkable(stored).join()
  const chosen = !names || isReload ? stored : names
  // An empty parameter ends the names that the tab had.
  if (chosen.length === 0) active = stored
  storeChosenScenarios(chosen)
  return chosen
}

/** Stores the names for this tab; for all tabs too, if those of this tab are. */
export function storeChosenScenarios(names: readonly string[]): void {
  if (isForAllTabs()) storeForAllTabs(linkable(names).join())
  active = names
  try {
    // None are chosen, or the tab follows those for all tabs.
    if (names.join() === namesForAllTabs()) sessionStorage.removeItem(KEY)
    else {
      sessionStorage.setItem(KEY, names.join())
      storeForAllTabs(namesForAllTabs())
    }
  } catch {
    // Without storage, they end with the page.
  }
}

/** Removes the names of this tab, which then has those for all tabs, if there are any. */
export function forgetChosenScenarios(): void {
  active = []
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // Nothing is stored.
  }
}

/** Returns `href` with these names in `demo`. Replaces names that it has. A recording and a state are in this tab only. */
export function linkToScenarios(href: string, chosen: readonly string[]): string {
  const url = new URL(href)
  const names = linkable(chosen)
  const rest = withoutScenarios(url)
  if (names.length === 0) return url.origin + rest
  const [path = '', hash] = rest.split('#')
  return `${url.origin}${path}${path.includes('?') ? '&' : '?'}${PARAMETER}=${names.map(encodeURIComponent).join(',')}${hash ? `#${hash}` : ''}`
}

/**
 * Returns path, query and hash. Edits the query as text, because `URLSearchParams` would encode the other parameters
 * anew.
 */
function withoutScenarios({ pathname, search, hash }: URL): string {
  const rest = search
    .slice(1)
    .split('&')
    .filter((part) => part && part !== PARAMETER && !part.startsWith(`${PARAMETER}=`))
  return pathname + (rest.length > 0 ? `?${rest.join('&')}` : '') + hash
}

function readStoredNames(): string {
  try {
    return sessionStorage.getItem(KEY) ?? namesForAllTabs()
  } catch {
    return active.join(',')
  }
}
