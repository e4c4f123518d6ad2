/** Lets the preview skip a story, because Vitest knows a story's parameters only when it runs. */
import { beforeEach } from 'vitest'

declare global {
  /** Ends the running test as skipped. Undefined in Storybook itself. */
  var skipStory: ((reason: string) => never) | undefined
}

beforeEach(({ skip }) => {
  globalThis.skipStory = skip
})
