/**
 * The chosen scenarios, by their names. A link brings them in `demo`, which is
 * taken out of the address; the browser keeps them for the visit, because the
 * shop's own links know nothing of them (docs/decisions).
 */
import { readStored } from '#src/lib/storage.ts'

const PARAMETER = 'demo'
const KEY = 'demo-scenarios'

const readNames = (text: string): string[] => [...new Set(text.split(',').flatMap((name) => name.trim() || []))]

/**
 * True where something is chosen, asked before the first paint. That there ever was a choice is
 * remembered under the same name: opening a second storage only to find it empty takes time.
 */
export const isScenarioChosen = (): boolean =>
  new URLSearchParams(location.search).has(PARAMETER) || (readStored(KEY) !== null && readStoredNames() !== '')

/** Takes the names out of the address, or else those of this visit. An empty `demo` ends the choice. */
export function takeChosenScenarios(): string[] {
  const url = new URL(location.href)
  const linked = url.searchParams.getAll(PARAMETER)
  if (linked.length === 0) return readNames(readStoredNames())
  const names = readNames(linked.join(','))
  // Where it can't be kept, the address has to.
  if (storeChosenScenarios(names)) history.replaceState(history.state, '', withoutScenarios(url))
  return names
}

/** Keeps the names for the visit; returns false where storage refuses. */
export function storeChosenScenarios(names: readonly string[]): boolean {
  try {
    if (names.length > 0) {
      sessionStorage.setItem(KEY, names.join(','))
      localStorage.setItem(KEY, 'chosen before')
    } else sessionStorage.removeItem(KEY)
    return true
  } catch {
    return false
  }
}

/** The address with these names in it, whatever it carried before. */
export function linkToScenarios(href: string, names: readonly string[]): string {
  const url = new URL(href)
  const bare = withoutScenarios(url)
  if (names.length === 0) return url.origin + bare
  const [path = '', hash] = bare.split('#')
  return `${url.origin}${path}${path.includes('?') ? '&' : '?'}${PARAMETER}=${names.join(',')}${hash ? `#${hash}` : ''}`
}

/** Path, query and hash. What else is in the query stays as it is written. */
function withoutScenarios({ pathname, search, hash }: URL): string {
  const rest = search
    .slice(1)
    .split('&')
    .filter((part) => part && part !== PARAMETER && !part.startsWith(`${PARAMETER}=`))
  return pathname + (rest.length > 0 ? `?${rest.join('&')}` : '') + hash
}

function readStoredNames(): string {
  try {
    return sessionStorage.getItem(KEY) ?? ''
  } catch {
    return ''
  }
}
