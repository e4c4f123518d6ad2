/**
 * Demo API: what the mock API offers to the Demo Lab.
 *
 * The app never imports the mock. `main.tsx` loads it and passes an object of this type on.
 */
export type DemoApi = {
  mode: MockMode
  /** The chosen names of scenarios and of settings of operations, as they appear in a link. */
  chosen: () => readonly string[]
  /** The request log, oldest first. */
  requests: () => readonly LoggedRequest[]
  /** The last calls with their bodies, for recordings and reports. */
  exchanges: () => Exchanges
  /** Calls the listener when the active scenarios or the request log change; returns the unsubscribe function. */
  subscribe: (listener: () => void) => () => void
  /** Downloads the scenarios. */
  loadLab: () => Promise<DemoLab>
}

/** The interceptor of the requests: the service worker or the page. The handlers always run in the page. */
export type MockMode = 'worker' | 'page'

export type LoggedRequest = {
  number: number
  method: string
  path: string
  query: string
  /** The cart id in the request's header. */
  cartIn: string | null
  /** The cart id in the response's header. */
  cartOut: string | null
  /** Null while the request is pending; 0 if the connection was lost. */
  status: number | null
  /** Milliseconds until the response; null while the request is pending. */
  ms: number | null
  /** The names of the scenarios that were active, separated by commas. */
  scenario: string
  /** Absent if the mock API answered. */
  answeredBy?: 'server' | 'recording'
  /** True if a recording is loaded and has no answer for the request. */
  isUnrecorded?: true
  /** How the answers of the mock API and of the server differ; empty if they do not. Absent if only one was asked. */
  comparison?: 'pending' | readonly string[]
}

/** A call of the API and its answer. */
export type Exchange = {
  /** Of the request, in ISO 8601. */
  startedAt: string
  /** Milliseconds until the answer. */
  ms: number
  method: string
  /** Absolute. */
  url: string
  cartIn: string | null
  cartOut: string | null
  /** Empty if the request has no body. */
  requestBody: string
  /** 0 if the connection was lost. */
  status: number
  contentType: string
  body: string
  /** Those of a server's answer that scripts may read. Absent if the mock API answered. */
  headers?: Headers
}

export type Exchanges = {
  /** Oldest first. */
  kept: readonly Exchange[]
  /** The number of older exchanges that were removed to save memory. */
  dropped: number
}

export type ListedScenario = {
  name: string
  title: string
  shows: string
  section: string
  /** Relative to the site's base path. */
  link: string
  /** True if it needs a product, category or post of the demo. */
  builtInOnly: boolean
  /** The scenarios that the link activates. */
  names: string[]
}

export type KnownCall = { id: string; method: string; path: string }

export type DemoLab = {
  scenarios: ListedScenario[]
  calls: KnownCall[]
  /** Returns the chosen names that are neither a scenario nor a setting of an operation. */
  unknown: () => readonly string[]
  /** Activates these scenarios and deactivates all others. */
  choose: (names: readonly string[]) => void
  clearLog: () => void
  carts: Carts
}

/** Every cart in the mock's store. */
export type Carts = {
  lines: () => { cartId: string; productId: string; quantity: number }[]
  /** Returns all carts as JSON. */
  text: () => string
  clear: () => void
  /** Replaces all carts by the JSON that `text` returned; returns false and changes nothing if it is invalid. */
  replace: (text: string) => boolean
}
