import { cartId } from '#src/api/cart-id.ts'
import { storageKey } from '#src/lib/storage.ts'
import type { CartLine } from './recording.ts'

/**
 * Returns the lines of the visitor's cart, as mocks/store/cart-storage.ts has stored them. Empty if storage is blocked.
 */
export function storedCart(): CartLine[] {
  try {
    const { lines = [] } = JSON.parse(localStorage.getItem(storageKey('carts')) ?? '{}')
    return lines.flatMap(({ productId, quantity, ...line }: CartLine & { cartId: string }) =>
      line.cartId === cartId() ? [{ productId, quantity }] : [],
    )
  } catch {
    return []
  }
}
