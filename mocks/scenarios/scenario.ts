/**
 * Type of a scenario: a named state of the shop for links, stories and tests. `mocks/scenarios/registry.ts` lists all.
 */
import type { RequestHandler } from 'msw'
import type { Responder } from '#mocks/handlers/resolvers.ts'
import type { Rows } from '#mocks/store/store.ts'
import type { Cart, Product } from '#src/api/contract.ts'

/** The post that blog scenarios open. Not imported from the posts, because they are a separate chunk. */
export const POST_SLUG = 'what-an-overtone-is'

/** Presses the control whose name starts with the string, fills a field, or waits for a text. */
export type Step = string | { fill: string; with: string } | { see: string }

/**
 * Steps that open the request log, for operations whose loading state the page does not show. The log shows `AWAITED`
 * for pending requests.
 */
export const TO_LAST_CALLS: readonly Step[] = ['Demo', 'Last calls']
export const AWAITED = 'awaited'

export type Scenario = {
  title: string
  /** What the user sees, and why. */
  shows: string
  /** The section of spec.md that requires the state. */
  section: string
  /** The page that shows the state, relative to the base path, with a trailing slash. */
  page: string
  /** Shows rows of the demo on a page of other rows. */
  builtInOnly?: true
  /** Other scenarios that the link needs, such as a filled cart. */
  with?: readonly string[]
  /** Steps on the page. */
  steps?: readonly Step[]
  /** A text or an accessible name that is on the page after the steps. */
  expected: string
  /** A text that is not on the page after the steps. */
  missing?: string
  /** The end of the address of a picture that is on the page after the steps, for states that change no text. */
  picture?: string

  /** Handlers that run before all others. If active scenarios handle the same operation, the first one answers. */
  handlers?: readonly RequestHandler[]
  /** Returns a cart that replaces the user's own while the scenario is active. Takes the catalogue's products. */
  cart?: (products: readonly Product[]) => Cart
  /** Takes the store's rows and returns those that reads use while the scenario is active. */
  rows?: (rows: Rows) => Rows
  /** Wraps every request. Created anew each time the scenario is chosen. */
  middleware?: (next: Responder) => Responder
  /** Simulates a popup blocker that allows no tab, or one per click. */
  popups?: 'none' | 'first'
}
