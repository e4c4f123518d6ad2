import { asOwnLines } from './own-lines.ts'

const lineOf = (cartId: string, productId: string, quantity: number) => ({ cartId, productId, quantity })

test('imported carts of this browser stay as they are', () => {
  const lines = [lineOf('mine', 'lamp', 2), lineOf('theirs', 'lamp', 3)]
  expect(asOwnLines(lines, 'mine')).toEqual(lines)
})

test('imported carts of another browser become the visitor’s cart, with added quantities', () => {
  const lines = [lineOf('theirs', 'lamp', 2), lineOf('theirs', 'desk', 1), lineOf('others', 'lamp', 3)]
  expect(asOwnLines(lines, 'mine')).toEqual([lineOf('mine', 'lamp', 5), lineOf('mine', 'desk', 1)])
})
