import type { ReadId } from '#src/api/operations.ts'
import { differencesOf } from './differences.ts'

const answer = (body: unknown, status = 200) => ({
  request: 'GET /api/read',
  status,
  headers: new Headers({ 'content-type': 'application/json' }),
  text: JSON.stringify(body),
})

const differences = (id: ReadId, server: unknown, mock: unknown, query = '') =>
  differencesOf({ id, params: new URLSearchParams(query) }, answer(server), answer(mock), 'https://shop.test/cart/')

const product = (id: string, fields: object = {}) => ({ id, title: `Title ${id}`, price: '20.00', ...fields })
const listOf = (...products: object[]) => ({ products, total: products.length })
const category = (id: string, fields: object = {}) => ({ id, slug: id, name: id, ...fields })
const post = (id: string, fields: object = {}) => ({ id, slug: id, title: id, ...fields })
const letters = (text: string) => listOf(...Array.from(text, (id) => product(id)))

test.each<[string, ReadId, unknown, unknown]>([
  ['the same', 'products', listOf(product('a')), listOf(product('a'))],
  ['another order', 'products', letters('ab'), letters('ba')],
  ['another notation of a price', 'product', product('a', { price: '20' }), product('a')],
  ['another notation of a rating', 'product', product('a', { rating: '4.70' }), product('a', { rating: '4.7' })],
  [
    'another notation of a date',
    'product',
    product('a', { createdAt: '2026-03-10T10:00:00+02:00' }),
    product('a', { createdAt: '2026-03-10T08:00:00Z' }),
  ],
  [
    'a relative address',
    'product',
    product('a', { images: ['/a.jpg'], affiliateUrl: '../b' }),
    product('a', { images: ['https://shop.test/a.jpg'], affiliateUrl: 'https://shop.test/b' }),
  ],
  ['null and absent', 'product', product('a', { brand: null, isFeatured: false }), product('a')],
  ['empty and absent text', 'category', category('a', { description: '' }), category('a')],
  [
    'an empty and an absent price',
    'products',
    listOf(product('a', { price: null })),
    listOf(product('a', { price: '' })),
  ],
  ['a description in the list of categories', 'categories', [category('a', { description: 'A' })], [category('a')]],
  [
    'blocks in the list of posts',
    'blog',
    { posts: [post('a')], total: 1 },
    { posts: [post('a', { blocks: [{ type: 'divider' }] })], total: 1 },
  ],
  ['fields that the shop does not read', 'brands', [category('a', { stock: 2 })], [category('a')]],
])('%s is no difference', (_name, id, server, mock) => {
  expect(differences(id, server, mock)).toEqual([])
})

test.each<[ReadId, unknown, unknown, string[]]>([
  [
    'products',
    letters('abx'),
    letters('abcdefgh'),
    [
      'Only the mock API has "c", "d", "e", "f", "g" and 1 more.',
      'Only the server has "x".',
      'total is 3, and 8 in the mock API.',
    ],
  ],
  [
    'products',
    listOf(product('a', { price: '12' }), product('b', { price: '12' }), product('c')),
    listOf(product('a'), product('b'), product('c')),
    ['price of "a" is "12", and "20.00" in the mock API (and 1 more).'],
  ],
  ['product', product('b'), product('a'), ['Only the mock API has "a".', 'Only the server has "b".']],
  [
    'product',
    product('a', { images: ['https://a.test/1.jpg'], isAvailable: false }),
    product('a', { brand: 'Aurelle' }),
    [
      'images of "a" is ["https://a.test/1.jpg"], and [] in the mock API.',
      'isAvailable of "a" is false, and true in the mock API.',
      'brand of "a" is absent, and "Aurelle" in the mock API.',
    ],
  ],
  [
    'brands',
    [category('a', { productCount: 2 })],
    [category('a')],
    ['productCount of "a" is 2, and absent in the mock API.'],
  ],
  [
    'post',
    post('a', { blocks: [{ type: 'divider' }] }),
    post('a'),
    ['blocks of "a" is [{"type":"divider"}], and [] in the mock API.'],
  ],
  [
    'cart',
    [{ product: product('a'), quantity: 2 }],
    [{ product: product('a'), quantity: 1 }],
    ['quantity of "a" is 2, and 1 in the mock API.'],
  ],
  ['count', { count: 2 }, { count: 3 }, ['count is 2, and 3 in the mock API.']],
])('%s: names what differs', (id, server, mock, expected) => {
  expect(differences(id, server, mock)).toEqual(expected)
})

test('answers that disagree in everything have one text per field', () => {
  const all = (fields: object) => listOf(...Array.from({ length: 24 }, (_, index) => product(`p-${index}`, fields)))
  const found = differences('products', all({ title: 'x'.repeat(500), price: '1' }), all({ title: 'Y', price: '2' }))
  expect(found).toEqual([
    `title of "p-0" is "${'x'.repeat(120)}…", and "Y" in the mock API (and 23 more).`,
    'price of "p-0" is "1", and "2" in the mock API (and 23 more).',
  ])
})

describe('products of equal price at the end of a page', () => {
  const page = (prices: Record<string, string>, total = 5) => ({
    products: Object.entries(prices).map(([id, price]) => product(id, { price })),
    total,
  })
  const byPrice = 'sortBy=price&sortOrder=asc'
  const mocked = page({ a: '1.00', b: '2.00', c: '3.00' })
  const MISSING = ['Only the mock API has "c".', 'Only the server has "d".']

  test.each<[string, ReturnType<typeof page>, string, string[]]>([
    ['may be on either page', page({ a: '1', b: '2', d: '3' }), byPrice, []],
    ['are named if the price differs', page({ a: '1', b: '2', d: '4' }), byPrice, MISSING],
    ['are named in another order', page({ a: '1', b: '2', d: '3' }), 'sortBy=title&sortOrder=asc', MISSING],
    [
      'are named if the total differs',
      page({ a: '1', b: '2', d: '3' }, 6),
      byPrice,
      [...MISSING, 'total is 6, and 5 in the mock API.'],
    ],
    [
      'are named in the middle of a page',
      page({ a: '1', d: '2', c: '3' }),
      byPrice,
      ['Only the mock API has "b".', 'Only the server has "d".'],
    ],
  ])('%s', (_name, served, query, expected) => {
    expect(differences('products', served, mocked, query)).toEqual(expected)
  })

  test('may be on either page if databases sort their titles differently', () => {
    const titled = (...ids: string[]) => ({ products: ids.map((id) => product(id, { title: id })), total: 5 })
    const [byAlphabet, byCodePoint] = [titled('A', 'iron', 'Jar'), titled('A', 'Jar', 'Zinc')]
    expect(differences('products', byCodePoint, byAlphabet, 'sortBy=title&sortOrder=asc')).toEqual([])
  })

  test('are named on the only page', () => {
    const served = page({ a: '1', b: '2', d: '3' }, 3)
    expect(differences('products', served, { ...mocked, total: 3 }, byPrice)).toEqual(MISSING)
  })
})

describe('refusals', () => {
  const read = (server: number, mock: number) =>
    differencesOf(
      { id: 'product', params: new URLSearchParams() },
      answer(product('a'), server),
      answer(product('a'), mock),
      'https://shop.test/',
    )

  test.each([
    [404, 404],
    [410, 404],
  ])('%d and %d are no difference', (server, mock) => {
    expect(read(server, mock)).toEqual([])
  })

  test.each([
    [404, 200],
    [200, 404],
    [500, 404],
  ])('%d and %d are a difference', (server, mock) => {
    expect(read(server, mock)).toEqual([`GET /api/read returned ${server}, and ${mock} in the mock API.`])
  })
})

test('an answer of the server that cannot be read has no differences, because it is a violation', () => {
  expect(differences('brands', { brands: [] }, [])).toEqual([])
})

test('an answer of the mock API that cannot be read is named', () => {
  const call = { id: 'brands', params: new URLSearchParams() } as const
  expect(differencesOf(call, answer([]), answer('Failed', 500), 'https://shop.test/')).toEqual([
    'The mock API’s answer cannot be compared: GET /api/read returned 500 with "Failed", not a success.',
  ])
})
