import type { ReadId } from '#src/api/operations.ts'
import type { EditedAnswer } from '#src/demo/demo-api.ts'
import { violationsOf } from './violations.ts'

const JSON_TYPE = 'application/json'
const violations = (id: ReadId, path: string, answer: Partial<EditedAnswer>) =>
  violationsOf({ id, params: new URL(path, 'https://shop.test').searchParams }, `GET ${path}`, {
    status: 200,
    contentType: JSON_TYPE,
    body: '',
    ...answer,
  })

test.each<[ReadId, string, Partial<EditedAnswer>]>([
  ['brands', '/api/brands', { body: '[]' }],
  // The header that forbids storing a cart cannot be edited.
  ['cart', '/api/cart', { body: '[]' }],
  ['product', '/api/products/a', { status: 404, contentType: 'text/plain', body: 'Product not found' }],
])('%s: %s may answer %j', (id, path, answer) => {
  expect(violations(id, path, answer)).toEqual([])
})

test.each<[ReadId, string, Partial<EditedAnswer>, string]>([
  ['brands', '/api/brands', { body: '[' }, 'The answer is not JSON: '],
  ['brands', '/api/brands', { body: '' }, 'The answer is not JSON: '],
  ['product', '/api/products/a', { status: 404, body: '{' }, 'The answer is not JSON: '],
  [
    'brands',
    '/api/brands',
    { contentType: 'text/html', body: '<h1>502</h1>' },
    'GET /api/brands returned 200 with HTML',
  ],
  [
    'brands',
    '/api/brands',
    { status: 500, contentType: 'text/plain', body: 'No' },
    'GET /api/brands returned 500 with',
  ],
  ['brands', '/api/brands', { contentType: '', body: 'No' }, 'GET /api/brands returned the content type none.'],
  ['categories', '/api/categories', { body: '[{"id":"a","name":"A"}]' }, 'slug is missing'],
])('%s: %s violates the contract with %j', (id, path, answer, expected) => {
  expect(violations(id, path, answer)).toEqual([expect.stringContaining(expected)])
})
