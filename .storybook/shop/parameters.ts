import type { Step } from '#mocks/scenarios/scenario.ts'

/** Settings of the shop for a story: `parameters: { shop: { … } }`. */
export type ShopParameters = {
  /** URL of the page, below the site's base path. */
  url?: string
  /** Scenarios that the mock API follows, by the names that links use. */
  demo?: readonly string[]
  /** Actions that lead to the state. The story is static afterwards. */
  steps?: readonly Step[]
  /** Adds the Demo Lab's button at the edge of the page. */
  lab?: boolean
  /** Keeps animations and the toasts' timer running, for flows. */
  animated?: boolean
}
