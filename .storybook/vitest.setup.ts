/** Lets the preview skip a story while its test runs, because Vitest does not know the story's parameters earlier. */
import { beforeEach } from 'vitest'

declare global {
  /** Ends the running test as skipped. Undefined in Storybook itself. */
  var skipStory: ((reason: string) => never) | undefined
}

beforeEach(({ skip }) => {
  globalThis.skipStory = skip
})
