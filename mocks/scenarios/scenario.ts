/**
 * What a scenario is: a named state of the shop that a link opens, a story shows
 * and a test asks for. `mocks/scenarios.ts` lists them all.
 */
import type { RequestHandler } from 'msw'
import type { Cart, Product } from '#src/api/contract.ts'
import type { Rows } from '../db.ts'

/** The post that scenarios of the blog open. By name: the posts themselves are a download of their own. */
export const POST_SLUG = 'what-an-overtone-is'

/** Answers one request of the API; undefined where there is no such call. */
export type Answer = (request: Request) => Promise<Response | undefined>

/** Something pressed, by the beginning of its name, a field filled in, or a text to see before going on. */
export type Step = string | { fill: string; with: string } | { see: string }

/** To the list of calls, which says `AWAITED` of one whose answer has not come: for what the page itself says nothing of. */
export const TO_LAST_CALLS: readonly Step[] = ['Demo', 'Last calls']
export const AWAITED = 'awaited'

export type Scenario = {
  title: string
  /** What the visitor sees, and why. */
  shows: string
  /** The section of spec.md that asks for it. */
  section: string
  /** Where to see it: a page below the base path, as it is built (with its trailing slash). */
  page: string
  /** Other scenarios that its link brings along, such as a cart to fail with. */
  with?: readonly string[]
  /** What to do there. */
  steps?: readonly Step[]
  /** A text that is then on the page, or a name that assistive technology hears. */
  expected: string
  /** One that is then not there, where the scenario takes something away. */
  missing?: string

  /** Answered before anything else. Of two that answer the same call, the one named first does. */
  handlers?: readonly RequestHandler[]
  /** A cart in the place of the visitor's own, which stays as it is. Takes the catalogue. */
  cart?: (products: readonly Product[]) => Cart
  /** Other rows to answer from. */
  rows?: (rows: Rows) => Rows
  /** Wraps every call. Made anew each time the scenario is chosen. */
  middleware?: (next: Answer) => Answer
  /** Tabs that the browser lets a page open: none, or one for each click. */
  popups?: 'none' | 'first'
}
