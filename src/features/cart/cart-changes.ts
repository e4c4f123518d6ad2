/**
 * What a change does to a cart, and which changes a later one supersedes.
 *
 * Pure, so that a cart can be shown as it will be before the server has answered.
 */
import type { Cart, CartRemoval, CartWrite } from '#src/api/contract.ts'

/** A call of spec §7, and its body. */
export type CartChange =
  | ({ kind: 'add' | 'update' } & CartWrite)
  | ({ kind: 'remove' } & CartRemoval)
  | { kind: 'clear' }

/**
 * Whether an earlier change that still waits need not be sent any more. An add is
 * relative to what is there, so it always counts; the others say how it shall be,
 * and the last word on a line is enough.
 */
export function supersedes(later: CartChange, earlier: CartChange): boolean {
  if (earlier.kind === 'add' || later.kind === 'add') return false
  if (later.kind === 'clear') return true
  return earlier.kind !== 'clear' && earlier.productId === later.productId
}

/** Takes changes in their order; returns one a line that does the same. A clearing comes before what was added after it. */
export function coalesce(changes: readonly CartChange[]): CartChange[] {
  const lines = new Map<string | null, CartChange>()
  for (const change of changes) {
    if (change.kind === 'clear') lines.clear()
    const line = change.kind === 'clear' ? null : change.productId
    lines.set(line, change.kind === 'add' ? addTo(lines.get(line), change) : change)
  }
  return [...lines.values()]
}

/** Who said how a line shall be has seen it, so the server has it: what it then holds can be said, too. */
function addTo(earlier: CartChange | undefined, add: CartChange & CartWrite): CartChange {
  if (!earlier || earlier.kind === 'clear') return add
  const known = earlier.kind === 'remove' ? 0 : earlier.quantity
  return { ...add, kind: earlier.kind === 'add' ? 'add' : 'update', quantity: known + add.quantity }
}

type Quantities = ReadonlyMap<string, number>

/** What no server accepts is not shown either (spec §4: below 1 there is no line). */
const isQuantity = (value: number): boolean => Number.isSafeInteger(value) && value >= 1

function apply(quantities: Quantities, change: CartChange): Quantities {
  if (change.kind === 'clear') return new Map()
  const changed = new Map(quantities)
  const known = changed.get(change.productId)
  if (change.kind === 'remove') changed.delete(change.productId)
  else if (!isQuantity(change.quantity)) return quantities
  else if (change.kind === 'add') changed.set(change.productId, (known ?? 0) + change.quantity)
  else if (known !== undefined) changed.set(change.productId, change.quantity)
  return changed
}

const quantitiesOf = (cart: Cart): Quantities => new Map(cart.map((line) => [line.product.id, line.quantity]))

const sum = (quantities: Quantities): number => [...quantities.values()].reduce((total, each) => total + each, 0)

/** The cart as it will be. A product that it doesn't hold yet appears when the server has sent it. */
export function withChanges(cart: Cart, changes: readonly CartChange[]): Cart {
  if (changes.length === 0) return cart
  const quantities = changes.reduce(apply, quantitiesOf(cart))
  return cart.flatMap((line) => {
    const quantity = quantities.get(line.product.id)
    if (quantity === undefined) return []
    return quantity === line.quantity ? line : { ...line, quantity }
  })
}

/** The count as it will be; of a cart that isn't known yet, only what is added counts. */
export function countWithChanges(count: number, cart: Cart | undefined, changes: readonly CartChange[]): number {
  let quantities = quantitiesOf(cart ?? [])
  let shown = count
  for (const change of changes) {
    const changed = apply(quantities, change)
    shown = change.kind === 'clear' ? 0 : shown + sum(changed) - sum(quantities)
    quantities = changed
  }
  return shown
}
