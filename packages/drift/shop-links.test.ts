import type { OperationId } from '#src/api/operations.ts'
import { readState, readStateFile } from '#src/demo/demo-state.ts'
import type { Answer } from './answers.ts'
import { listingPath } from './reads.ts'
import { linkToAnswer } from './shop-links.ts'

const SHOP = { href: 'https://shop.test/storefront/', name: 'Overtone' }

const answer = (id: OperationId, path: string, text = '{"a":"<b>"}'): Answer => ({
  step: id,
  id,
  path,
  status: 200,
  headers: { 'content-type': 'application/json' },
  text,
})

test.each<[Answer, string, string]>([
  [answer('products', listingPath()), '', 'GET /api/products?limit=24&page=1&sortBy=createdAt&sortOrder=desc'],
  [
    answer(
      'products',
      listingPath({ sortBy: 'price', sortOrder: 'asc', page: 2, brandId: 'b c', minPrice: 0, maxPrice: 50 }),
    ),
    '?brandId=b+c&priceRanges=0-50&sort=price-asc&page=2',
    'GET /api/products?brandId=b+c&limit=24&maxPrice=50&minPrice=0&page=2&sortBy=price&sortOrder=asc',
  ],
  [answer('products', '/api/products?page=0'), '', 'GET /api/products?limit=24&page=1&sortBy=createdAt&sortOrder=desc'],
  [answer('product', '/api/products/a%2Fb%20c'), 'products/a%2Fb%20c/', 'GET /api/products/a%2Fb%20c'],
  [answer('category', '/api/categories/laptops'), 'category/laptops/', 'GET /api/categories/laptops'],
  [answer('blog', '/api/blog?page=2&limit=10'), 'blog/?page=2', 'GET /api/blog?limit=10&page=2'],
  [answer('post', '/api/blog/a-post'), 'blog/?post=a-post', 'GET /api/blog/a-post'],
  [answer('brands', '/api/brands'), '', 'GET /api/brands'],
  [answer('cart', '/api/cart'), 'cart/', 'GET /api/cart'],
])('the answer of %j opens /%s', async (of, address, call) => {
  const { href = '', file } = (await linkToAnswer(of, SHOP)) ?? {}
  expect(file).toBeUndefined()
  expect(href.split('#')[0]).toBe(SHOP.href + address)
  expect(await readState(new URL(href).hash)).toEqual({
    edits: [{ call, status: 200, contentType: 'application/json', body: '{"a":"<b>"}' }],
  })
})

test('the answer of a write has no link, because only reads can be edited', async () => {
  expect(await linkToAnswer(answer('add', '/api/cart/add'), SHOP)).toBeNull()
})

test('a long answer becomes a state file, named after the call', async () => {
  const text = JSON.stringify(Array.from({ length: 20_000 }, (_, index) => (index * 7919) % 10_007))
  const { href, file } = (await linkToAnswer(answer('brands', '/api/brands', text), SHOP)) ?? {}
  expect(href).toBe('state-get-api-brands.har')
  expect(file?.name).toBe(href)
  const { shop, address, state } = readStateFile(file?.text ?? '') ?? {}
  expect({ shop, address, body: state?.edits?.[0]?.body }).toEqual({ shop: 'Overtone', address: '', body: text })
})

test.each([
  ['no answer', { ...answer('brands', '/api/brands'), status: 0 }],
  ['an answer of two megabytes', answer('brands', '/api/brands', 'a'.repeat(2_000_000))],
])('%s has no link', async (_name, of) => {
  expect(await linkToAnswer(of, SHOP)).toBeNull()
})
