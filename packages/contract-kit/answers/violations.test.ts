import type { ReadId } from '#src/api/operations.ts'
import { violationsOf } from './violations.ts'

type Sent = { status?: number; type?: string; headers?: Record<string, string> }

/** Returns the violations of an answer: JSON, or a text as it is. */
function violations(id: ReadId, path: string, body: unknown, { status = 200, type, headers }: Sent = {}) {
  const url = new URL(path, 'https://server.test')
  return violationsOf(
    { id, params: url.searchParams },
    {
      request: `GET ${path}`,
      status,
      headers: new Headers({ 'content-type': type ?? 'application/json', ...headers }),
      text: typeof body === 'string' ? body : JSON.stringify(body),
    },
  )
}

const product = (id: string, price: string | null = '20.00', fields: object = {}) => ({
  id,
  title: `Title ${id}`,
  price,
  ...fields,
})
const listOf = (...products: object[]) => ({ products, total: products.length })
const post = (slug: string, publishedAt?: string) => ({ id: slug, slug, title: slug, publishedAt })
const category = (id: string, slug = id) => ({ id, slug, name: id })

test.each<[ReadId, string, unknown]>([
  ['products', '/api/products', listOf(product('a'), product('b'))],
  ['products', '/api/products?page=2&limit=1', { products: [product('b')], total: 2 }],
  ['products', '/api/products?minPrice=10&maxPrice=20', listOf(product('a'), product('b', 'on request'))],
  ['products', '/api/products?sortBy=price&sortOrder=asc', listOf(product('a', '9.00'), product('b', '10.00'))],
  ['products', '/api/products?sortBy=colour', listOf(product('a', '9'), product('b', '1'))],
  ['products', '/api/products?page=abc&limit=-1&minPrice=cheap', listOf(product('a'))],
  ['products', '/api/products?limit=100', { products: [product('a')], total: 90 }],
  ['products', '/api/products?categoryId=unknown', listOf(product('a', '1', { categoryId: 'c' }))],
  ['product', '/api/products/a', product('a')],
  ['categories', '/api/categories', [category('a'), category('b')]],
  ['category', '/api/categories/a', category('a')],
  ['brands', '/api/brands', [category('a'), category('b')]],
  ['blog', '/api/blog?page=1&limit=2', { posts: [post('b', '2026-02-01'), post('a')], total: 9 }],
  ['post', '/api/blog/a', post('a')],
  ['count', '/api/cart/count', { count: 3 }],
])('%s: %s may return %j', (id, path, body) => {
  expect(violations(id, path, body)).toEqual([])
})

test('a cart that may not be stored has no violation', () => {
  expect(violations('cart', '/api/cart', [], { headers: { 'cache-control': 'no-store' } })).toEqual([])
})

test.each<[ReadId, string, unknown, string]>([
  ['products', '/api/products', { products: [], total: '0' }, 'GET /api/products: total: expected number. See'],
  ['products', '/api/products', listOf(product('..')), 'GET /api/products, row 0 (".."): id: cannot be part of a URL'],
  ['products', '/api/products', listOf(product('a'), product('a')), 'GET /api/products returned an id twice.'],
  ['products', '/api/products', listOf(product('a', null)), 'the price of "a" is missing or null. Send text,'],
  ['products', '/api/products?limit=1', listOf(product('a'), product('b')), 'returned 2 products, but should return 1'],
  ['products', '/api/products', { products: [product('a')], total: 2 }, 'but should return 2 of a total of 2.'],
  ['products', '/api/products?minPrice=30', listOf(product('a')), 'returned "a", whose price is outside the range.'],
  [
    'products',
    '/api/products',
    listOf(product('a', '1', { createdAt: '2026-01-01' }), product('b', '1', { createdAt: '2026-01-02' })),
    'is not sorted newest first: "a"',
  ],
  [
    'products',
    '/api/products?sortBy=price&sortOrder=desc',
    listOf(product('a', '9'), product('b', '10')),
    'is not sorted by price as a number, highest first: "a" (9) comes before "b" (10). Sort before',
  ],
  [
    'products',
    '/api/products?categoryId=c',
    listOf(product('a', '1', { categoryId: 'c' }), product('b', '1', { categoryId: 'd' })),
    'returned "b", which is in another category.',
  ],
  ['product', '/api/products/a', { id: 'a', title: 'A', price: 12 }, 'GET /api/products/a: price: expected string.'],
  ['categories', '/api/categories', [category('a', 'x'), category('b', 'x')], 'returned a slug twice.'],
  ['category', '/api/categories/a', { ...category('a'), productCount: '7' }, 'productCount: not a whole number'],
  ['brands', '/api/brands', { brands: [] }, 'GET /api/brands returned something else in place of a list.'],
  ['blog', '/api/blog?limit=1', { posts: [post('a'), post('b')], total: 2 }, 'returned 2 posts.'],
  ['blog', '/api/blog', { posts: [post('a'), post('b', '2026-01-01')], total: 2 }, 'returned "a" before a newer post.'],
  ['post', '/api/blog/a', '{', 'GET /api/blog/a returned "{", which is not JSON.'],
  ['cart', '/api/cart', [], 'GET /api/cart returned no cache-control. Send cache-control: no-store'],
  ['cart', '/api/cart', [{ product: product('a'), quantity: 0 }], 'quantity: expected a whole number of at least 1.'],
  ['count', '/api/cart/count', { count: 0.5 }, 'count: expected a whole number of at least 0.'],
])('%s: %s may not return %j', (id, path, body, message) => {
  expect(violations(id, path, body).join('\n')).toContain(message)
})

test('an answer with two violations has two texts', () => {
  const products = listOf(product('a', null), product('a', '50'))
  expect(violations('products', '/api/products?maxPrice=40', products)).toHaveLength(3)
})

test('a violation that two assertions find has one text', () => {
  expect(violations('cart', '/api/cart', 'No', { status: 400 })).toEqual([
    'GET /api/cart returned 400 with "No", not a success.',
  ])
})

test.each<[string, unknown, Sent, string]>([
  ['a page', '<h1>Shop</h1>', { type: 'text/html' }, 'returned 200 with HTML'],
  ['an error', 'Down', { status: 500, type: 'text/plain' }, 'returned 500 with "Down", not a success.'],
  ['a redirect', '', { status: 301, headers: { location: '/b' } }, 'returned 301 with location: /b. Respond without'],
  ['a redirect in a browser', '', { status: 0 }, 'GET /api/brands returned a redirect. Respond without'],
  ['a refusal', 'No', { status: 401 }, 'returned 401 with "No", not a success.'],
])('%s is one violation', (_name, body, sent, message) => {
  const found = violations('brands', '/api/brands', body, sent)
  expect(found).toEqual([expect.stringContaining(message)])
})

test.each<ReadId>(['product', 'category', 'post'])('%s may refuse what it does not have', (id) => {
  expect(violations(id, '/api/any/x', 'Not found', { status: 404 })).toEqual([])
  expect(violations(id, '/api/any/x', 'Down', { status: 503 })).toHaveLength(1)
})
