import { studioHeadphones, studioLaptop, unlinkedPhone } from '#fixtures/products.ts'
import type { Cart } from '#src/api/contract.ts'
import { type CartChange, countWithChanges, makesPointless, withChanges } from './cart-changes.ts'

const add = (productId: string, quantity = 1): CartChange => ({ kind: 'add', productId, quantity })
const update = (productId: string, quantity: number): CartChange => ({ kind: 'update', productId, quantity })
const remove = (productId: string): CartChange => ({ kind: 'remove', productId })
const clear: CartChange = { kind: 'clear' }

const A = studioLaptop.id
const B = studioHeadphones.id

test.each<[string, CartChange, CartChange, boolean]>([
  ['another quantity makes the earlier one pointless', update(A, 5), update(A, 4), true],
  ['a removal makes a quantity pointless', remove(A), update(A, 4), true],
  ['a removal makes the same removal pointless', remove(A), remove(A), true],
  ['a quantity makes a removal pointless', update(A, 5), remove(A), true],
  ['a cleared cart makes a quantity pointless', clear, update(A, 4), true],
  ['a cleared cart makes a removal pointless', clear, remove(A), true],
  ['a cleared cart makes an earlier clearing pointless', clear, clear, true],
  ['a quantity leaves another line alone', update(A, 5), update(B, 4), false],
  ['a removal leaves another line alone', remove(A), update(B, 4), false],
  ['an add makes no quantity pointless', add(A), update(A, 4), false],
  ['an add makes no removal pointless', add(A), remove(A), false],
  ['two adds both count', add(A), add(A), false],
  ['an add counts before a quantity', update(A, 5), add(A), false],
  ['an add counts before a removal', remove(A), add(A), false],
  ['an add counts before clearing', clear, add(A), false],
  ['a quantity leaves an earlier clearing alone', update(A, 5), clear, false],
])('%s', (_what, later, earlier, expected) => {
  expect(makesPointless(later, earlier)).toBe(expected)
})

const cart: Cart = [
  { product: studioLaptop, quantity: 2 },
  { product: studioHeadphones, quantity: 1 },
]

test.each<[string, CartChange[], [string, number][], number]>([
  [
    'nothing',
    [],
    [
      [A, 2],
      [B, 1],
    ],
    3,
  ],
  [
    'a quantity',
    [update(A, 5)],
    [
      [A, 5],
      [B, 1],
    ],
    6,
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
  ['a clearing', [clear], [], 0],
  ['a removal after a quantity', [update(A, 5), remove(A)], [[B, 1]], 1],
  ['a quantity for a line that is gone', [remove(A), update(A, 5)], [[B, 1]], 1],
  [
    'a product without a line, which appears when the server has sent it',
    [add(unlinkedPhone.id, 4)],
    [
      [A, 2],
      [B, 1],
    ],
    7,
  ],
  [
    'quantities that no server accepts',
    [update(A, 0), update(A, -1), add(A, 1.5), update(B, Number.NaN)],
    [
      [A, 2],
      [B, 1],
    ],
    3,
  ],
])('the cart and its count show %s', (_what, changes, lines, count) => {
  expect(withChanges(cart, changes).map((line) => [line.product.id, line.quantity])).toEqual(lines)
  expect(countWithChanges(3, cart, changes)).toBe(count)
})

test('of a cart that was never read, what is added counts', () => {
  expect(countWithChanges(4, undefined, [add(A), add(B, 2)])).toBe(7)
})

test('a cart without changes, and a line that none touches, stay the same object', () => {
  expect(withChanges(cart, [])).toBe(cart)
  expect(withChanges(cart, [update(A, 5)])[1]).toBe(cart[1])
})
