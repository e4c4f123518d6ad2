import type { StoredLine } from '#mocks/store/cart-storage.ts'

/** Returns imported lines as those of the visitor's cart, unless some are in it already. Adds quantities of one product. */
export function asOwnLines(lines: StoredLine[], ownId: string): StoredLine[] {
  if (lines.some(({ cartId }) => cartId === ownId)) return lines
  const quantities = new Map<string, number>()
  for (const { productId, quantity } of lines) {
    quantities.set(productId, (quantities.get(productId) ?? 0) + quantity)
  }
  return Array.from(quantities, ([productId, quantity]) => ({ cartId: ownId, productId, quantity }))
}
