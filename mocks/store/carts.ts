/** Carts: a line per cart and product, saved to storage on each change. */
import type { Cart, Product } from '#src/api/contract.ts'
import type { CartStorage, StoredLine } from './cart-storage.ts'

type Options = {
  storage: CartStorage
  /** Returns undefined for an unknown product, whose line is then left out. */
  productOf: (id: string) => Product | undefined
  /** Lines that every cart has at first. */
  start?: Cart
}

export type Carts = ReturnType<typeof createCarts>

export function createCarts({ storage, productOf, start = [] }: Options) {
  /** The lines of all carts. */
  let all: StoredLine[] = []
  const initialized = new Set<string>()
  const find = (cartId: string, productId: string) =>
    all.find((line) => line.cartId === cartId && line.productId === productId)

  const put = (cartId: string, productId: string, quantity: number) => {
    const line = find(cartId, productId)
    if (line) line.quantity = quantity
    else all.push({ cartId, productId, quantity })
  }

  const replaceLines = (lines: StoredLine[]) => {
    all = []
    for (const { cartId, productId, quantity } of lines) put(cartId, productId, quantity)
  }

  /** Loads what another tab or an earlier visit stored. */
  const loadStored = () => {
    const stored = storage.load()
    if (stored) replaceLines(stored)
  }

  const open = (cartId: string) => {
    loadStored()
    if (initialized.has(cartId)) return
    initialized.add(cartId)
    for (const { product, quantity } of start) put(cartId, product.id, quantity)
  }

  return {
    productOf,

    lines(cartId: string): Cart {
      open(cartId)
      return all.flatMap((line) => {
        const product = line.cartId === cartId ? productOf(line.productId) : undefined
        return product ? [{ product, quantity: line.quantity }] : []
      })
    },

    /** Returns the quantity of a product in a cart, or undefined if the cart has no such line. */
    quantityOf(cartId: string, productId: string): number | undefined {
      open(cartId)
      return find(cartId, productId)?.quantity
    },

    /** Sets a line's quantity. Saves before the response is sent, so that other tabs read the same. */
    put(cartId: string, productId: string, quantity: number): void {
      open(cartId)
      put(cartId, productId, quantity)
      storage.save(all)
    },

    remove(cartId: string, productId: string): void {
      open(cartId)
      all = all.filter((line) => line.cartId !== cartId || line.productId !== productId)
      storage.save(all)
    },

    clear(cartId: string): void {
      open(cartId)
      all = all.filter((line) => line.cartId !== cartId)
      storage.save(all)
    },

    /** Returns the lines of all carts. */
    all(): StoredLine[] {
      loadStored()
      return all.map((line) => ({ ...line }))
    },

    /** Replaces all carts by these lines. */
    replaceAll(lines: StoredLine[]): void {
      replaceLines(lines)
      storage.save(all)
    },
  }
}
