/** Milliseconds between two lines. */
const INTERVAL = 2000

/**
 * Returns a function that prints how much of a long task is done, at most every two seconds. A short task prints nothing.
 * The total may be unknown.
 *
 * @param now returns milliseconds
 */
export function createProgress(print: (line: string) => void, now: () => number = Date.now) {
  let last = now()
  return (task: string, done: number, total?: number): void => {
    if (now() - last < INTERVAL) return
    last = now()
    const ofTotal = total === undefined ? '' : ` of ${total.toLocaleString('en-US')}`
    print(`${task}: ${done.toLocaleString('en-US')}${ofTotal}`)
  }
}
