/** Cart helpers that several checks share. */

import type { Product } from '#src/api/contract.ts'
import { parseLines } from './answers/answers.ts'
import { assert, assertSuccess, quoteReason } from './answers/assertions.ts'
import { CheckFailed } from './answers/check-errors.ts'
import type { ReadResponse } from './answers/http-types.ts'
import { type Backend, createCart } from './backend.ts'
import { firstProducts } from './catalogue.ts'
import { NotChecked, precondition } from './not-checked.ts'

export type Cart = ReturnType<typeof createCart>
/** Quantities by product id. */
export type Contents = Record<string, number>

/** Asserts that the cart has exactly these contents. `context` begins the message: "After adding 2". */
export async function assertContents(cart: Cart, expected: Contents, context: string): Promise<void> {
  const lines = parseLines(await cart.lines())
  const actual = Object.fromEntries(lines.map(({ product, quantity }) => [product.id, quantity]))
  const ids = [...new Set([...Object.keys(expected), ...Object.keys(actual)])]
  const different = ids.find((id) => expected[id] !== actual[id])
  const describe = (quantity?: number) => (quantity === undefined ? 'no line' : `quantity ${quantity}`)
  assert(
    different === undefined && lines.length === Object.keys(expected).length,
    different === undefined
      ? `${context}, GET /api/cart returned two lines for one product.`
      : `${context}, GET /api/cart returned ${describe(actual[different])} for "${different}", not ${describe(expected[different])}.`,
  )
}

/** The largest quantity that the checks need of a product. */
const NEEDED = 3
/** Number of products that are tried for this quantity. */
const MAX_TRIED = 5

/** Available products of the first page, in the order in which checks use them. */
const ordered = new WeakMap<Backend, Product[]>()

/**
 * Returns at least `count` available products of the first page. Two of which three can be bought come first, if there are
 * any. Ends the check if there are too few products.
 */
export async function availableProducts(backend: Backend, count: number): Promise<Product[]> {
  const products = (await firstProducts(backend)).filter(({ isAvailable }) => isAvailable)
  if (products.length < count) throw new NotChecked(`the first page has fewer than ${count} available products`)
  const { requests } = backend
  const sentBefore = requests.length
  const known = ordered.get(backend) ?? [...new Set([...(await stockedProducts(backend, products)), ...products])]
  // These writes to carts of their own show no fault.
  requests.splice(sentBefore)
  ordered.set(backend, known)
  return known
}

/** Returns up to two products that can be added without a stock limit. */
async function stockedProducts(backend: Backend, products: Product[]): Promise<Product[]> {
  const stocked: Product[] = []
  for (const product of products.slice(0, MAX_TRIED)) {
    const response = await createCart(backend).add(product.id, NEEDED).catch(rethrowIfStopped)
    if (response?.status !== 409) stocked.push(product)
    if (stocked.length === 2) break
  }
  return stocked
}

/** Ignores a failed request, because the checks of the call report it. */
function rethrowIfStopped(error: unknown): undefined {
  if (!(error instanceof CheckFailed)) throw error
}

const STOCK_ADVICE = `To check it, raise the stock of one product on the first page to ${NEEDED} or more.`

/**
 * Asserts that a write succeeded after which a line has this quantity. Ends the check if the server refuses more than one
 * with 409, because it may limit quantities to its stock.
 */
export function assertWritten(response: ReadResponse, quantity: number, advice?: string): void {
  const { request, status, text } = response
  if (isStockLimit(response, quantity)) {
    throw new NotChecked(
      `${request} refused a quantity of ${quantity} with ${status} and ${quoteReason(text)}: a stock limit. ${STOCK_ADVICE}`,
    )
  }
  assertSuccess(response, advice)
}

export const isStockLimit = ({ status }: ReadResponse, quantity: number): boolean => status === 409 && quantity > 1

/** Returns a cart with these contents, for a check that does not test adding. */
export async function createFilledCart(backend: Backend, contents: Contents): Promise<Cart> {
  const cart = createCart(backend)
  const fill = async () => {
    for (const [productId, quantity] of Object.entries(contents)) {
      assertWritten(await cart.add(productId, quantity), quantity)
    }
    await assertContents(cart, contents, 'After adding')
  }
  await precondition(fill())
  return cart
}
