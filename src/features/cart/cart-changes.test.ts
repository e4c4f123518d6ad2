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
  ['another quantity supersedes the earlier one', update(A, 5), update(A, 4), true],
  ['a removal supersedes a quantity', remove(A), update(A, 4), true],
  ['a removal supersedes the same removal', remove(A), remove(A), true],
  ['a quantity supersedes a removal', update(A, 5), remove(A), true],
  ['a cleared cart supersedes a quantity', clear, update(A, 4), true],
  ['a cleared cart supersedes a removal', clear, remove(A), true],
  ['a cleared cart supersedes an earlier clearing', clear, clear, true],
  ['a quantity leaves another line alone', update(A, 5), update(B, 4), false],
  ['a removal leaves another line alone', remove(A), update(B, 4), false],
  ['an add supersedes no quantity', add(A), update(A, 4), false],
  ['an add supersedes no removal', add(A), remove(A), false],
  ['two adds both count', add(A), add(A), false],
  ['an add counts before a quantity', update(A, 5), add(A), false],
  ['an add counts before a removal', remove(A), add(A), false],
  ['an add counts before clearing', clear, add(A), false],
  ['a quantity leaves an earlier clearing alone', update(A, 5), clear, false],
])('%s', (_what, later, earlier, expected) => {
  expect(supersedes(later, earlier)).toBe(expected)
})

test.each<[string, CartChange[], CartChange[]]>([
  ['adds of a product: their sum', [add(A), add(B), add(A, 2)], [add(A, 3), add(B)]],
  ['an add and then a quantity, which counts it in: the quantity', [add(A), update(A, 5)], [update(A, 5)]],
  ['a quantity and then an add: the sum as a quantity', [update(A, 5), add(A)], [update(A, 6)]],
  ['an add and then a removal: the removal', [add(A), remove(A)], [remove(A)]],
  ['a removal and then an add: the quantity that is left', [remove(A), add(A, 2)], [update(A, 2)]],
  ['anything and then a clearing: the clearing', [add(A), update(B, 2), clear], [clear]],
  ['a clearing and then adds: both, in order', [remove(A), clear, add(A), add(A)], [clear, add(A, 2)]],
  ['nothing: nothing', [], []],
])('when all is sent at once, of %s', (_what, changes, expected) => {
  expect(coalesce(changes)).toEqual(expected)
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
