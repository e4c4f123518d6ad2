/** Errors of the assertions about answers. Without one, an answer keeps the contract. */

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
