import { products } from '#fixtures/products.ts'
import { createApiHandler } from '#mocks/http/api-handler.ts'
import { startApi } from '#mocks/http/start.ts'
import { builtInRows } from '#mocks/store/built-in-rows.ts'
import { seed } from '#mocks/store/db.ts'
import { OPERATIONS } from '#src/api/operations.ts'
import { CHECKS } from './all-checks.ts'
import { checkInProcess as check, checkFault, createBackendOf } from './testing/check-in-process.ts'
import { type FaultName, withFaults } from './testing/faults.ts'
import { modifyHeaders } from './testing/intercept.ts'

const mockApi = createApiHandler(null)

beforeEach(() => seed(builtInRows, { cartStorage: () => null }))

test.each(Object.values(OPERATIONS))('$method $path has checks', ({ method, path }) => {
  expect(CHECKS.map(({ subject }) => subject)).toContain(`${method} ${path}`)
})

describe('the mock API passes all checks', () => {
  test('in process', async () => {
    const { passed, report } = await check(createBackendOf(), { runs: 40 })
    expect(report).toContain(`${CHECKS.length} passed, 0 failed, 0 not checked, 0 warnings (seed 42)`)
    expect(passed).toHaveLength(CHECKS.length)
  })

  test('over HTTP', async () => {
    const { origin, close } = await startApi({ port: 0, host: '127.0.0.1', origins: null, site: '/' })
    const { failed, notChecked, warnings } = await check(fetch, { baseUrl: `${origin}/` })
    await close()
    expect({ failed, notChecked, warnings }).toEqual({
      failed: [],
      notChecked: [
        'GET /api/products finds products by titles with non-ASCII letters, ignoring case',
        'data on the shop’s pages pictures can be loaded, with and without a Referer',
      ],
      // The demo has products without pictures or links, and its pictures and links are the shop’s own.
      warnings: [
        'data on the shop’s pages links start with https:// and contain no &amp;',
        'data on the shop’s pages products have a link',
        'data on the shop’s pages products have a picture',
        'data on the shop’s pages pictures have whole addresses',
      ],
    })
  })
})

test('three injected faults fail three checks', async () => {
  const { failed, report } = await check(
    withFaults(mockApi, 'a wrong total', 'x-cart-id not exposed', 'a remove call without effect'),
  )
  expect(failed).toEqual([
    'GET /api/products counts every match in the total',
    'DELETE /api/cart/remove removes one product and keeps the others',
    'CORS exposes x-cart-id',
  ])
  const total = products.length + 1
  const page = Math.ceil(total / 24)
  const remainder = total - (page - 1) * 24
  expect(report).toContain(`  ✗ counts every match in the total
      The total is ${total}, so page ${page} should have ${remainder}: GET /api/products?page=${page}&limit=24 returned ${remainder - 1}.
      Count every product that passes the filters before you cut out the page.`)
  expect(report).toMatch(
    /After DELETE \/api\/cart\/remove, GET \/api\/cart returned quantity 2 for "[a-z0-9-]+", not no line\./,
  )
  expect(report).toContain('Send access-control-expose-headers: x-cart-id')
})

const SCHEMA = 'GET /api/products returns products and a total that match the schema'
const BOUNDS = [
  'GET /api/products filters by minPrice and maxPrice',
  'GET /api/products accepts minPrice without maxPrice, and the reverse',
]
const SORT_DESCENDING = 'GET /api/products sorts by price as a number, highest first, for price desc'
const PREFLIGHTS = 'CORS allows x-cart-id and JSON bodies in preflights of every method'

test.each<[FaultName, string[]]>([
  ['a total as text', [SCHEMA]],
  ['prices as numbers', [SCHEMA]],
  [
    'infinite prices in the listing',
    [
      'GET /api/products/{id} returns the same products as the listing',
      'GET /api/cart returns complete products, with affiliateUrl, and quantities of at least 1',
    ],
  ],
  ['missing titles', [SCHEMA]],
  ['dots as ids', [SCHEMA]],
  ['a fractional total', [SCHEMA]],
  ['review counts as text', [SCHEMA]],
  [
    'limit ignored',
    [
      'GET /api/products returns at most `limit` products, 24 by default',
      'GET /api/products returns pages without gaps or overlaps, and an empty page beyond the last',
      'GET /api/products returns at most four products of a category for limit=4 (related products)',
    ],
  ],
  ['categoryId ignored', ['GET /api/products filters by categoryId']],
  ['brandId ignored', ['GET /api/products filters by brandId; the products have the brand’s name']],
  ['minPrice ignored', BOUNDS],
  ['maxPrice ignored', BOUNDS],
  [
    'search ignored',
    [
      'GET /api/products returns no products for a search without matches',
      'GET /api/products searches for % and _ as text',
    ],
  ],
  ['prices always sorted upwards', [SORT_DESCENDING]],
  [
    'a page with status 200 for unknown resources',
    [
      'GET /api/products/{id} refuses an unknown product',
      'GET /api/categories/{slug} refuses an unknown category',
      'unknown paths are refused',
      'GET /api/blog/{slug} refuses an unknown post',
    ],
  ],
  ['redirected brands', ['GET /api/brands returns brands that match the schema']],
  ['cacheable carts', ['GET /api/cart is not cacheable']],
  [
    'the number of lines as cart count',
    ['GET /api/cart/count returns the sum of the quantities, not the number of lines'],
  ],
  [
    'every origin allowed by *',
    ['CORS allows the shop’s origin and credentials', 'CORS allows the shop’s origin in error responses', PREFLIGHTS],
  ],
  ['DELETE not allowed in preflights', [PREFLIGHTS]],
  ['failed adds without a reason', ['POST /api/cart/add refuses an unknown product with a reason']],
  ['only the first product can be opened', ['GET /api/products/{id} returns the same products as the listing']],
  ['only the first category can be opened', ['GET /api/categories/{slug} returns categories by their slugs']],
  ['only the first post can be opened', ['GET /api/blog/{slug} returns the same posts as the list']],
])('reports the fault "%s"', async (name, expected) => {
  const { failed } = await checkFault(mockApi, name)
  expect(failed).toEqual(expected)
})

test('reports a fault that only generated inputs reach', async () => {
  const { failed } = await checkFault(mockApi, 'maxPrice ignored beside brandId', { runs: 40 })
  expect(failed).toEqual(['GET /api/products applies any combination of filters, sort and page'])
})

test('reports a server that gives all visitors the same cart', async () => {
  const shareCart = modifyHeaders(
    ({ headers }) => !headers.has('x-cart-id'),
    (headers) => headers.set('x-cart-id', 'samecart0001'),
  )
  const { failed } = await check(shareCart(mockApi), { subjects: ['header x-cart-id'] })
  expect(failed).toContain('header x-cart-id is issued, with a new value each time, if the request has none')
})

test('reports the rows that the shop drops and the counts that it does not show', async () => {
  const { failed, report } = await check(
    withFaults(
      mockApi,
      'empty slugs',
      'negative product counts',
      'fractional view counts',
      'cart lines with quantity 0',
      'a fractional cart count',
    ),
  )
  expect(failed).toEqual([
    'GET /api/categories returns categories that match the schema',
    'GET /api/brands returns brands that match the schema',
    'GET /api/blog returns posts and a total that match the schema',
    'GET /api/cart returns complete products, with affiliateUrl, and quantities of at least 1',
    'GET /api/cart/count returns 0 for an unknown cart',
  ])
  for (const message of [
    'GET /api/categories, row 0 ("cat-laptops"): slug: cannot be part of a URL path.',
    'GET /api/brands, row 0 ("brand-aurelle"): productCount: not a whole number of at least 0.',
    'GET /api/blog?page=1&limit=10, row 0 ("post-overtone"): viewCount: not a whole number of at least 0.',
    'GET /api/cart, row 0 ("feldwyn-knock"): quantity: expected a whole number of at least 1.',
    'GET /api/cart/count: count: expected a whole number of at least 0.',
  ]) {
    expect(report).toContain(message)
  }
})

test('accepts null for fields that may be absent', async () => {
  const optionalFields =
    /("(?:images|tags|isBestSeller|isNewArrival|isFeatured|isAvailable|viewCount|reviewCount)"):(?:false|\[\]|\d+)/g
  const backend = createBackendOf()
  let replacements = 0
  const { failed, notChecked } = await check(async (request) => {
    const response = await backend(request)
    const text = await response.clone().text()
    const replaced = text.replaceAll(optionalFields, '$1:null')
    if (replaced === text) return response
    replacements += 1
    return new Response(replaced, response)
  })
  expect({ failed, notChecked }).toEqual({ failed: [], notChecked: [] })
  expect(replacements).toBeGreaterThan(0)
})

test('a read-only run writes nothing and reports what it did not check', async () => {
  const methods = new Set<string>()
  const { failed, notChecked, report } = await check(
    (request) => {
      methods.add(request.method)
      return mockApi(request)
    },
    { readOnly: true },
  )
  expect(failed).toEqual([])
  expect([...methods].toSorted()).toEqual(['GET', 'OPTIONS'])
  expect(notChecked).toContain('POST /api/cart/add adds a product to the cart')
  expect(report).toContain('not checked: it writes, and this run is read-only')
})

test('a run empties the carts that it filled', async () => {
  const ids = new Set<string>()
  await check((request) => {
    ids.add(request.headers.get('x-cart-id') ?? '')
    return mockApi(request)
  })
  const carts = await Promise.all(
    [...ids].map(async (cartId) => {
      const response = await mockApi(new Request('http://api.test/api/cart', { headers: { 'x-cart-id': cartId } }))
      return response.json()
    }),
  )
  expect(carts.flat()).toEqual([])
})
