/**
 * How long the page's main thread has worked, and when it has nothing left to do.
 */
import { setTimeout as wait } from 'node:timers/promises'

/** Milliseconds in which a page at rest works less than a tenth. */
const GLANCE = 200

/** @typedef {import('@playwright/test').CDPSession} Session */

/** Counts what the thread worked and not the time that passed: others use the machine too. @param {Session} session */
export const countThreadTime = (session) => session.send('Performance.enable', { timeDomain: 'threadTicks' })

/** Milliseconds of its tasks so far. @param {Session} session */
async function threadTime(session) {
  const { metrics } = await session.send('Performance.getMetrics')
  return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN)
}

/** Milliseconds of its tasks until it came to rest. @param {Session} session */
export async function restedAfter(session) {
  let before = await threadTime(session)
  for (;;) {
    await wait(GLANCE)
    const now = await threadTime(session)
    if (now - before < GLANCE / 10) return now
    before = now
  }
}
