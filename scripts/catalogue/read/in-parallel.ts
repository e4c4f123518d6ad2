/** Number of calls at a time. */
const CALLS = 4

/**
 * Calls `run` for every item, four at a time. After a failure it starts no further calls, waits for the running ones and
 * rejects with the first error.
 */
export async function inParallel<T>(items: Iterable<T>, run: (item: T) => Promise<void>): Promise<void> {
  const iterator = items[Symbol.iterator]()
  const errors: unknown[] = []
  async function work() {
    for (let next = iterator.next(); !next.done && errors.length === 0; next = iterator.next()) {
      await run(next.value).catch((error: unknown) => errors.push(error))
    }
  }
  await Promise.all(Array.from({ length: CALLS }, work))
  if (errors.length > 0) throw errors[0]
}
