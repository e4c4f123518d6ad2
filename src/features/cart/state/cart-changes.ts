/**
 * Changes of a cart: what each does to the cart, and which of them need not be sent.
 *
 * Pure functions, so that the cart can show a change before the server has answered.
 */
import type { Cart, CartRemoval, CartWrite } from '#src/api/contract.ts'

/** A write operation of spec §7 with its body. */
export type CartChange =
  | ({ kind: 'add' | 'update' } & CartWrite)
  | ({ kind: 'remove' } & CartRemoval)
  | { kind: 'clear' }

/**
 * Returns whether `later` makes it unnecessary to send `earlier`.
 *
 * An add is relative to the quantity in the cart, so each one must be sent. The other changes set an
 * absolute state, so only the last one per line counts.
 */
export function supersedes(later: CartChange, earlier: CartChange): boolean {
  if (earlier.kind === 'add' || later.kind === 'add') return false
  if (later.kind === 'clear') return true
  return earlier.kind !== 'clear' && earlier.productId === later.productId
}

/**
 * Folds the changes, oldest first, into at most one per line. The result has the same effect.
 * A clear comes before the adds that followed it.
 */
export function coalesce(changes: readonly CartChange[]): CartChange[] {
  const lines = new Map<string | null, CartChange>()
  for (const change of changes) {
    if (change.kind === 'clear') lines.clear()
    const line = change.kind === 'clear' ? null : change.productId
    lines.set(line, change.kind === 'add' ? foldAdd(lines.get(line), change) : change)
  }
  return [...lines.values()]
}

/** An update or removal implies that the line exists, so a later add can be folded into an update. */
function foldAdd(earlier: CartChange | undefined, add: CartChange & CartWrite): CartChange {
  if (!earlier || earlier.kind === 'clear') return add
  const quantity = earlier.kind === 'remove' ? 0 : earlier.quantity
  return { ...add, kind: earlier.kind === 'add' ? 'add' : 'update', quantity: quantity + add.quantity }
}

type Quantities = ReadonlyMap<string, number>

/** The server rejects all other quantities, so they are not shown either (spec §4). */
const isQuantity = (value: number): boolean => Number.isSafeInteger(value) && value >= 1

function apply(quantities: Quantities, change: CartChange): Quantities {
  if (change.kind === 'clear') return new Map()
  const changed = new Map(quantities)
  const current = changed.get(change.productId)
  if (change.kind === 'remove') changed.delete(change.productId)
  else if (!isQuantity(change.quantity)) return quantities
  else if (change.kind === 'add') changed.set(change.productId, (current ?? 0) + change.quantity)
  else if (current !== undefined) changed.set(change.productId, change.quantity)
  return changed
}

const quantitiesOf = (cart: Cart): Quantities => new Map(cart.map((line) => [line.product.id, line.quantity]))

const sum = (quantities: Quantities): number => [...quantities.values()].reduce((total, each) => total + each, 0)

/**
 * Returns the cart with the changes applied. An added product without a line gets none, because
 * only the server's response has its title and price. Unchanged lines keep their identity.
 */
export function withChanges(cart: Cart, changes: readonly CartChange[]): Cart {
  if (changes.length === 0) return cart
  const quantities = changes.reduce(apply, quantitiesOf(cart))
  return cart.flatMap((line) => {
    const quantity = quantities.get(line.product.id)
    if (quantity === undefined) return []
    return quantity === line.quantity ? line : { ...line, quantity }
  })
}

/**
 * Returns the number of items with the changes applied to `count`.
 * While the cart is unknown, updates and removals do not change it, because their lines are unknown too.
 */
export function countWithChanges(count: number, cart: Cart | undefined, changes: readonly CartChange[]): number {
  let quantities = quantitiesOf(cart ?? [])
  let total = count
  for (const change of changes) {
    const changed = apply(quantities, change)
    total = change.kind === 'clear' ? 0 : total + sum(changed) - sum(quantities)
    quantities = changed
  }
  return total
}
