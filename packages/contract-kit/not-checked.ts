/** Checks that end without a result. */
import { CheckFailed } from './answers/check-errors.ts'

/** Thrown if something that the check needs is missing or failed, or if the data allow no comparison. */
export class NotChecked extends Error {
  override name = 'NotChecked'
  /** As in `CheckFailed`. */
  readonly unreadable: string | undefined

  constructor(message: string, unreadable?: string) {
    super(message)
    this.unreadable = unreadable
  }
}

/** Awaits a step that the check needs but does not test. If the step fails, the check ends without a result. */
export async function precondition<T>(step: Promise<T>): Promise<T> {
  return step.catch((error: unknown) => {
    throw error instanceof CheckFailed ? new NotChecked(error.message, error.unreadable) : error
  })
}

/**
 * Ends the check without a result if the data allowed no comparison. `reason` says what is missing. Call it after the
 * assertions, so that a fault is still reported.
 */
export function assertCompared(wasCompared: boolean, reason: string): asserts wasCompared {
  if (!wasCompared) throw new NotChecked(reason)
}
