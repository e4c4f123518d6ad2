/**
 * A backend as the checks see it: requests go out as the shop sends them, and
 * answers come back as text that has been read.
 */
import { randomBytes } from 'node:crypto'
import { CART_ID_HEADER, OPERATIONS, type Operation, type OperationId } from '#src/api/operations.ts'
import type { Answer, Send } from './exchange.ts'
import { Blocked, Broken } from './outcomes.ts'
import { createPatience, isSilence, type Patience } from './patience.ts'
import { mustNotCircle } from './redirects.ts'

type Ask = { method?: string; body?: unknown; cartId?: string | null; headers?: Record<string, string> }

export type Backend = ReturnType<typeof createBackend>

/** As the shop makes them: random base-36 characters, then the time. */
const newCartId = (): string =>
  Array.from(randomBytes(12), (byte) => (byte % 36).toString(36)).join('') + Date.now().toString(36)

type Options = {
  /** What stands before `/api`. */
  baseUrl: string
  send: Send
  /** The shop's origin; null where shop and API share one, and nothing has to be allowed. */
  origin: string | null
  /** Of generated inputs. */
  seed: number
  /** How many generated inputs a check tries. */
  runs: number
  patience: Patience
}

/** Takes how to reach the backend; returns the ways of asking it. */
export function createBackend({ baseUrl, send, origin, seed, runs, patience }: Options) {
  const carts = new Set<string>()
  const { signal, silence, limit, stopped } = createPatience(patience)

  /**
   * Sends one request, with an id of a cart of its own unless told which. Rejects with `Broken` without an answer,
   * with `Blocked` where nothing is asked any more.
   */
  async function ask(
    path: string,
    { method = 'GET', body, cartId = newCartId(), headers = {} }: Ask = {},
  ): Promise<Answer> {
    const asked = `${method} ${path}`
    const address = `${method} ${baseUrl}${path}`
    const request = new Request(baseUrl + path, {
      method,
      redirect: 'manual',
      headers: {
        ...(cartId !== null && { [CART_ID_HEADER]: cartId }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(origin !== null && { origin }),
        ...headers,
      },
      body: typeof body === 'string' || body === undefined ? body : JSON.stringify(body),
      signal: signal(address),
    })
    let came = 'nothing came'
    try {
      const response = await send(request)
      came = `status ${response.status} came, and not the whole of its body`
      const answer = { asked, status: response.status, headers: response.headers, text: await response.text() }
      if (answer.status === 429) throw limit(address, answer.headers.get('retry-after'))
      came = `status ${answer.status} came, and nothing from where it points`
      if (method === 'GET') await mustNotCircle(answer, request, send)
      return answer
    } catch (error) {
      if (error instanceof Broken || error instanceof Blocked) throw error
      if (isSilence(error)) throw silence(address, came)
      throw new Broken(`${asked} got no answer: ${reasonOf(error)}.`)
    }
  }

  return { ask, origin, seed, runs, carts, stopped }
}

/** Node's fetch hides the reason in the cause. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { cause } = error
  if (cause instanceof AggregateError) return reasonOf(cause.errors[0])
  return cause instanceof Error ? cause.message : error.message
}

/** A cart as the shop holds one: an id the server hands out replaces the one that was sent. */
export function createCart({ ask, carts }: Pick<Backend, 'ask' | 'carts'>, firstId: string | null = newCartId()) {
  let cartId = firstId
  const call = async (id: OperationId, body?: unknown): Promise<Answer> => {
    const { method, path }: Operation = OPERATIONS[id]
    const answer = await ask(path, { method, body, cartId })
    cartId = answer.headers.get(CART_ID_HEADER) ?? cartId
    if (cartId !== null && method !== 'GET') carts.add(cartId)
    return answer
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
