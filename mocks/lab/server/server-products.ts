/** Products of a server in carts of the mock API. They are read from the server before a cart request is answered. */

import type { Responder } from '#mocks/handlers/resolvers.ts'
import { currentStore } from '#mocks/store/store.ts'
import type { Fetch } from '#packages/contract-kit/answers/http-types.ts'
import { describeIssue, Product } from '#src/api/contract.ts'
import { CART_ID_HEADER } from '#src/api/operations.ts'
import { PATH_PART } from '#src/api/path-part.ts'

type Options = {
  /** Returns the server's address before `/api`; empty while the mock API answers for products. */
  serverUrl: () => string
  /** Sends a request to the server. */
  fetch: Fetch
  /** Called with the error's message and the path if a product has the wrong shape. */
  onInvalid?: (message: string, path: string) => void
}

const NO_ANSWER = 'The server did not answer for the products of this cart'
const TIMEOUT = 10_000

/** Client errors that do not say that the product is unknown: signing in is required, or the server is overloaded. */
const NO_REFUSALS = new Set([401, 403, 408, 429])

/** Products of one server by id, and the reads that were sent for them. */
const createProducts = () => ({ known: new Map<string, Product>(), reads: new Map<string, Promise<void>>() })

/**
 * Wraps the answers to cart requests. Each product is read once per page load. A product that the server does not know is
 * unknown to the mock API too. If the server does not answer, requests that need a product answer 502.
 */
export function withServerProducts(next: Responder, { serverUrl, fetch, onInvalid }: Options): Responder {
  let source = ''
  let current = createProducts()

  return async (request) => {
    if (!new URL(request.url).pathname.startsWith('/api/cart')) return next(request)
    const server = serverUrl()
    if (server !== source) current = createProducts()
    source = server
    // A product that arrives after the server has changed is not one of the new server.
    const { known, reads } = current
    const load = async (id: string): Promise<void> => {
      const product = await fetchProduct(server, id, { fetch, onInvalid })
      if (product) known.set(id, product)
    }
    const loadOnce = (id: string): Promise<void> => {
      const read = reads.get(id) ?? load(id)
      reads.set(id, read)
      // The next request tries again.
      read.catch(() => reads.delete(id))
      return read
    }
    // Lines are removed without their products.
    if (server !== '' && request.method !== 'DELETE') {
      const ids = [...(await idsOf(request))].filter((id) => PATH_PART.test(id))
      const isRead = await Promise.all(ids.map(loadOnce)).then(
        () => true,
        () => false,
      )
      if (!isRead) return new Response(NO_ANSWER, { status: 502 })
    }
    currentStore().cartProducts = server === '' ? undefined : known
    return next(request)
  }
}

/** Returns the ids of the products in the request's cart and in its body. */
async function idsOf(request: Request): Promise<Set<string>> {
  const cartId = request.headers.get(CART_ID_HEADER)
  const ids = new Set(
    currentStore()
      .carts.all()
      .filter((line) => line.cartId === cartId)
      .map(({ productId }) => productId),
  )
  const body: unknown = request.body
    ? await request
        .clone()
        .json()
        .catch(() => null)
    : null
  const { productId } = Object(body)
  return typeof productId === 'string' ? ids.add(productId) : ids
}

/**
 * Returns null for a product that the server does not have, or that the shop could not read. Rejects if the server does
 * not answer.
 */
async function fetchProduct(
  server: string,
  id: string,
  { fetch, onInvalid }: Pick<Options, 'fetch' | 'onInvalid'>,
): Promise<Product | null> {
  const path = `/api/products/${encodeURIComponent(id)}`
  const response = await fetch(
    new Request(server + path, { credentials: 'include', signal: AbortSignal.timeout(TIMEOUT) }),
  )
  const { ok, status } = response
  if (status >= 400 && status < 500 && !NO_REFUSALS.has(status)) return null
  if (!ok) throw new Error(`The server answered with ${status}`)
  const { data, error } = Product.safeParse(await response.json())
  if (error) onInvalid?.(`The answer of ${path} has the wrong shape: ${describeIssue(error)}`, path)
  return data ?? null
}
