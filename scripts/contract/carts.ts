/** Cart helpers that several checks share. */
import type { Product } from '#src/api/contract.ts'
import { CartCount, CartItem } from '#src/api/contract.ts'
import { assert, assertSuccess, parseJson, parseRows, parseValue, quote } from './assertions.ts'
import { type Backend, createCart } from './backend.ts'
import { firstProducts } from './catalogue.ts'
import { NotChecked, precondition } from './check-errors.ts'
import type { ReadResponse } from './http-types.ts'

export type Cart = ReturnType<typeof createCart>
/** Quantities by product id. */
export type Contents = Record<string, number>

export const parseLines = (response: ReadResponse): CartItem[] =>
  parseRows(parseJson(response), CartItem, response.request)

export const parseCount = (response: ReadResponse): number =>
  parseValue(parseJson(response), CartCount, response.request).count

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

/**
 * Returns at least `count` products that are in stock, so that no add can fail for lack of stock. Ends the check if there
 * are too few.
 */
export async function availableProducts(backend: Backend, count: number): Promise<Product[]> {
  const products = (await firstProducts(backend)).filter(({ isAvailable }) => isAvailable)
  if (products.length < count) throw new NotChecked(`the first page has fewer than ${count} available products`)
  return products
}

/**
 * Asserts that a write succeeded after which a line has this quantity. Ends the check if the server refuses more than one
 * with 409, because it may limit quantities to its stock.
 */
export function assertWritten(response: ReadResponse, quantity: number, advice?: string): void {
  const { request, status, text } = response
  if (isStockLimit(response, quantity)) {
    throw new NotChecked(
      `${request} refused a quantity of ${quantity} with ${status} and ${quote(text)}: a stock limit`,
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
