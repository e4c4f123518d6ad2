/** The six cart operations. */
import type { Carts } from '#mocks/store/carts.ts'
import { randomId } from '#mocks/store/random-id.ts'
import type { Cart, CartCount } from '#src/api/contract.ts'
import { CART_ID_HEADER } from '#src/api/operations.ts'
import type { Resolvers } from './resolvers.ts'
import { badRequest, json, notFound } from './respond.ts'

const CART_ID_MAX = 128

/** `carts` is called on each request, because a new seed replaces the carts. */
export const cartResolvers = (carts: () => Carts) =>
  ({
    cart: ({ request }) => answer(request, (cartId) => carts().lines(cartId)),

    count: ({ request }) =>
      answer(request, (cartId) => ({
        count: carts()
          .lines(cartId)
          .reduce((sum, line) => sum + line.quantity, 0),
      })),

    add: async ({ request }) => {
      const { productId, quantity } = await bodyOf(request)
      if (typeof productId !== 'string') return badRequest('productId is required')
      if (!isQuantity(quantity)) return badRequest('quantity must be a whole number of at least 1')
      if (!carts().productOf(productId)) return notFound('Product')
      // A sum that JSON cannot hold exactly would make the stored carts unreadable.
      const sum = (carts().quantityOf(cartIdOf(request), productId) ?? 0) + quantity
      if (!isQuantity(sum)) return badRequest('quantity is too large')
      return write(request, (cartId) => carts().put(cartId, productId, sum))
    },

    remove: async ({ request }) => {
      const { productId } = await bodyOf(request)
      if (typeof productId !== 'string') return badRequest('productId is required')
      const isKnown = carts().productOf(productId) || carts().quantityOf(cartIdOf(request), productId)
      if (!isKnown) return notFound('Product')
      return write(request, (cartId) => carts().remove(cartId, productId))
    },

    update: async ({ request }) => {
      const { productId, quantity } = await bodyOf(request)
      if (typeof productId !== 'string') return badRequest('productId is required')
      if (!isQuantity(quantity)) return badRequest('quantity must be a whole number of at least 1')
      if (carts().quantityOf(cartIdOf(request), productId) === undefined) return notFound('Cart item')
      return write(request, (cartId) => carts().put(cartId, productId, quantity))
    },

    clear: ({ request }) => write(request, (cartId) => carts().clear(cartId)),
  }) satisfies Partial<Resolvers>

const isQuantity = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 1

/** Parses the body. Returns an empty object, which fails validation, if it is missing or not a JSON object. */
async function bodyOf(request: Request): Promise<Record<string, unknown>> {
  const body: unknown = await request.json().catch(() => null)
  return typeof body === 'object' && body !== null ? { ...body } : {}
}

/** Generated cart ids, cached per request, because a handler reads the id more than once. */
const issued = new WeakMap<Request, string>()

/** Returns the request's cart id, or a new one if it is missing or too long. */
function cartIdOf(request: Request): string {
  const named = request.headers.get(CART_ID_HEADER)?.trim()
  if (named && named.length <= CART_ID_MAX) return named
  const newId = issued.get(request) ?? randomId()
  issued.set(request, newId)
  return newId
}

function answer(request: Request, read: (cartId: string) => Cart | CartCount | { success: boolean }) {
  const cartId = cartIdOf(request)
  return json(read(cartId), { [CART_ID_HEADER]: cartId })
}

const write = (request: Request, change: (cartId: string) => void) =>
  answer(request, (cartId) => {
    change(cartId)
    return { success: true }
  })
