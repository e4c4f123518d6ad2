/**
 * Monkey test: random actions on the built site must cause no page error and no empty page, and the heap must not grow.
 * `npm run monkey -- --seed 7 --actions 10000` performs more actions. After a failure, fast-check prints the shortest
 * sequence that fails in a new browser context.
 */
import * as fc from 'fast-check'
import { expect, siteTest as test } from '../fixtures.ts'
import { actionSequences, MEAN_LENGTH } from './monkey/actions.ts'
import { measureHeap } from './monkey/heap.ts'
import { startSession } from './monkey/session.ts'

const SEED = Number(process.env.MONKEY_SEED ?? 7)
const COUNT = Number(process.env.MONKEY_ACTIONS ?? 200)

/** Number of actions after which no document is loaded, because every load would discard objects that leak. */
const KEEP_DOCUMENT_AFTER = 1_000
const FIRST_HEAP_AFTER = 2_000
const MAX_HEAP_GROWTH = 1.5
/** Milliseconds for shrinking a failed sequence. */
const SHRINK_TIME = 180_000

test.use({ trace: 'off' })

test(`about ${COUNT} random actions of seed ${SEED} cause no page error`, async ({ browser, siteUrl }) => {
  test.setTimeout(60_000 + COUNT * 1_000 + SHRINK_TIME)
  let session = await startSession(browser, siteUrl)
  let count = 0
  let failedAt: number | null = null
  const heaps: number[] = []
  const property = fc.asyncProperty(actionSequences, async (actions) => {
    if (failedAt !== null) {
      // Fast-check is shrinking. It stops when no shorter sequence fails.
      if (Date.now() > failedAt + SHRINK_TIME) return
      await session.end()
      session = await startSession(browser, siteUrl)
    }
    try {
      await fc.asyncModelRun(() => ({ model: {}, real: session }), actions)
    } catch (error) {
      failedAt ??= Date.now()
      throw error
    }
    if (failedAt !== null) return
    count += [...actions].length
    if (count >= KEEP_DOCUMENT_AFTER) await session.keepDocument()
    if (count >= FIRST_HEAP_AFTER && heaps.length === 0) heaps.push(await measureHeap(session.page))
  })
  await fc.assert(property, { seed: SEED, numRuns: Math.ceil(COUNT / MEAN_LENGTH), unbiased: true })
  const [first] = heaps
  if (first !== undefined) {
    const last = await measureHeap(session.page)
    console.log(`${count} actions; heap in MB: ${(first / 1e6).toFixed(1)} → ${(last / 1e6).toFixed(1)}`)
    expect(last).toBeLessThanOrEqual(first * MAX_HEAP_GROWTH)
  }
  await session.end()
})
