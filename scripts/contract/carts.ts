/** Reads of the cart that several checks share. */
import type { Product } from '#src/api/contract.ts'
import { CartCount, CartItem } from '#src/api/contract.ts'
import { type Backend, createCart } from './backend.ts'
import { someProducts } from './catalogue.ts'
import type { Answer } from './exchange.ts'
import { must, mustBeJson, mustFit, mustFitEach, mustSucceed } from './expect.ts'
import { arranged, Blocked } from './outcomes.ts'

export type Cart = ReturnType<typeof createCart>
/** Product ids and quantities, in the order of the ids. */
export type Contents = Record<string, number>

export const readLines = (answer: Answer): CartItem[] => mustFitEach(mustBeJson(answer), CartItem, answer.asked)

export const readCount = (answer: Answer): number => mustFit(mustBeJson(answer), CartCount, answer.asked).count

/** The cart has to hold exactly this. `after` says what came before it. */
export async function mustContain(cart: Cart, wanted: Contents, after: string): Promise<void> {
  const lines = readLines(await cart.lines())
  const held = Object.fromEntries(lines.map(({ product, quantity }) => [product.id, quantity]))
  const ids = [...new Set([...Object.keys(wanted), ...Object.keys(held)])]
  const differs = ids.find((id) => wanted[id] !== held[id])
  const said = (quantity?: number) => (quantity === undefined ? 'no line' : `quantity ${quantity}`)
  must(
    differs === undefined && lines.length === Object.keys(wanted).length,
    differs === undefined
      ? `${after}, GET /api/cart holds a product on two lines.`
      : `${after}, GET /api/cart holds ${said(held[differs])} of "${differs}", not ${said(wanted[differs])}.`,
  )
}

/** Products that can be bought, so that no cart is refused for want of stock. */
export async function buyable(backend: Backend, count: number): Promise<Product[]> {
  const products = (await someProducts(backend)).filter(({ isAvailable }) => isAvailable).slice(0, count)
  if (products.length < count) throw new Blocked(`the first page holds fewer than ${count} available products`)
  return products
}

/** A cart with these in it already, for a check that is not about adding. */
export async function filled(backend: Backend, contents: Contents): Promise<Cart> {
  const cart = createCart(backend)
  await arranged(
    (async () => {
      for (const [productId, quantity] of Object.entries(contents)) mustSucceed(await cart.add(productId, quantity))
      await mustContain(cart, contents, 'After adding')
    })(),
  )
  return cart
}
