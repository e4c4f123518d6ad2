/** The state of this tab beyond the names of scenarios: of a link that was opened, or answers that were edited. */
import { storageKey } from '#src/lib/storage.ts'
import { type DemoState, parseState } from './demo-state.ts'

const KEY = storageKey('demo-state')

let state: DemoState = {}

export const tabState = (): DemoState => state

/** Replaces the state. Returns false if it is lost at a reload, because the browser does not store it. */
export function storeTabState(next: DemoState): boolean {
  state = next
  try {
    // A state that is too large must not leave the previous one.
    sessionStorage.removeItem(KEY)
    if (Object.keys(next).length > 0) sessionStorage.setItem(KEY, JSON.stringify(next))
    return true
  } catch {
    return false
  }
}

/** Returns the state from before a reload; empty if none is stored, or one of another version of the shop. */
export function restoreTabState(): DemoState {
  try {
    state = parseState(JSON.parse(sessionStorage.getItem(KEY) ?? '{}'))
  } catch {
    state = {}
  }
  return state
}
