/**
 * API client. It parses reads by the contract, sends writes as JSON, and adds the cart header
 * and credentials to every request (spec §7).
 *
 * The client does not know the mock: `connectApi` sets the base URL of each call and when requests may start.
 */
import type { AnswerListener, Call } from '#src/demo/call.ts'
import { adoptCartId, cartId } from './cart-id.ts'
import {
  type AnswerOf,
  type BodyOf,
  CART_ID_HEADER,
  OPERATIONS,
  type Operation,
  type ReadId,
  type WriteId,
} from './operations.ts'
import { serverText } from './server-text.ts'

/** A response whose status is not ok. The message is `{status}: {text}` (spec §8). */
export class ApiError extends Error {
  override name = 'ApiError'
  readonly status: number
  /** The server's message for the user; empty if the body has none. */
  readonly serverText: string

  constructor(response: Pick<Response, 'status' | 'statusText'>, text: string) {
    super(`${response.status}: ${text || response.statusText}`)
    this.status = response.status
    this.serverText = serverText(text)
  }
}

/** Returns whether a read failed because the server does not have what was requested. */
export const isGone = (error: unknown): boolean => error instanceof ApiError && error.status === 404

export type Connection = {
  /** Returns the origin and path prefix before `/api` for a path; empty for the page's own origin. */
  baseUrlOf: (path: string) => string
  /** Resolves when requests of a path may be sent, for example once the mock API is ready. */
  whenReady: (path: string) => Promise<unknown>
  /** Answers requests in place of the network. */
  answer?: (request: Request) => Promise<Response>
  /** Called with every request. May return a listener for its answer. */
  onRequest?: (call: Call) => AnswerListener | undefined
  /** Called with the error's message and the path if the response of a read is not JSON or has the wrong shape. */
  onInvalid?: (message: string, path: string) => void
}

const ownOrigin: Connection = { baseUrlOf: () => '', whenReady: async () => undefined }

let connection = ownOrigin

/** Configures the client. Requests that wait for the previous `whenReady` follow the new configuration. */
export function connectApi(to: Partial<Connection>): void {
  connection = { ...ownOrigin, ...to }
}

/**
 * Requests `path`, which starts with `/api`, and parses the JSON response of the read.
 *
 * Throws `ApiError` if the status is not ok, and an `Error` that names the field if the shape is wrong.
 */
export async function request<Id extends ReadId>(
  path: string,
  id: Id,
  { signal }: { signal?: AbortSignal } = {},
): Promise<AnswerOf<Id>> {
  // Loaded beside the answer, because the first screen is prerendered and needs no schemas.
  const [response, { parseAnswer }] = await Promise.all([call(path, { signal }), import('./schemas.ts')])
  const answer: unknown = await response.json().catch((error: unknown) => {
    signal?.throwIfAborted()
    throw invalid(path, `The answer of ${path} is not JSON`, error)
  })
  try {
    return parseAnswer(id, answer)
  } catch (error) {
    throw invalid(path, `The answer of ${path} has the wrong shape: ${error instanceof Error ? error.message : ''}`)
  }
}

/** Reports the message and returns an error with it. */
function invalid(path: string, message: string, cause?: unknown): Error {
  connection.onInvalid?.(message, path)
  return new Error(message, { cause })
}

/**
 * Sends a write operation. The server receives it even if the user leaves the page (`keepalive`).
 *
 * The response body is ignored (product/api-answers.md). Throws like `request`.
 */
export async function send<Id extends WriteId>(id: Id, body: BodyOf<Id>): Promise<void> {
  const operation: Operation = OPERATIONS[id]
  const response = await call(operation.path, {
    method: operation.method,
    keepalive: true,
    headers: { 'content-type': 'application/json' },
    body: operation.hasBody && JSON.stringify(body),
  })
  // Not awaited, because the next write waits for this one. A body that is not read leaves the request pending in the
  // browser's developer tools, and cancelling it would show the request as failed.
  response.arrayBuffer().catch(() => undefined)
}

async function call(path: string, init: Omit<RequestInit, 'body'> & { body?: string }): Promise<Response> {
  await connection.whenReady(path)
  const sent = cartId()
  const headers = new Headers(init.headers)
  headers.set(CART_ID_HEADER, sent)
  const { baseUrlOf, onRequest, answer } = connection
  const baseUrl = baseUrlOf(path)
  // In Firefox, `keepalive` requests bypass the service worker, which is where the mock API answers.
  const keepalive = init.keepalive && (baseUrl !== '' || !navigator.serviceWorker?.controller)
  const { method = 'GET', body = '', signal } = init
  const onAnswer = onRequest?.({ path, baseUrl, method, cartId: sent, body, signal: signal ?? undefined })
  const options: RequestInit = { ...init, headers, keepalive, credentials: 'include' }
  const answered = answer ? answer(new Request(new URL(path, location.href), options)) : fetch(baseUrl + path, options)
  const response = await answered.catch((error: unknown) => {
    onAnswer?.(null)
    throw error
  })
  onAnswer?.(response)
  // Another server may have the cart.
  if (baseUrl === baseUrlOf('/api/cart')) adoptCartId(response.headers.get(CART_ID_HEADER), sent)
  if (!response.ok) throw new ApiError(response, await errorText(response))
  return response
}

/** Returns the response's text, or an empty string for HTML such as a proxy's error page. */
async function errorText(response: Response): Promise<string> {
  const text = (await response.text().catch(() => '')).trim()
  const isHtml = response.headers.get('content-type')?.includes('html') || text.startsWith('<')
  return isHtml ? '' : text
}
