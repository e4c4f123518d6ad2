/** Ten drifts that are injected into the example backend. */
import {
  type Change,
  matches,
  modifyHeaders,
  modifyJson,
  modifyResponse,
  modifyUrl,
} from '../contract-kit/testing/intercept.ts'
import {
  isListing,
  isProduct,
  modifyProducts,
  modifyRows,
  slow,
  startNights,
  textsOf,
} from './testing/example-nights.ts'

let nights: Awaited<ReturnType<typeof startNights>>
beforeAll(async () => {
  nights = await startNights()
})
afterAll(() => nights.close())

/** Adds another product than the request names. */
const addAnother: Change = (fetch) => async (request) => {
  if (!request.url.endsWith('/cart/add')) return fetch(request)
  const body = await request.text()
  const other = body.includes('no-such')
    ? body
    : body.replace(/"productId":"[^"]*"/, '"productId":"aurelle-studio-one"')
  return fetch(new Request(request.url, { method: 'POST', headers: request.headers, body: other }))
}

/** Drifts with the text that names them, and whether the mock API suffices to find them. */
const DRIFTS: [name: string, change: Change, text: string, isFoundWithoutEarlierRun: boolean][] = [
  [
    'a field renamed',
    modifyProducts(({ originalPrice, ...product }) => ({ ...product, original_price: originalPrice })),
    'originalPrice is missing, and original_price is there: it was probably renamed.',
    true,
  ],
  [
    'a number as text',
    modifyJson(isProduct, (product: { reviewCount: number }) => ({
      ...product,
      reviewCount: `${product.reviewCount}`,
    })),
    'reviewCount: not a whole number of at least 0.',
    true,
  ],
  [
    'null',
    modifyRows('/api/categories', { productCount: null }),
    'productCount is null in 7 of 7 rows, and never in the run of 2026-11-27.',
    false,
  ],
  [
    'another order',
    modifyUrl(isListing, ({ searchParams }) => searchParams.delete('sortOrder')),
    'is not sorted',
    true,
  ],
  [
    'one page short',
    (fetch) => async (request) => {
      const isSecond = isListing(request) && new URL(request.url).searchParams.get('page') === '2'
      if (!isSecond) return fetch(request)
      const page = await (await fetch(request)).json()
      return Response.json({ ...page, products: [] })
    },
    'returned 0 products, but should return 24 of a total of 180.',
    true,
  ],
  [
    'a missing header',
    modifyHeaders(matches('GET', '/api/brands'), (headers) => headers.delete('access-control-expose-headers')),
    'access-control-expose-headers is missing, and “x-cart-id” in the run of 2026-11-27.',
    false,
  ],
  ['slower by two seconds', slow(matches('GET', '/api/blog')), 'The answers take 2.1 s, and 0.0 s in', true],
  [
    'a changed text of an error',
    modifyResponse(
      ({ url }) => url.endsWith('/no-such-product'),
      ({ headers }) => new Response('Nothing here', { status: 404, headers }),
    ),
    'The error of an unknown product is “Nothing here”, and “This product does not exist” in the run of 2026-11-27.',
    false,
  ],
  [
    'an additional field',
    modifyRows('/api/brands', { country: 'DK' }),
    'country is an additional field, which the run of 2026-11-27 does not have.',
    false,
  ],
  ['another id after add', addAnother, 'The cart after add: 1 of another product, and 1 of the product in', true],
]

const changes = DRIFTS.map(([, change]) => change)

test('the example backend has no drift, neither from the mock API nor from itself', async () => {
  expect(textsOf(nights.first.fresh)).toBe('')
  expect(textsOf((await nights.run([])).fresh)).toBe('')
})

test.each(DRIFTS)('%s is named', async (_name, change, text, isFoundWithoutEarlierRun) => {
  const { fresh } = await nights.run([change])
  expect(textsOf(fresh)).toContain(text)
  const alone = textsOf((await nights.run([change], { earlier: null })).fresh)
  expect(alone !== '').toBe(isFoundWithoutEarlierRun)
})

test('all ten are named together, and later nights name only what is new or gone', async () => {
  const second = await nights.run(changes)
  for (const [, , text] of DRIFTS) expect(textsOf(second.fresh)).toContain(text)

  const third = await nights.run(changes, { earlier: second, date: '2026-11-29' })
  expect(textsOf(third.fresh)).toBe('')
  expect(third.known.map(({ id }) => id)).toEqual(second.fresh.map(({ id }) => id))
  expect(new Set(third.known.map(({ since }) => since.slice(0, 10)))).toEqual(new Set(['2026-11-28']))

  const another = modifyJson(matches('GET', '/api/cart/count'), (json: object) => ({ ...json, at: 1 }))
  const fourth = await nights.run([...changes, another], { earlier: third, date: '2026-11-30' })
  expect(textsOf(fourth.fresh)).toBe('at is an additional field, which the run of 2026-11-27 does not have.')

  const fifth = await nights.run([], { earlier: fourth, date: '2026-12-01' })
  expect(fifth.gone.map(({ id }) => id)).toEqual(fourth.file.findings.map(({ id }) => id))
  expect([...fifth.fresh, ...fifth.known]).toEqual([])
})
