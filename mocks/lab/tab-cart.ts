/** The cart that this tab shows in place of the visitor's own: of a scenario, or of a link that was opened. */
import { cartsOf } from '#mocks/scenarios/carts.ts'
import type { Carts } from '#mocks/store/carts.ts'
import { currentStore } from '#mocks/store/store.ts'
import type { Cart, Product } from '#src/api/contract.ts'
import type { CartLine } from '#src/demo/carts.ts'
import type { DemoState } from '#src/demo/demo-state.ts'

export type TabCart = {
  /** Null if the tab shows the visitor's own cart. */
  carts: Carts | null
  /** The lines of the active scenarios' cart. */
  start: readonly CartLine[]
  /** The number of lines of the link whose products the catalogue does not have. */
  missing: number
}

/** Returns the cart for a scenario's cart and the state of the tab. A state's cart replaces the scenario's. */
export function tabCartOf(ofScenario: Cart | undefined, state: DemoState, products: readonly Product[]): TabCart {
  const start = ofScenario ? linesOf(ofScenario) : []
  const linked = state.cart ?? (state.isSent && !ofScenario ? [] : undefined)
  if (!linked) return { carts: ofScenario ? cartsOf(ofScenario, products) : null, start, missing: 0 }
  const productById = new Map(
    [...(ofScenario ?? []).map(({ product }) => product), ...products].map((product) => [product.id, product]),
  )
  const cart = linked.flatMap(({ productId, quantity }) => {
    const product = productById.get(productId)
    return product ? [{ product, quantity }] : []
  })
  return { carts: cartsOf(cart, products), start, missing: linked.length - cart.length }
}

/** Returns the lines that the tab shows if they are not those of the scenarios alone, else null. */
export function changedLines({ carts, start }: TabCart, ownId: string): CartLine[] | null {
  const lines = linesOf((carts ?? currentStore().carts).lines(ownId))
  return JSON.stringify(lines) === JSON.stringify(start) ? null : lines
}

const linesOf = (cart: Cart): CartLine[] => cart.map(({ product, quantity }) => ({ productId: product.id, quantity }))
