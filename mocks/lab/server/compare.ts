/**
 * Comparison of a server with the mock API. Each compared read is also sent to the target that did not answer the shop,
 * and the request log shows the differences.
 *
 * The shop never waits for the other answer and uses nothing of it, not even its cart id.
 */

import { callOf, type Responder } from '#mocks/handlers/resolvers.ts'
import type { ChangeEntry } from '#mocks/lab/interceptor.ts'
import { differencesOf } from '#packages/contract-kit/answers/differences.ts'
import type { Fetch, ReadResponse } from '#packages/contract-kit/answers/http-types.ts'
import { type ReadCall, violationsOf } from '#packages/contract-kit/answers/violations.ts'
import { CART_ID_HEADER, isRead } from '#src/api/operations.ts'
import type { Exchange } from '#src/demo/demo-api.ts'

type Options = {
  /** Returns whether the reads of a path, such as `/api/products`, are compared. */
  isCompared: (path: string) => boolean
  /** Returns the server's address before `/api`; empty if there is none. */
  serverUrl: () => string
  /** Answers as the mock API, without an entry in the log. */
  answerAsMock: Responder
  /** Sends a request to the server. */
  fetch: Fetch
  /** Address of the shop's page. */
  page: string
}

/** An answer, or a text that says why there is none. */
type AnswerOrReason = ReadResponse | string

const NO_ANSWER = {
  server: 'The server did not answer, or does not allow this shop (CORS).',
  'mock API': 'The mock API did not answer.',
}
type Target = keyof typeof NO_ANSWER

const TIMEOUT_SECONDS = 60

/**
 * Returns a listener for exchanges. Its promise resolves when the comparison is in the log. It does not reject if
 * the server or the mock API sends no answer.
 */
export function createComparison({ isCompared, serverUrl, answerAsMock, fetch, page }: Options) {
  const fetchFromMock = (path: string, headers: Headers) =>
    read('mock API', path, (signal) => answerAsMock(new Request(new URL(path, page), { headers, signal })))
  const fetchFromServer = (server: string, path: string, headers: Headers) =>
    read('server', path, (signal) =>
      fetch(new Request(server + path, { headers, signal, credentials: 'include', redirect: 'manual' })),
    )

  /** The address may be a path on the shop's own origin. */
  const absolute = (server = '') => new URL(server, page).href.replace(/\/$/, '')

  return async (exchange: Exchange, change: ChangeEntry): Promise<void> => {
    if (serverUrl() === '') return
    const server = absolute(serverUrl())
    const isOfServer = exchange.server !== undefined
    const path = exchange.url.slice(isOfServer ? absolute(exchange.server).length : new URL(exchange.url).origin.length)
    const url = new URL(path, page)
    const id = callOf({ method: exchange.method, url: url.href })
    if (!id || !isRead(id) || !isCompared(url.pathname)) return
    change({ comparison: 'pending' })
    const headers = new Headers(exchange.cartIn === null ? {} : { [CART_ID_HEADER]: exchange.cartIn })
    const known = ofExchange(exchange, isOfServer ? 'server' : 'mock API', path)
    const served = isOfServer ? known : await fetchFromServer(server, path, headers)
    const mocked = isOfServer ? await fetchFromMock(path, headers) : known
    change({ comparison: compare({ id, params: url.searchParams }, served, mocked, page) })
  }
}

function ofExchange({ status, contentType, headers, body }: Exchange, target: Target, path: string): AnswerOrReason {
  if (status === 0) return NO_ANSWER[target]
  return {
    request: `GET ${path}`,
    status,
    headers: headers ?? new Headers({ 'content-type': contentType }),
    text: body,
  }
}

/** Sends a request to one target and reads the whole answer, at most until the timeout. */
async function read(
  target: Target,
  path: string,
  send: (signal: AbortSignal) => Promise<Response | undefined>,
): Promise<AnswerOrReason> {
  const signal = AbortSignal.timeout(TIMEOUT_SECONDS * 1000)
  // The mock API does not observe the signal.
  const timeout = new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason))
  })
  const receive = async (): Promise<AnswerOrReason> => {
    const response = await send(signal)
    if (!response || response.type === 'error') return NO_ANSWER[target]
    return {
      request: `GET ${path}`,
      status: response.status,
      headers: response.headers,
      text: await response.text(),
    }
  }
  try {
    return await Promise.race([receive(), timeout])
  } catch {
    return signal.aborted ? `The ${target} did not answer within ${TIMEOUT_SECONDS} s.` : NO_ANSWER[target]
  }
}

/** Returns the violations of the server's answer, and then how it differs from the mock API's. */
function compare(call: ReadCall, served: AnswerOrReason, mocked: AnswerOrReason, page: string): string[] {
  if (typeof served === 'string') return [served]
  const violations = violationsOf(call, served)
  return [...violations, ...(typeof mocked === 'string' ? [mocked] : differencesOf(call, served, mocked, page))]
}
