/** Errors that end a check. */

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

/** Thrown if the check cannot run, because something it needs is missing or failed. */
export class CheckSkipped extends Error {
  override name = 'CheckSkipped'
}

/** Awaits a step that the check needs but does not test. If the step fails, the check is skipped. */
export async function precondition<T>(step: Promise<T>): Promise<T> {
  return step.catch((error: unknown) => {
    throw error instanceof CheckFailed ? new CheckSkipped(error.message) : error
  })
}
