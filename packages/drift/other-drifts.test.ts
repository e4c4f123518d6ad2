/** Other changes of the example backend, which are drifts or must not be. */
import { type Change, matches, modifyHeaders, modifyJson, modifyResponse } from '../contract-kit/testing/intercept.ts'
import { isListing, isProduct, modifyProducts, slow, startNights, textsOf } from './testing/example-nights.ts'

let nights: Awaited<ReturnType<typeof startNights>>
beforeAll(async () => {
  nights = await startNights()
})
afterAll(() => nights.close())

test('rows count, unless they are left out', async () => {
  const cheaper = modifyProducts((product) => ({ ...product, title: `New ${String(product.title)}` }))
  expect(textsOf((await nights.run([cheaper])).fresh)).toMatch(
    /^GET \/api\/products\?.*: title of ".*" is "New .*in the run of/,
  )
  expect(textsOf((await nights.run([cheaper], { withRows: false })).fresh)).toBe('')
})

test.each<[string, Change, string]>([
  [
    'prices in cents',
    modifyJson(
      ({ url }) => url.includes('/api/products'),
      (json: unknown) =>
        JSON.parse(
          JSON.stringify(json, (key, value) => (key === 'price' && value ? `${Math.round(value * 100)}` : value)),
        ),
    ),
    'price is 100 times what it was in the run of 2026-11-27',
  ],
  ['a rating above 5', modifyProducts((product) => ({ ...product, rating: '47' })), 'and at most 5 has a meaning.'],
  [
    'a total below the number of rows',
    modifyJson(isListing, (page: object) => ({ ...page, total: 3 })),
    'products, but should return 3 of a total of 3.',
  ],
  [
    'categories in another order',
    modifyJson(matches('GET', '/api/categories'), (rows: object[]) => rows.toReversed()),
    'The order of categories begins with',
  ],
  [
    'another status of a refusal',
    modifyResponse(
      ({ url }) => url.endsWith('/no-such-post'),
      ({ headers, body }) => new Response(body, { status: 410, headers }),
    ),
    'GET /api/blog/no-such-post returned 410, and 404 in the run of 2026-11-27.',
  ],
  [
    'another cart id after an add',
    modifyHeaders(matches('POST', '/api/cart/add'), (headers) => headers.set('x-cart-id', 'another-id')),
    'Another cart id in the answer to an add than in the request: yes, and no in',
  ],
  [
    'a total that is a page short',
    modifyJson(isListing, (page: { total: number }) => ({ ...page, total: Math.min(page.total, 156) })),
    'total is 156, and 180 in the run of 2026-11-27.',
  ],
  [
    'a failing call',
    modifyResponse(matches('GET', '/api/brands'), () => new Response('Broken', { status: 500 })),
    'GET /api/brands returned 500 with "Broken", not a success.',
  ],
])('%s: named once', async (_name, change, text) => {
  const { fresh } = await nights.run([change])
  expect(textsOf(fresh)).toContain(text)
  expect(new Set(fresh.map(({ id }) => id)).size).toBe(fresh.length)
})

test('a call that fails is named once, without the headers of the failure', async () => {
  const failing = modifyResponse(matches('POST', '/api/cart/add'), () => new Response('Broken', { status: 500 }))
  const { fresh } = await nights.run([failing])
  expect(fresh.map(({ kind }) => kind)).toEqual(['status', 'status', 'status'])
})

test('a header that all answers lack is named once for each call', async () => {
  const always = () => true
  const without = modifyHeaders(always, (headers) => headers.delete('access-control-allow-origin'))
  const { fresh } = await nights.run([without])
  expect(fresh.map(({ kind }) => kind)).toEqual(Array.from({ length: 13 }, () => 'headers'))
})

test('a product that is gone is one row, and no failing call', async () => {
  const gone = modifyResponse(
    (request) => isProduct(request) && !request.url.includes('no-such'),
    ({ headers }) => {
      headers.set('content-type', 'text/plain')
      return new Response('This product does not exist', { status: 404, headers })
    },
  )
  const others = modifyProducts((product) => ({ ...product, id: `new-${String(product.id)}` }))
  const { fresh } = await nights.run([others, gone])
  expect(fresh.map(({ kind, call }) => `${kind} ${call}`)).toEqual([
    'rows GET /api/products/{id}',
    'rows GET /api/products',
    'rows GET /api/products',
  ])
  expect(textsOf((await nights.run([others, gone], { withRows: false })).fresh)).toBe('')
})

test('one slow answer is no drift', async () => {
  let isFirst = true
  const sleepy = slow((request) => {
    const isSlow = isFirst && request.url.endsWith('/api/brands')
    if (isSlow) isFirst = false
    return isSlow
  })
  expect(textsOf((await nights.run([sleepy])).fresh)).toBe('')
})

test('the cart of a run is empty at the end, also if a call fails', async () => {
  const ids = new Set<string>()
  const failing: Change = (fetch) => async (request) => {
    ids.add(request.headers.get('x-cart-id') ?? '')
    return request.method === 'DELETE' && request.url.endsWith('/remove')
      ? new Response('No', { status: 500 })
      : fetch(request)
  }
  expect((await nights.run([failing])).filledCarts).toBe(0)
  for (const id of ids) {
    const cart = await nights.backend(new Request('http://api.test/api/cart', { headers: { 'x-cart-id': id } }))
    expect(await cart.json()).toEqual([])
  }
})
