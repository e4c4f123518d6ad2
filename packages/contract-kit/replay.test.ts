/** The `curl` lines of a report: sent again, they get the answer that showed the fault. */
import type { Product } from '#src/api/contract.ts'
import type { Fetch } from './answers/http-types.ts'
import { checkInProcess, createBackendOf, productsWith } from './testing/check-in-process.ts'
import { requestOf } from './testing/curl-line.ts'
import { FAULT_NAMES, type FaultName, subjectsOf, withFaults } from './testing/faults.ts'

/** Products that show a fault which no others show. */
const PRODUCTS: Partial<Record<FaultName, Product[]>> = {
  'empty prices left out': productsWith(60, { price: '' }),
  'a page for encoded slashes': productsWith(30, { id: 'cables/usb c' }),
}

type Answer = { status: number; headers: Record<string, string>; text: string } | { error: string }

/** Sends a request. The returned headers have no cart id, because a server may issue another one each time. */
async function answerTo(request: Request, fetch: Fetch): Promise<Answer> {
  try {
    const response = await fetch(request)
    const { 'x-cart-id': _id, ...headers } = Object.fromEntries(response.headers)
    return { status: response.status, headers, text: await response.clone().text() }
  } catch (error) {
    return { error: String(error) }
  }
}

const keyOf = async (request: Request) =>
  JSON.stringify([request.method, request.url, [...request.headers], await request.clone().text()])

/** Sends the requests of `curl` lines. */
async function replay(lines: string[], fetch: Fetch): Promise<Answer[]> {
  const answers: Answer[] = []
  for (const line of lines) answers.push(await answerTo(requestOf(line), fetch))
  return answers
}

test.each(FAULT_NAMES)('the curl lines of "%s" show the fault', async (fault) => {
  const correct = createBackendOf(PRODUCTS[fault])
  const faulty = withFaults(correct, fault)
  const answers = new Map<string, Answer>()
  const { findings } = await checkInProcess(
    async (request) => {
      const key = await keyOf(request)
      const answer = faulty(request.clone())
      answers.set(key, await answerTo(request, () => answer))
      return answer
    },
    // Only generated inputs reach one of the faults.
    { subjects: subjectsOf(fault), runs: 40 },
  )
  expect(findings).not.toEqual([])
  for (const { check, curl } of findings) {
    const replayed = await replay(curl, faulty)
    const last = requestOf(curl.at(-1) ?? '')
    expect({ check: check.title, answer: replayed.at(-1) }).toEqual({
      check: check.title,
      answer: answers.get(await keyOf(last)),
    })
    // Empties all carts.
    createBackendOf(PRODUCTS[fault])
    expect(replayed).not.toEqual(await replay(curl, correct))
  }
})
