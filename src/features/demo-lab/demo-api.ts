/**
 * The demo API: what the mock API hands to the shop, as the Demo Lab uses it. The app never
 * imports the mock; `main.tsx` passes this on, which is where the types meet.
 */
export type DemoApi = {
  /** Who answers calls of the API. */
  mode: 'worker' | 'page'
  /** The names of the active scenarios, as they are in a link. */
  chosen: () => readonly string[]
  /** The last calls, oldest first. */
  requests: () => readonly LoggedRequest[]
  /** Calls the listener when the choice or the request log has changed; returns the unsubscribe. */
  subscribe: (listener: () => void) => () => void
  /** Downloads the scenarios. */
  loadLab: () => Promise<DemoLab>
}

export type LoggedRequest = {
  number: number
  method: string
  path: string
  query: string
  cartIn: string | null
  cartOut: string | null
  /** Null while it is awaited; 0 where the connection was lost. */
  status: number | null
  ms: number | null
  scenario: string
}

export type ListedScenario = {
  name: string
  title: string
  shows: string
  section: string
  /** Below the site's base path. */
  link: string
  /** The scenarios that its link activates. */
  names: string[]
}

export type KnownCall = { id: string; method: string; path: string }

export type DemoLab = {
  scenarios: ListedScenario[]
  calls: KnownCall[]
  /** Names of the choice that mean nothing. */
  unknown: () => readonly string[]
  choose: (names: readonly string[]) => void
  clearLog: () => void
  carts: Carts
}

/** Every cart that the mock API keeps. */
export type Carts = {
  lines: () => { cartId: string; productId: string; quantity: number }[]
  text: () => string
  clear: () => void
  /** False where the text can't be read. */
  replace: (text: string) => boolean
}
