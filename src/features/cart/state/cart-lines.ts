/** Sums of a cart's lines. */
import type { Cart } from '#src/api/contract.ts'
import { parseAmount } from '#src/lib/money.ts'

/** Merges lines of the same product by adding their quantities (product/cart.md). */
export function mergeLines(cart: Cart): Cart {
  const merged = new Map<string, Cart[number]>()
  for (const line of cart) {
    const first = merged.get(line.product.id)
    merged.set(line.product.id, first ? { ...first, quantity: first.quantity + line.quantity } : line)
  }
  return [...merged.values()]
}

/** Returns the sum of quantities (product/cart.md). */
export const countItems = (cart: Cart): number => cart.reduce((sum, line) => sum + line.quantity, 0)

/** Returns the subtotal, or null if any line has no valid price. */
export function subtotal(cart: Cart): number | null {
  let sum = 0
  for (const { product, quantity } of cart) {
    const price = parseAmount(product.price)
    if (price === null) return null
    sum += price * quantity
  }
  return sum
}
