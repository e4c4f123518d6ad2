/**
 * Monkey test: random actions on the built site must cause no page error. `npm test` performs 200 actions;
 * `npm run monkey -- --seed 7 --actions 10000` performs more and compares the heap.
 *
 * Only the first thousand actions may load a document, because every load would discard objects that leak.
 */
import type { Browser } from '@playwright/test'
import { expect, siteTest as test } from './fixtures.ts'
import { type Action, generateActions, shrink } from './monkey/actions.ts'
import { measureHeap } from './monkey/heap.ts'
import { startSession } from './monkey/session.ts'

const SEED = Number(process.env.MONKEY_SEED ?? 7)
const COUNT = Number(process.env.MONKEY_ACTIONS ?? 200)

const KEEP_DOCUMENT_AFTER = 1_000
const FIRST_HEAP_AFTER = 2_000
const MAX_HEAP_GROWTH = 1.5
const LISTED_ACTIONS = 30
/** Milliseconds for shrinking a failed sequence. */
const SHRINK_TIME = 180_000

test.use({ trace: 'off' })

test(`${COUNT} random actions of seed ${SEED} cause no page error`, async ({ browser, siteUrl }) => {
  test.setTimeout(60_000 + COUNT * 1_000 + SHRINK_TIME)
  const session = await startSession(browser, siteUrl)
  const started = performance.now()
  const heaps: number[] = []
  let count = 0
  for (const actions of generateActions(SEED, COUNT)) {
    const error = await session.performAll(actions)
    if (error) {
      const { performed } = session
      const shortest = await describeShortest(actions, browser, siteUrl)
      throw new Error(
        `Seed ${SEED}: ${error}\n\nThe last of ${performed.length} actions:\n${list(performed)}\n\n${shortest}`,
      )
    }
    count += actions.length
    if (count % 1_000 === 0) console.log(`${count} of ${COUNT} actions`)
    if (count === KEEP_DOCUMENT_AFTER) await session.keepDocument()
    if (count >= FIRST_HEAP_AFTER && (count === FIRST_HEAP_AFTER || count === COUNT)) {
      heaps.push(await measureHeap(session.page))
    }
  }
  const milliseconds = (performance.now() - started) / count
  const [first = 0, last = first] = heaps
  console.log(
    `${session.performed.filter(Boolean).length} of ${count} actions were possible, ${milliseconds.toFixed()} ms each;`,
    `heap in MB: ${heaps.map((bytes) => (bytes / 1e6).toFixed(1)).join(' → ') || 'not measured'};`,
    `routes: ${[...session.routes].toSorted().join(', ')}`,
  )
  expect(session.pageErrors).toEqual([])
  expect(last).toBeLessThanOrEqual(first * MAX_HEAP_GROWTH)
  await session.end()
})

async function describeShortest(failed: Action[], browser: Browser, siteUrl: string): Promise<string> {
  let performed: (string | null)[] = []
  const replay = async (actions: Action[]) => {
    const session = await startSession(browser, siteUrl)
    const error = await session.performAll(actions)
    if (error) performed = session.performed
    await session.end()
    return error
  }
  const shortest = await shrink(failed, replay, SHRINK_TIME)
  return shortest
    ? `The shortest failing sequence in a new browser context:\n${list(performed)}\n${JSON.stringify(shortest)}`
    : 'The last 200 actions do not fail in a new browser context.'
}

const list = (performed: readonly (string | null)[]) =>
  performed
    .filter((description) => description !== null)
    .slice(-LISTED_ACTIONS)
    .map((description) => `  ${description}`)
    .join('\n')
