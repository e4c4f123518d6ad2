import type { Step } from '#mocks/scenarios/scenario.ts'

/** How a story finds the shop: `parameters: { shop: { … } }`. */
export type ShopParameters = {
  /** Where the visitor is, below the site's base path. */
  url?: string
  /** What the API answers: names of scenarios, as they are in a link. */
  demo?: readonly string[]
  /** What the visitor did before the state was there; from then on it rests. */
  steps?: readonly Step[]
  /** With the Demo Lab's button at the page's edge. */
  lab?: boolean
  /** Animations and toasts' time go on: for flows. */
  moves?: boolean
}
