/**
 * What the mock API hands to the shop, as the Demo Lab uses it. The app never
 * imports the mock; `main.tsx` passes this on, which is where the types meet.
 */
export type DemoControl = {
  /** Who answers calls of the API. */
  mode: 'worker' | 'page'
  /** The names in force, as they stand in a link. */
  chosen: () => readonly string[]
  /** The last calls, oldest first. */
  calls: () => readonly TapedCall[]
  /** Calls the listener when the choice or the tape has changed; gives the undo. */
  subscribe: (listener: () => void) => () => void
  /** Downloads the scenarios. */
  openLab: () => Promise<DemoLab>
}

export type TapedCall = {
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
  /** What its link puts into force. */
  names: string[]
}

export type KnownCall = { id: string; method: string; path: string }

export type DemoLab = {
  scenarios: ListedScenario[]
  calls: KnownCall[]
  /** Names of the choice that mean nothing. */
  unknown: () => readonly string[]
  choose: (names: readonly string[]) => void
  clearTape: () => void
  carts: {
    lines: () => { cartId: string; productId: string; quantity: number }[]
    text: () => string
    clear: () => void
    /** False where the text can't be read. */
    replace: (text: string) => boolean
  }
}
