/**
 * A random hand on the built site: two hundred actions of one seed with every test run,
 * as many as are asked for with `npm run monkey -- --seed 7 --actions 10000`.
 *
 * The page is loaded anew in the first thousand actions alone. From then on one document
 * bears them all, or a heap that grows would be thrown away with it.
 */
import type { Browser } from '@playwright/test'
import { type Action, drawPieces, shrink } from './monkey/actions.ts'
import { heapAtRest } from './monkey/heap.ts'
import { startSession } from './monkey/session.ts'
import { expect, siteTest as test } from './shop.ts'

const SEED = Number(process.env.MONKEY_SEED ?? 7)
const COUNT = Number(process.env.MONKEY_ACTIONS ?? 200)

const LOADS_UNTIL = 1_000
const HEAP_FROM = 2_000
const HEAP_GROWTH = 1.5
const SHOWN = 30
/** A failure is made shorter for so long, in milliseconds. */
const SHRINKING = 180_000

test.use({ trace: 'off' })

test(`a random hand of seed ${SEED} breaks nothing in ${COUNT} actions`, async ({ browser, siteUrl }) => {
  test.setTimeout(60_000 + COUNT * 1_000 + SHRINKING)
  const session = await startSession(browser, siteUrl)
  const started = performance.now()
  const heaps: number[] = []
  let count = 0
  for (const piece of drawPieces(SEED, COUNT)) {
    const fault = await session.play(piece)
    if (fault) {
      const shorter = await shorten(piece, browser, siteUrl)
      throw new Error(
        `Seed ${SEED}: ${fault}\n\nThe last of ${session.deeds.length} actions:\n${list(session.deeds)}\n\n${shorter}`,
      )
    }
    count += piece.length
    if (count % 1_000 === 0) console.log(`${count} of ${COUNT} actions`)
    if (count === LOADS_UNTIL) await session.keepDocument()
    if (count >= HEAP_FROM && (count === HEAP_FROM || count === COUNT)) heaps.push(await heapAtRest(session.page))
  }
  const each = (performance.now() - started) / count
  const [first = 0, last = first] = heaps
  console.log(
    `${session.deeds.filter(Boolean).length} of ${count} actions had something to act on, ${each.toFixed()} ms each;`,
    `heap, MB: ${heaps.map((bytes) => (bytes / 1e6).toFixed(1)).join(' → ') || 'not measured'};`,
    `seen: ${[...session.routes].toSorted().join(', ')}`,
  )
  expect(session.faults).toEqual([])
  expect(last).toBeLessThanOrEqual(first * HEAP_GROWTH)
  await session.end()
})

async function shorten(piece: Action[], browser: Browser, home: string): Promise<string> {
  let deeds: (string | null)[] = []
  const replay = async (actions: Action[]) => {
    const session = await startSession(browser, home)
    const fault = await session.play(actions)
    if (fault) deeds = session.deeds
    await session.end()
    return fault
  }
  const shortest = await shrink(piece, replay, SHRINKING)
  return shortest
    ? `As short as fast-check could make it, on a first visit:\n${list(deeds)}\n${JSON.stringify(shortest)}`
    : 'A first visit that does the same as the last 200 does not fail.'
}

const list = (deeds: readonly (string | null)[]) =>
  deeds
    .filter((deed) => deed !== null)
    .slice(-SHOWN)
    .map((deed) => `  ${deed}`)
    .join('\n')
