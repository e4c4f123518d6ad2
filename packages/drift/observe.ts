/** Asks a server for all reads, and walks through a cart. */
import type { Backend } from '../contract-kit/backend.ts'
import { type Answer, jsonOf, rowsOf } from './answers.ts'
import { createAsk } from './ask.ts'
import { walkCart } from './cart-walk.ts'
import { FIRST_READS, type Read, readsFrom } from './reads.ts'

/** Milliseconds. A read that takes longer is sent again, and the shorter time counts, because the server may have slept. */
const SLOW = 1000
/** Reads of a call after which its median time is stable. */
const ENOUGH = 3

type Options = {
  /** Reads of an earlier run. They replace those of the same step. */
  reads?: readonly Read[]
  addedBefore?: string
  /** Leaves out requests that change carts. */
  readOnly?: boolean
  /** Receives the ids of carts that are not empty, in case the run stops. */
  filledCarts?: Set<string>
  /** Returns a time in milliseconds. */
  now: () => number
}

/**
 * Returns the answers. Rejects with an error if none of the first answers can be read, because there is nothing to compare,
 * and with `NotChecked` if the run has to stop.
 */
export async function observe(backend: Pick<Backend, 'send'>, options: Options): Promise<Answer[]> {
  const { reads = [], addedBefore, readOnly = false, filledCarts = new Set<string>(), now } = options
  const ask = createAsk(backend, now)
  const answers: Answer[] = []
  const askAll = async (requests: readonly Read[]) => {
    for (const request of requests) {
      const answer = await ask(request)
      const asked = answers.filter(({ id }) => id === request.id).length
      const isUnsure = asked < ENOUGH && (answer.ms ?? 0) > SLOW && answer.status > 0
      const again = isUnsure ? await ask(request) : answer
      answers.push({ ...answer, ms: Math.min(answer.ms ?? 0, again.ms ?? 0) })
    }
  }
  await askAll(FIRST_READS)
  assertApi(answers)
  const steps = new Map([...readsFrom(answers), ...reads].map((read) => [read.step, read]))
  for (const { step } of FIRST_READS) steps.delete(step)
  await askAll(Array.from(steps.values()))
  const products = rowsOf(answers[0])
  return [...answers, ...(await walkCart({ ask, products, addedBefore, readOnly, filledCarts }))]
}

/** Throws if the address seems to be no API. */
function assertApi(answers: readonly Answer[]): void {
  const [first] = answers
  if (!first || answers.some((answer) => jsonOf(answer) !== undefined)) return
  const request = `GET ${first.path}`
  if (first.failure) throw new Error(first.failure)
  if ([401, 403, 407].includes(first.status)) {
    throw new Error(
      `${request} returned ${first.status}: the server demands authentication. Allow requests of this machine without it, as those of the shop.`,
    )
  }
  const isPage = first.headers['content-type']?.includes('html') || /^\s*</.test(first.text)
  const received = isPage ? 'a page (HTML)' : 'no JSON'
  throw new Error(
    `${request} returned ${first.status} with ${received}, as did the reads of categories, brands and posts. Is --url the address before /api?`,
  )
}
