/** Errors that end a check. Without one, the check has passed. */

/** Thrown if the backend violates the contract. The message says what it returned, `advice` how to fix it. */
export class CheckFailed extends Error {
  override name = 'CheckFailed'
  readonly advice: string
  /** The call whose response cannot be read at all. Only the first check that reads it reports this. */
  readonly unreadable: string | undefined

  constructor(message: string, { advice = '', unreadable }: { advice?: string; unreadable?: string } = {}) {
    super(message)
    this.advice = advice
    this.unreadable = unreadable
  }
}

/** Thrown if the contract allows what the backend returned, but the shop shows it badly or becomes slower. */
export class CheckWarned extends Error {
  override name = 'CheckWarned'
  readonly advice: string

  constructor(message: string, advice: string) {
    super(message)
    this.advice = advice
  }
}

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
