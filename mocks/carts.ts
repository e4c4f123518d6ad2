/**
 * Every visitor's cart: the rows of the mock that change. They live in the store, one row per cart and product;
 * storage carries them across reloads and tabs.
 */
import { primaryKey } from '@mswjs/data'
import type { Cart, Product } from '#src/api/contract.ts'
import type { CartStorage, StoredLine } from './cart-storage.ts'
import { createStore } from './create-store.ts'

type Options = {
  storage: CartStorage
  /** Undefined for a product that has left the catalogue: it takes its line with it. */
  productOf: (id: string) => Product | undefined
  /** What is in a cart that nobody has changed yet. */
  start?: Cart
}

export type Carts = ReturnType<typeof createCarts>

/** Takes where carts are kept and what they may hold; returns the ways to read and change them. */
export function createCarts({ storage, productOf, start = [] }: Options) {
  const db = createStore({
    cartLine: { id: primaryKey(String), cartId: String, productId: String, quantity: Number },
  })
  const started = new Set<string>()
  const rowId = (cartId: string, productId: string) => `${cartId} ${productId}`

  const put = (cartId: string, productId: string, quantity: number) => {
    const id = rowId(cartId, productId)
    const updated = db.cartLine.update({ where: { id: { equals: id } }, data: { quantity } })
    if (!updated) db.cartLine.create({ id, cartId, productId, quantity })
  }

  const fill = (lines: StoredLine[]) => {
    db.cartLine.deleteMany({ where: {} })
    for (const { cartId, productId, quantity } of lines) put(cartId, productId, quantity)
  }

  /** Takes over what another tab, or an earlier visit, stored since this page last looked. */
  const catchUp = () => {
    const stored = storage.load()
    if (stored) fill(stored)
  }

  const open = (cartId: string) => {
    catchUp()
    if (started.has(cartId)) return
    started.add(cartId)
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

    /** How many of a product are in a cart; undefined where it has no line. */
    quantityOf(cartId: string, productId: string): number | undefined {
      open(cartId)
      return db.cartLine.findFirst({ where: { id: { equals: rowId(cartId, productId) } } })?.quantity
    },

    /** Stored before it is answered, so that another tab reads what was answered. */
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

    /** Every line of every cart, as stored. */
    all(): StoredLine[] {
      catchUp()
      return all()
    },

    /** Puts these lines in the place of every cart's. */
    replaceAll(lines: StoredLine[]): void {
      fill(lines)
      storage.save(all())
    },
  }
}
