/** Answers of a troubled server, for tests of the client: each mocks `fetch`. */

/** An answer that breaks off after these first characters. */
const cutOff = (start: string, init?: ResponseInit) =>
  new Response(
    new ReadableStream({
      start: (stream) => stream.enqueue(new TextEncoder().encode(start)),
      pull: (stream) => stream.error(new TypeError('terminated')),
    }),
    init,
  )

const PAGE = '<!doctype html><h1>Bad Gateway</h1>'
const BROKEN = { status: 500, statusText: 'Internal Server Error' }

/** What fails a read and a write alike, and the message of the error (spec §8). */
export const REFUSALS: [string, () => Promise<Response> | Response, string][] = [
  ['401', () => new Response('Sign in first', { status: 401 }), '401: Sign in first'],
  ['404', () => new Response('Product not found', { status: 404 }), '404: Product not found'],
  ['409', () => new Response('Only one per visitor', { status: 409 }), '409: Only one per visitor'],
  ['500', () => new Response('Out of order', BROKEN), '500: Out of order'],
  ['500, empty', () => new Response('', BROKEN), '500: Internal Server Error'],
  ['500, cut off', () => cutOff('Out of', BROKEN), '500: Internal Server Error'],
  ['502 with HTML', () => new Response(PAGE, { status: 502, statusText: 'Bad Gateway' }), '502: Bad Gateway'],
  ['no connection', () => Promise.reject(new TypeError('Failed to fetch')), 'Failed to fetch'],
]

/** Successes that say nothing of use. */
export const NONSENSE = {
  empty: () => new Response(''),
  HTML: () => new Response(PAGE),
  'cut off': () => cutOff('{"id":"x","tit'),
  'half of its text': () => new Response('{"id":"x","tit'),
  null: () => Response.json(null),
  'a list of nulls': () => Response.json([null, null]),
  'of another shape': () => Response.json({}),
}

/** Every call gets this answer from now on. */
export const mockFetch = (answer: () => Promise<Response> | Response) =>
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => answer())

function deferredAnswer() {
  let open: (answer: Response) => void = () => undefined
  const answer = new Promise<Response>((resolve) => {
    open = resolve
  })
  return { answer, open: (response: Response) => open(response) }
}

/** The next two calls are answered when the test says so. */
export function deferTwoCalls() {
  const [older, newer] = [deferredAnswer(), deferredAnswer()]
  const fetched = vi.spyOn(globalThis, 'fetch')
  fetched.mockReturnValueOnce(older.answer).mockReturnValueOnce(newer.answer)
  return { older, newer, isAsked: (times: number) => vi.waitFor(() => expect(fetched).toHaveBeenCalledTimes(times)) }
}

/** What is asked is answered after 60 seconds, and nothing times out before. */
export async function answerAfterAMinute<T>(answer: () => Response, ask: () => Promise<T>): Promise<T> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  mockFetch(() => new Promise((resolve) => setTimeout(() => resolve(answer()), 60_000)))
  let isSettled = false
  const asked = ask().finally(() => {
    isSettled = true
  })
  await vi.advanceTimersByTimeAsync(59_000)
  expect(isSettled).toBe(false)
  await vi.advanceTimersByTimeAsync(1000)
  vi.useRealTimers()
  return asked
}
