/** Carts of the mock API: one row of the store per cart and product, saved to storage on each change. */
import { primaryKey } from '@mswjs/data'
import type { Cart, Product } from '#src/api/contract.ts'
import type { CartStorage, StoredLine } from './cart-storage.ts'
import { createStore } from './create-store.ts'

type Options = {
  storage: CartStorage
  /** Returns undefined for an unknown product, whose line is then left out. */
  productOf: (id: string) => Product | undefined
  /** Lines that every cart has at first. */
  start?: Cart
}

export type Carts = ReturnType<typeof createCarts>

export function createCarts({ storage, productOf, start = [] }: Options) {
  const db = createStore({
    cartLine: { id: primaryKey(String), cartId: String, productId: String, quantity: Number },
  })
  const initialized = new Set<string>()
  const rowId = (cartId: string, productId: string) => `${cartId} ${productId}`

  const put = (cartId: string, productId: string, quantity: number) => {
    const id = rowId(cartId, productId)
    const updated = db.cartLine.update({ where: { id: { equals: id } }, data: { quantity } })
    if (!updated) db.cartLine.create({ id, cartId, productId, quantity })
  }

  const replaceRows = (lines: StoredLine[]) => {
    db.cartLine.deleteMany({ where: {} })
    for (const { cartId, productId, quantity } of lines) put(cartId, productId, quantity)
  }

  /** Loads what another tab or an earlier visit stored. */
  const loadStored = () => {
    const stored = storage.load()
    if (stored) replaceRows(stored)
  }

  const open = (cartId: string) => {
    loadStored()
    if (initialized.has(cartId)) return
    initialized.add(cartId)
    for (const { product, quantity } of start) put(cartId, product.id, quantity)
  }

  const all = (): StoredLine[] =>
    db.cartLine.getAll().map(({ cartId, productId, quantity }) => ({ cartId, productId, quantity }))

  return {
    productOf,

    lines(cartId: string): Cart {
      open(cartId)
      return db.cartLine.findMany({ where: { cartId: { equals: cartId } } }).flatMap(({ productId, quantity }) => {
        const product = productOf(productId)
        return product ? [{ product, quantity }] : []
      })
    },

    /** Returns the quantity of a product in a cart, or undefined if the cart has no such line. */
    quantityOf(cartId: string, productId: string): number | undefined {
      open(cartId)
      return db.cartLine.findFirst({ where: { id: { equals: rowId(cartId, productId) } } })?.quantity
    },

    /** Sets a line's quantity. Saves before the response is sent, so that other tabs read the same. */
    put(cartId: string, productId: string, quantity: number): void {
      open(cartId)
      put(cartId, productId, quantity)
      storage.save(all())
    },

    remove(cartId: string, productId: string): void {
      open(cartId)
      db.cartLine.delete({ where: { id: { equals: rowId(cartId, productId) } } })
      storage.save(all())
    },

    clear(cartId: string): void {
      open(cartId)
      db.cartLine.deleteMany({ where: { cartId: { equals: cartId } } })
      storage.save(all())
    },

    /** Returns the lines of all carts. */
    all(): StoredLine[] {
      loadStored()
      return all()
    },

    /** Replaces all carts by these lines. */
    replaceAll(lines: StoredLine[]): void {
      replaceRows(lines)
      storage.save(all())
    },
  }
}
