/** The mock API's carts, as the Demo Lab views and changes them. */

export type CartLine = { productId: string; quantity: number }

/** Every cart in the mock's store, and the one that a scenario or a state shows in this tab. */
export type Carts = {
  /**
   * Returns the lines of the cart that the tab shows, or null if the active scenarios alone show the same, or a server
   * answers for the cart.
   */
  changedLines: (ownId: string) => CartLine[] | null
  /** Replaces the lines of the visitor's own cart. */
  keepLines: (lines: readonly CartLine[], ownId: string) => void
  /**
   * Replaces the lines of the visitor's own cart by one of each of the first products. Resolves with a sentence that says why
   * that is impossible, else with an empty text.
   */
  fill: (count: number, ownId: string) => Promise<string>
  lines: () => { cartId: string; productId: string; quantity: number }[]
  /** Returns all carts as JSON. */
  text: () => string
  clear: () => void
  /**
   * Replaces all carts by the JSON that `text` returned; returns false and changes nothing if it is invalid. If no line is
   * in the visitor's cart, all lines become that cart.
   */
  replace: (text: string, ownId: string) => boolean
}
