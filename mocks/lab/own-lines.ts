/** Changes of the visitor's own cart in the mock's store. */
import type { StoredLine } from '#mocks/store/cart-storage.ts'
import { currentStore } from '#mocks/store/store.ts'
import type { CartLine } from '#src/demo/carts.ts'

/** Returns imported lines as those of the visitor's cart, unless some are in it already. Adds quantities of one product. */
export function asOwnLines(lines: StoredLine[], ownId: string): StoredLine[] {
  if (lines.some(({ cartId }) => cartId === ownId)) return lines
  const quantities = new Map<string, number>()
  for (const { productId, quantity } of lines) {
    quantities.set(productId, (quantities.get(productId) ?? 0) + quantity)
  }
  return Array.from(quantities, ([productId, quantity]) => ({ cartId: ownId, productId, quantity }))
}

/** Replaces the lines of one cart. */
export function replaceOwnLines(lines: readonly CartLine[], ownId: string): void {
  const { carts } = currentStore()
  const others = carts.all().filter(({ cartId }) => cartId !== ownId)
  carts.replaceAll([...others, ...lines.map((line) => ({ ...line, cartId: ownId }))])
}

/**
 * Replaces the lines of one cart by one of each of the first products in the list. Resolves with a sentence if the catalogue
 * has fewer, else with an empty text.
 */
export async function fillOwnCart(count: number, ownId: string): Promise<string> {
  const { catalogue } = currentStore()
  const firstPage = { ...catalogue.readQuery(new URLSearchParams()), limit: count }
  const { products, total } = await catalogue.page(firstPage)
  if (total < count) {
    return `This shop has ${total} ${total === 1 ? 'product' : 'products'}, and the cart can’t have more lines than that.`
  }
  replaceOwnLines(
    products.map(({ id }) => ({ productId: id, quantity: 1 })),
    ownId,
  )
  return ''
}
