/** How a check ends that does not hold, and what it could not be made for. */

/** The backend does not do what it has to. Says what came, and what to do about it. */
export class Broken extends Error {
  override name = 'Broken'
  readonly advice: string
  /** The call whose answer can't be read at all, where that is what is wrong. */
  readonly unreadable: string | undefined

  constructor(why: string, { advice = '', unreadable }: { advice?: string; unreadable?: string } = {}) {
    super(why)
    this.advice = advice
    this.unreadable = unreadable
  }
}

/** The check could not be made, because something else was missing or broken. */
export class Blocked extends Error {
  override name = 'Blocked'
}

/** For what a check needs but is not about: where it is broken, the check is blocked. */
export async function arranged<T>(step: Promise<T>): Promise<T> {
  return step.catch((error: unknown) => {
    throw error instanceof Broken ? new Blocked(error.message) : error
  })
}
