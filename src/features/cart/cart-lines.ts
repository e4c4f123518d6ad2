/** What a cart's lines add up to. */
import type { Cart } from '#src/api/contract.ts'
import { parseAmount } from '#src/lib/money.ts'

/** One line per product: an answer that names a product twice means both of its quantities. */
export function mergeLines(cart: Cart): Cart {
  const merged = new Map<string, Cart[number]>()
  for (const line of cart) {
    const known = merged.get(line.product.id)
    merged.set(line.product.id, known ? { ...known, quantity: known.quantity + line.quantity } : line)
  }
  return [...merged.values()]
}

/** The sum of quantities (product.md, Contract). */
export const countItems = (cart: Cart): number => cart.reduce((sum, line) => sum + line.quantity, 0)

/** In dollars; null as soon as one line has no price, since a sum without it would be wrong. */
export function subtotal(cart: Cart): number | null {
  let sum = 0
  for (const { product, quantity } of cart) {
    const price = parseAmount(product.price)
    if (price === null) return null
    sum += price * quantity
  }
  return sum
}
