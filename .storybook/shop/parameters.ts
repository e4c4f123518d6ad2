import type { Step } from '#mocks/scenarios/scenario.ts'

/** Also opens the tooltip of the control whose name starts with the string, by pointer or keyboard. */
export type StoryStep = Step | { hover: string } | { focus: string }

/** Settings of the shop for a story: `parameters: { shop: { … } }`. */
export type ShopParameters = {
  /** URL of the page, below the site's base path. */
  url?: string
  /** Names of the scenarios that the mock API follows, as in `?demo=` links. */
  demo?: readonly string[]
  /** Steps, performed after the first render, that bring the page into the story's state. */
  steps?: readonly StoryStep[]
  /** Adds the Demo Lab's button at the edge of the page. */
  lab?: boolean
  /** Keeps animations and the toasts' timer running. */
  animated?: boolean
}
