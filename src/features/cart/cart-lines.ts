/** A cart as the server will hold it once a write has succeeded; pure, so that it can be shown at once. */
import type { Cart } from '#src/api/contract.ts'
import { parseAmount } from '#src/lib/money.ts'

export const withQuantity = (cart: Cart, productId: string, quantity: number): Cart =>
  cart.map((line) => (line.product.id === productId ? { ...line, quantity } : line))

export const withoutLine = (cart: Cart, productId: string): Cart => cart.filter((line) => line.product.id !== productId)

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
