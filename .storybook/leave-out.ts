/** Vitest alone can leave a story out once its annotations are known; in Storybook nobody does. */
import { beforeEach } from 'vitest'

declare global {
  /** Ends the test that runs. Takes the reason. */
  var leaveOut: ((why: string) => never) | undefined
}

beforeEach(({ skip }) => {
  globalThis.leaveOut = skip
})
