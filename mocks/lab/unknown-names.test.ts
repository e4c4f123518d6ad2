import { nearestName, unknownNote } from './unknown-names.ts'

test.each([
  ['cart-5-line', 'cart-5-lines'],
  ['product500', 'product-500'],
  ['slow3s', 'slow-3s'],
  ['cart-empyt', 'cart-empty'],
  ['prodcts.1500ms', 'products.1500ms'],
  ['add.30pc', 'add.30pct'],
  ['brand.server', 'brands.server'],
])('the nearest name to %s is %s', (name, nearest) => {
  expect(nearestName(name)).toBe(nearest)
})

test.each(['nope', 'no-such-name', '日本', ''])('no name is near to %j', (name) => {
  expect(nearestName(name)).toBeUndefined()
})

test('a note lists the unknown names, each with the nearest one', () => {
  expect(unknownNote(['cart-5-line', 'nope'])).toBe(
    'Unknown names in the link: cart-5-line (did you mean cart-5-lines?), nope. The others are in force.',
  )
  expect(unknownNote([])).toBe('')
})
