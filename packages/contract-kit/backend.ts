/** Client for the checked backend. It sends requests as the shop does and reads the whole response. */
import { randomBytes } from 'node:crypto'
import { CART_ID_HEADER, OPERATIONS, type Operation, type OperationId } from '#src/api/operations.ts'
import { reasonOf } from '../../scripts/shared/reason-of.ts'
import { CheckFailed } from './answers/check-errors.ts'
import type { Fetch, ReadResponse } from './answers/http-types.ts'
import { NotChecked } from './not-checked.ts'
import { createRunLimits, isTimeout, type Timeouts } from './run-limits.ts'
import type { SentRequest } from './sent-requests.ts'

type RequestOptions = {
  method?: string
  /** A string is sent as it is, anything else as JSON. */
  body?: unknown
  /** Null sends no id. Defaults to a new id. */
  cartId?: string | null
  headers?: Record<string, string>
}

export type Backend = ReturnType<typeof createBackend>

/** Returns an id in the shop's format: random base-36 characters, then the time in base 36. */
const newCartId = (): string =>
  Array.from(randomBytes(12), (byte) => (byte % 36).toString(36)).join('') + Date.now().toString(36)

type BackendOptions = {
  /** The URL before `/api`. */
  baseUrl: string
  fetch: Fetch
  /** The shop's origin. Null if the API has the same one, because CORS does not apply then. */
  origin: string | null
  /** Seed of generated inputs. */
  seed: number
  /** Number of generated inputs per check. */
  runs: number
  timeouts: Timeouts
}

export function createBackend({ baseUrl, fetch, origin, seed, runs, timeouts }: BackendOptions) {
  /** Ids of the carts that the checks filled. */
  const cartIds = new Set<string>()
  /** Requests of the current check, in order. A generated check keeps only those of its current input. */
  const requests: SentRequest[] = []
  const { signal, timeoutError, rateLimitError, stopReason } = createRunLimits(timeouts)

  /** Throws `CheckFailed` if there is no complete response, and `NotChecked` if the run has stopped. */
  async function send(
    path: string,
    { method = 'GET', body, cartId = newCartId(), headers = {} }: RequestOptions = {},
  ): Promise<ReadResponse> {
    const text = typeof body === 'string' || body === undefined ? body : JSON.stringify(body)
    const withBody = text === undefined ? '' : ` with ${text === '' ? 'an empty body' : `the body ${text}`}`
    const call = `${method} ${baseUrl}${path}${withBody}`
    const sentHeaders = {
      ...(cartId !== null && { [CART_ID_HEADER]: cartId }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(origin !== null && { origin }),
      ...headers,
    }
    const request = new Request(baseUrl + path, {
      method,
      redirect: 'manual',
      headers: sentHeaders,
      body: text,
      signal: signal(call),
    })
    const sent = record(`${method} ${path}`, request, sentHeaders, text)
    let received = 'no response'
    try {
      const response = await fetch(request)
      const { status } = response
      received = `status ${status}, incomplete body`
      const answer = await response.text()
      Object.assign(sent, { status, issuedId: response.headers.get(CART_ID_HEADER) })
      if (status === 429) throw rateLimitError(call, response.headers.get('retry-after'))
      return { request: `${method} ${path}`, status, headers: response.headers, text: answer }
    } catch (error) {
      if (error instanceof NotChecked) throw error
      if (isTimeout(error)) throw timeoutError(call, received)
      throw new CheckFailed(`${method} ${path}${withBody} failed (${received}): ${reasonOf(error)}.`)
    }
  }

  /** Adds a request to those of the check. */
  function record(name: string, { method, url }: Request, headers: Record<string, string>, body?: string): SentRequest {
    const sent: SentRequest = { name, method, url, headers, body, status: null, issuedId: null }
    requests.push(sent)
    return sent
  }

  /** Requests a URL of any host. Returns the status, or null if there is no response. */
  async function statusOf(url: string, headers: Record<string, string> = {}): Promise<number | null> {
    const request = new Request(url, { headers, signal: signal(`GET ${url}`) })
    record(`GET ${url}`, request, headers).followRedirects = true
    return fetch(request).then(
      async ({ status, body }) => {
        await body?.cancel()
        return status
      },
      () => null,
    )
  }

  return { send, statusOf, baseUrl, origin, seed, runs, cartIds, requests, stopReason }
}

/** Returns a cart that, like the shop, replaces its id by the one in a response. */
export function createCart({ send, cartIds }: Pick<Backend, 'send' | 'cartIds'>, firstId: string | null = newCartId()) {
  let cartId = firstId
  const call = async (id: OperationId, body?: unknown): Promise<ReadResponse> => {
    const { method, path }: Operation = OPERATIONS[id]
    const response = await send(path, { method, body, cartId })
    cartId = response.headers.get(CART_ID_HEADER) ?? cartId
    const isFilled = id === 'add' && response.status >= 200 && response.status < 300
    if (cartId !== null && isFilled) cartIds.add(cartId)
    return response
  }
  return {
    id: () => cartId,
    lines: () => call('cart'),
    count: () => call('count'),
    add: (productId: string, quantity = 1) => call('add', { productId, quantity }),
    update: (productId: string, quantity: number) => call('update', { productId, quantity }),
    remove: (productId: string) => call('remove', { productId }),
    clear: () => call('clear'),
  }
}
