import { shapeDifferences, shapeOf } from './shapes.ts'

const differences = (bodies: unknown[], others: unknown[]) =>
  shapeDifferences(shapeOf(bodies), shapeOf(others), 'the mock API').map(({ text }) => text)

const page = (...products: object[]) => ({ products, total: products.length })
const ten = (product: object, ...others: object[]) =>
  page(...Array.from({ length: 10 - others.length }, () => product), ...others)

test.each<[string, unknown[], unknown[]]>([
  ['other rows', [page({ id: 'a', price: '1' })], [page({ id: 'b', price: '2' }, { id: 'c', price: '3' })]],
  ['no rows', [page()], [page({ id: 'a' })]],
  ['a field that some rows had', [page({ id: 'a' })], [page({ id: 'a' }, { id: 'b', brand: 'B' }), page({ id: 'c' })]],
  ['null where another row had it', [page({ brand: null })], [page({ brand: 'B' }, { brand: null })]],
  ['null in few of many rows', [ten({ a: 1 }), ten({ a: 1 }, { a: null })], [page({ a: 1 })]],
  ['other blocks', [{ blocks: [{ type: 'divider' }] }], [{ blocks: [{ type: 'quote', cite: 'x' }] }]],
  ['no answers', [], [page({ id: 'a' })]],
])('%s: the same shape', (_name, bodies, others) => {
  expect(differences(bodies, others)).toEqual([])
})

test.each<[unknown[], unknown[], string[]]>([
  [
    [page({ id: 'a', original_price: '1' })],
    [page({ id: 'a', originalPrice: '1' })],
    ['originalPrice is missing, and original_price is there: it was probably renamed.'],
  ],
  [
    [page({ id: 'a', stock: 1 })],
    [page({ id: 'a', brand: 'B' })],
    ['brand is missing, and the mock API has it.', 'stock is an additional field, which the mock API does not have.'],
  ],
  [[page({ stock: '1' })], [page({ stock: 1 })], ['stock is text, and a number in the mock API.']],
  [[page({ a: [] })], [page({ a: {} }, { a: true })], ['a is a list, and an object or true or false in the mock API.']],
  [
    [ten({ brand: 'B' }, { brand: null }, {})],
    [page({ brand: 'B' })],
    ['brand is null in 2 of 10 rows, and never in the mock API.'],
  ],
  [[{ total: null }], [{ total: 3 }], ['total is null, and never in the mock API.']],
  [
    [[{ product: { price: 1 } }]],
    [[{ product: { price: '1' } }]],
    ['product.price is a number, and text in the mock API.'],
  ],
])('names what differs: %j and %j', (bodies, others, expected) => {
  expect(differences(bodies, others)).toEqual(expected)
})
