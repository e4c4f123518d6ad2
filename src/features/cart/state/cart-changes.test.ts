import { studioHeadphones, studioLaptop, unlinkedPhone } from '#fixtures/products.ts'
import type { Cart } from '#src/api/contract.ts'
import { type CartChange, coalesce, countWithChanges, supersedes, withChanges } from './cart-changes.ts'

const add = (productId: string, quantity = 1): CartChange => ({ kind: 'add', productId, quantity })
const update = (productId: string, quantity: number): CartChange => ({ kind: 'update', productId, quantity })
const remove = (productId: string): CartChange => ({ kind: 'remove', productId })
const clear: CartChange = { kind: 'clear' }

const A = studioLaptop.id
const B = studioHeadphones.id

test.each<[string, CartChange, CartChange, boolean]>([
  ['an update supersedes an update', update(A, 5), update(A, 4), true],
  ['a removal supersedes an update', remove(A), update(A, 4), true],
  ['a removal supersedes a removal', remove(A), remove(A), true],
  ['an update supersedes a removal', update(A, 5), remove(A), true],
  ['a clear supersedes an update', clear, update(A, 4), true],
  ['a clear supersedes a removal', clear, remove(A), true],
  ['a clear supersedes a clear', clear, clear, true],
  ['an update does not supersede an update of another line', update(A, 5), update(B, 4), false],
  ['a removal does not supersede an update of another line', remove(A), update(B, 4), false],
  ['an add does not supersede an update', add(A), update(A, 4), false],
  ['an add does not supersede a removal', add(A), remove(A), false],
  ['an add does not supersede an add', add(A), add(A), false],
  ['an update does not supersede an add', update(A, 5), add(A), false],
  ['a removal does not supersede an add', remove(A), add(A), false],
  ['a clear does not supersede an add', clear, add(A), false],
  ['an update does not supersede a clear', update(A, 5), clear, false],
])('%s', (_rule, later, earlier, expected) => {
  expect(supersedes(later, earlier)).toBe(expected)
})

test.each<[string, CartChange[], CartChange[]]>([
  ['adds of a product to one add', [add(A), add(B), add(A, 2)], [add(A, 3), add(B)]],
  ['an add and an update to the update', [add(A), update(A, 5)], [update(A, 5)]],
  ['an update and an add to an update', [update(A, 5), add(A)], [update(A, 6)]],
  ['an add and a removal to the removal', [add(A), remove(A)], [remove(A)]],
  ['a removal and an add to an update', [remove(A), add(A, 2)], [update(A, 2)]],
  ['changes before a clear to the clear', [add(A), update(B, 2), clear], [clear]],
  ['a clear and adds to the clear and one add', [remove(A), clear, add(A), add(A)], [clear, add(A, 2)]],
  ['no changes to none', [], []],
])('coalesce folds %s', (_what, changes, expected) => {
  expect(coalesce(changes)).toEqual(expected)
})

const cart: Cart = [
  { product: studioLaptop, quantity: 2 },
  { product: studioHeadphones, quantity: 1 },
]

test.each<[string, CartChange[], [string, number][], number]>([
  [
    'no changes',
    [],
    [
      [A, 2],
      [B, 1],
    ],
    3,
  ],
  [
    'an update',
    [update(A, 5)],
    [
      [A, 5],
      [B, 1],
    ],
    6,
  ],
  [
    'an update to a billion',
    [update(A, 1e9)],
    [
      [A, 1e9],
      [B, 1],
    ],
    1_000_000_001,
  ],
  ['a removal', [remove(A)], [[B, 1]], 1],
  [
    'an add to a line',
    [add(B, 2)],
    [
      [A, 2],
      [B, 3],
    ],
    5,
  ],
  ['a clear', [clear], [], 0],
  ['a removal after an update', [update(A, 5), remove(A)], [[B, 1]], 1],
  ['an update after a removal', [remove(A), update(A, 5)], [[B, 1]], 1],
  [
    'an add without a line, only to the count',
    [add(unlinkedPhone.id, 4)],
    [
      [A, 2],
      [B, 1],
    ],
    7,
  ],
  [
    'no quantity that the server rejects',
    [update(A, 0), update(A, -1), add(A, 1.5), update(B, Number.NaN), update(B, 1e20)],
    [
      [A, 2],
      [B, 1],
    ],
    3,
  ],
])('withChanges and countWithChanges apply %s', (_what, changes, lines, count) => {
  expect(withChanges(cart, changes).map((line) => [line.product.id, line.quantity])).toEqual(lines)
  expect(countWithChanges(3, cart, changes)).toBe(count)
})

test('the count includes added items even if the cart is unknown', () => {
  expect(countWithChanges(4, undefined, [add(A), add(B, 2)])).toBe(7)
})

test('an unchanged cart and unchanged lines keep their identity', () => {
  expect(withChanges(cart, [])).toBe(cart)
  expect(withChanges(cart, [update(A, 5)])[1]).toBe(cart[1])
})
