/**
 * The six calls of the cart. Lines live in the store, one row per cart and
 * product; storage carries them across reloads and tabs.
 */
import { HttpResponse, http } from 'msw'
import type { Cart, CartCount } from '#src/api/contract.ts'
import type { StoredLine } from '../cart-storage.ts'
import { db, mockStore } from '../db.ts'
import { badRequest, notFound } from '../respond.ts'

const CART_ID = 'x-cart-id'
const CART_ID_MAX = 128

export const cartHandlers = [
  http.get('/api/cart', ({ request }) => answer<Cart>(request, (cartId) => linesOf(cartId))),

  http.get('/api/cart/count', ({ request }) =>
    answer<CartCount>(request, (cartId) => ({
      count: linesOf(cartId).reduce((sum, line) => sum + line.quantity, 0),
    })),
  ),

  http.post('/api/cart/add', async ({ request }) => {
    const body = await bodyOf(request)
    const { productId, quantity } = body
    if (typeof productId !== 'string') return badRequest('productId is required')
    if (!isQuantity(quantity)) return badRequest('quantity must be a whole number of at least 1')
    if (!mockStore().catalogue.product(productId)) return notFound('Product')
    return write(request, (cartId) => {
      const line = lineOf(cartId, productId)
      putLine(cartId, productId, (line?.quantity ?? 0) + quantity)
    })
  }),

  http.delete('/api/cart/remove', async ({ request }) => {
    const { productId } = await bodyOf(request)
    if (typeof productId !== 'string') return badRequest('productId is required')
    const known = mockStore().catalogue.product(productId) || lineOf(cartIdOf(request), productId)
    if (!known) return notFound('Product')
    return write(request, (cartId) => db.cartLine.delete({ where: { id: { equals: rowId(cartId, productId) } } }))
  }),

  http.put('/api/cart/update', async ({ request }) => {
    const { productId, quantity } = await bodyOf(request)
    if (typeof productId !== 'string') return badRequest('productId is required')
    if (!isQuantity(quantity)) return badRequest('quantity must be a whole number of at least 1')
    if (!lineOf(cartIdOf(request), productId)) return notFound('Cart item')
    return write(request, (cartId) => putLine(cartId, productId, quantity))
  }),

  http.delete('/api/cart/clear', ({ request }) =>
    write(request, (cartId) => db.cartLine.deleteMany({ where: { cartId: { equals: cartId } } })),
  ),
]

/** Every line of every cart, as stored. */
export function storedLines(): StoredLine[] {
  catchUp()
  return db.cartLine.getAll().map(toStored)
}

/** Puts these lines in the place of every cart's. */
export function replaceLines(lines: StoredLine[]): void {
  db.cartLine.deleteMany({ where: {} })
  for (const { cartId, productId, quantity } of lines) putLine(cartId, productId, quantity)
  mockStore().carts.save(db.cartLine.getAll().map(toStored))
}

const isQuantity = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 1

const rowId = (cartId: string, productId: string) => `${cartId} ${productId}`

/** An empty object for a body that is missing or not a JSON object: its fields then fail validation. */
async function bodyOf(request: Request): Promise<Record<string, unknown>> {
  const body: unknown = await request.json().catch(() => null)
  return typeof body === 'object' && body !== null ? { ...body } : {}
}

/** The cart the request names; a missing or oversized identifier gets a new one, sent back in the header. */
const issued = new WeakMap<Request, string>()
function cartIdOf(request: Request): string {
  const named = request.headers.get(CART_ID)?.trim()
  if (named && named.length <= CART_ID_MAX) return named
  const fresh = issued.get(request) ?? crypto.randomUUID().replaceAll('-', '')
  issued.set(request, fresh)
  return fresh
}

function answer<T extends Cart | CartCount | { success: boolean }>(request: Request, read: (cartId: string) => T) {
  const cartId = cartIdOf(request)
  return HttpResponse.json<T>(read(cartId), { headers: { [CART_ID]: cartId } })
}

/** Changes the cart's rows and stores them before answering, so that another tab reads what was answered. */
function write(request: Request, change: (cartId: string) => unknown) {
  return answer(request, (cartId) => {
    catchUp()
    change(cartId)
    mockStore().carts.save(db.cartLine.getAll().map(toStored))
    return { success: true }
  })
}

const toStored = (line: StoredLine): StoredLine => ({
  cartId: line.cartId,
  productId: line.productId,
  quantity: line.quantity,
})

/** Takes over what another tab, or an earlier visit, stored since this page last looked. */
function catchUp(): void {
  const stored = mockStore().carts.load()
  if (!stored) return
  db.cartLine.deleteMany({ where: {} })
  for (const { cartId, productId, quantity } of stored) putLine(cartId, productId, quantity)
}

/** A product that has left the catalogue takes its line with it, and its count. */
function linesOf(cartId: string): Cart {
  catchUp()
  return db.cartLine.findMany({ where: { cartId: { equals: cartId } } }).flatMap(({ productId, quantity }) => {
    const product = mockStore().catalogue.product(productId)
    return product ? [{ product, quantity }] : []
  })
}

function lineOf(cartId: string, productId: string) {
  catchUp()
  return db.cartLine.findFirst({ where: { id: { equals: rowId(cartId, productId) } } })
}

function putLine(cartId: string, productId: string, quantity: number): void {
  const id = rowId(cartId, productId)
  const updated = db.cartLine.update({ where: { id: { equals: id } }, data: { quantity } })
  if (!updated) db.cartLine.create({ id, cartId, productId, quantity })
}
