/**
 * The app's end of the wire. Reads are parsed by the contract, writes send JSON,
 * and every request carries the cart header and credentials (spec §7).
 *
 * It knows nothing of the mock: `connectApi` only says where the API is and when
 * it may be called.
 */
import type * as z from 'zod/mini'
import { adoptCartId, cartId } from './cart-id.ts'
import { describeIssue } from './contract.ts'
import { type BodyOf, CART_ID_HEADER, OPERATIONS, type Operation, type WriteId } from './operations.ts'
import { serverText } from './server-text.ts'

/** A not-ok answer. The message is spec §8's: the status code, a colon and a space, then the text. */
export class ApiError extends Error {
  override name = 'ApiError'
  readonly status: number
  /** What the server said, for a visitor to read; empty where it said nothing readable. */
  readonly serverText: string

  constructor(response: Pick<Response, 'status' | 'statusText'>, text: string) {
    super(`${response.status}: ${text || response.statusText}`)
    this.status = response.status
    this.serverText = serverText(text)
  }
}

type Connection = {
  /** The origin, and path prefix, before `/api`; empty for this origin. */
  baseUrl: string
  /** Resolves when requests may go out: at once, or when the mock API listens. */
  ready: Promise<unknown>
  /** Hears of every answer, and of every call that got none (null). */
  onAnswer?: (path: string, response: Response | null) => void
}

let connection: Connection = { baseUrl: '', ready: Promise.resolve() }

/** Says where the API is. Called once, before the first render. */
export function connectApi(to: Partial<Connection>): void {
  connection = { baseUrl: '', ready: Promise.resolve(), ...to }
}

/**
 * Reads `path` (from `/api` on) and parses the answer.
 * Throws `ApiError` for a not-ok answer, `Error` naming the field for one of the wrong shape.
 */
export async function request<T extends z.ZodMiniType>(
  path: string,
  schema: T,
  { signal }: { signal?: AbortSignal } = {},
): Promise<z.output<T>> {
  const response = await call(path, { signal })
  const answer: unknown = await response.json().catch((error: unknown) => {
    signal?.throwIfAborted()
    throw new Error(`The answer of ${path} is not JSON`, { cause: error })
  })
  const parsed = schema.safeParse(answer)
  if (!parsed.success) throw new Error(`The answer of ${path} has the wrong shape: ${describeIssue(parsed.error)}`)
  return parsed.data
}

/**
 * Makes a call that writes; a server gets it even if the page is left meanwhile. The answer is
 * not read (product.md, Contract). Throws as `request` does.
 */
export async function send<Id extends WriteId>(id: Id, body: BodyOf<Id>): Promise<void> {
  const operation: Operation = OPERATIONS[id]
  await call(operation.path, {
    method: operation.method,
    keepalive: true,
    headers: { 'content-type': 'application/json' },
    body: operation.body && JSON.stringify(body),
  })
}

async function call(path: string, init: RequestInit): Promise<Response> {
  await connection.ready
  const sent = cartId()
  const headers = new Headers(init.headers)
  headers.set(CART_ID_HEADER, sent)
  const { baseUrl, onAnswer } = connection
  // Firefox sends what is kept alive past a service worker, where the demo's answers come from.
  const keepalive = init.keepalive && !navigator.serviceWorker?.controller
  const options: RequestInit = { ...init, headers, keepalive, credentials: 'include' }
  const response = await fetch(baseUrl + path, options).catch((error: unknown) => {
    if (!init.signal?.aborted) onAnswer?.(path, null)
    throw error
  })
  onAnswer?.(path, response)
  adoptCartId(response.headers.get(CART_ID_HEADER), sent)
  if (!response.ok) throw new ApiError(response, await errorText(response))
  return response
}

/** A proxy's HTML error page is no message for a visitor: it counts as no text. */
async function errorText(response: Response): Promise<string> {
  const text = (await response.text().catch(() => '')).trim()
  const isHtml = response.headers.get('content-type')?.includes('html') || text.startsWith('<')
  return isHtml ? '' : text
}
