/** One run: asks the server, and compares its answers with the mock API's and with those of an earlier time. */

import { isRead } from '#src/api/operations.ts'
import type { Fetch } from '../contract-kit/answers/http-types.ts'
import { createBackend, createCart } from '../contract-kit/backend.ts'
import { type Answer, isSuccess } from './answers.ts'
import { compareRows, compareShapes } from './compare.ts'
import { contractDifferences } from './contract.ts'
import type { Difference } from './difference.ts'
import type { DriftFile, Reference } from './drift-file.ts'
import { type FoundDrift, findDrift, idOf, uniqueDifferences, withoutRepetitions } from './findings.ts'
import { observe } from './observe.ts'
import { valuesAboveLimits } from './ranges.ts'
import type { Read } from './reads.ts'
import { reduceAnswers } from './reduce.ts'

export type DriftOptions = {
  /** The URL before `/api`. */
  baseUrl: string
  fetch: Fetch
  /** Address of the shop, with a slash at its end. */
  shop: string
  /** The mock API's answers. */
  mock: readonly Answer[]
  /** Null for a first run. */
  reference: Reference | null
  readOnly?: boolean
  /** False leaves out rows, for servers whose products change every day. */
  withRows?: boolean
  /** Milliseconds for one request, and for all. */
  timeouts: { request: number; total: number }
  /** Returns a time in milliseconds. */
  now?: () => number
  date: Date
}

export type DriftRun = FoundDrift & {
  /** Name of the earlier time. Null on a first run. */
  comparedWith: string | null
  /** Differences from the mock API that the contract allows. */
  allowed: Difference[]
  answers: Answer[]
  /** Step of an answer that shows a finding, by the finding's id. */
  stepOf: ReadonlyMap<string, string>
  /** Number of carts that could not be emptied. */
  filledCarts: number
  /** Content of drift.json. */
  file: Omit<DriftFile, 'version'>
}

const MOCK = 'the mock API'
/** Milliseconds for emptying the cart. They are not part of the total. */
const CLEANUP_TIMEOUT = 30_000

/** Rejects if the server has no API at this address, and with `NotChecked` if the run has to stop. */
export async function runDrift(options: DriftOptions): Promise<DriftRun> {
  const { baseUrl, shop, mock, reference, readOnly, withRows = true, now = () => performance.now(), date } = options
  const { origin } = new URL(shop)
  const timeouts = { ...options.timeouts, fewerRequests: '--read-only' }
  const settings = { baseUrl, fetch: options.fetch, origin, seed: 0, runs: 0, timeouts }
  const carts = new Set<string>()
  const reads = reference?.answers.filter((answer): answer is Answer & Read => isCatalogueRead(answer))
  const added = reference?.answers.find(({ step }) => step === 'add')
  const addedBefore = added?.requestBody && String(JSON.parse(added.requestBody).productId)
  const backend = createBackend(settings)
  const answers = await observe(backend, { reads, addedBefore, readOnly, filledCarts: carts, now }).finally(() =>
    emptyCarts(carts, { ...settings, timeouts: { ...timeouts, total: CLEANUP_TIMEOUT } }),
  )

  const reduced = reduceAnswers(answers)
  const violations = contractDifferences(answers)
  const before = reference && { name: reference.name, page: shop }
  const fromMock = compareShapes(answers, mock, { name: MOCK, page: shop })
  const differences = [
    ...violations,
    ...valuesAboveLimits(answers),
    ...(before ? compareShapes(reduced, reference.answers, before) : []),
    ...(before ? compareRows(reduced, reference.answers, before) : []),
    ...fromMock.filter(({ isRule }) => isRule),
  ]
  const ofReference = reference ? contractDifferences(reference.answers) : []
  const unique = withoutRepetitions(uniqueDifferences(differences), ofReference).filter(
    ({ kind }) => withRows || kind !== 'rows',
  )
  const time = date.toISOString()
  const found = findDrift({
    differences: unique,
    answers,
    former: reference?.findings ?? [],
    leftOut: withRows ? [] : ['rows'],
    baseUrl,
    origin,
    time,
  })
  const ids = new Set(unique.map(idOf))
  return {
    ...found,
    comparedWith: reference?.name ?? null,
    allowed: withoutRepetitions(uniqueDifferences([...violations, ...fromMock]), []).filter(
      (difference) => !difference.isRule && !ids.has(idOf(difference)),
    ),
    answers,
    stepOf: new Map(unique.map((difference) => [idOf(difference), difference.step])),
    filledCarts: carts.size,
    file: {
      server: baseUrl,
      finishedAt: time,
      reference: nextReference(reduced, reference, time),
      findings: [...found.fresh, ...found.known, ...found.notCompared],
    },
  }
}

const isCatalogueRead = ({ id, path }: Answer) => isRead(id) && !path.startsWith('/api/cart')

/** Keeps the reference of the first run, and adds answers that it does not have. Failures are no reference. */
function nextReference(answers: readonly Answer[], reference: Reference | null, time: string): DriftFile['reference'] {
  const known = reference?.answers ?? []
  const steps = new Set(known.map(({ step }) => step))
  const added = answers.filter(({ step, status }) => !steps.has(step) && status > 0 && status < 500)
  return { name: reference?.name ?? `the run of ${time.slice(0, 10)}`, answers: [...known, ...added] }
}

/** Leaves the ids of carts that could not be emptied. */
async function emptyCarts(cartIds: Set<string>, options: Parameters<typeof createBackend>[0]): Promise<void> {
  const backend = createBackend(options)
  for (const cartId of cartIds) {
    const isEmpty = await createCart(backend, cartId)
      .clear()
      .then(isSuccess, () => false)
    if (isEmpty) cartIds.delete(cartId)
  }
}
