import { products } from '#fixtures/products.ts'
import { seed } from '#mocks/db.ts'
import { createAnswer } from '#mocks/http/answer.ts'
import { serve } from '#mocks/http/server.ts'
import { startApi } from '#mocks/http/start.ts'
import { OPERATIONS } from '#src/api/operations.ts'
import { CHECKS } from './all-checks.ts'
import { checkBackend } from './check-backend.ts'
import type { Send } from './exchange.ts'
import { type FaultName, withFaults } from './faults.ts'
import { isBroken } from './kit.ts'
import { runContract } from './run-contract.ts'

const SHOP = 'http://localhost:4173'
const inProcess = createAnswer(null)

/** What the kit has to say of a backend: the sentences that do not hold, and what was not checked. */
async function check(send: Send, options: { readOnly?: boolean; baseUrl?: string } = {}) {
  const printed: string[] = []
  const { verdicts } = await checkBackend({
    baseUrl: 'http://api.test',
    send,
    origin: SHOP,
    seed: 42,
    patience: { call: 60_000, whole: 600_000 },
    print: (line) => printed.push(line),
    ...options,
  })
  return {
    broken: verdicts.filter(isBroken).map(({ check: { call, says } }) => `${call} ${says}`),
    unchecked: verdicts.filter(({ outcome }) => outcome === 'unchecked').map(({ check: { call } }) => call),
    holding: verdicts.filter(({ outcome }) => outcome === 'holds').length,
    report: printed.join('\n'),
  }
}

beforeEach(() => seed({ cartStorage: () => null }))

test.each(Object.values(OPERATIONS))('$method $path is checked', ({ method, path }) => {
  expect(CHECKS.map(({ call }) => call)).toContain(`${method} ${path}`)
})

describe('the mock API keeps the contract', () => {
  test('in process', async () => {
    const { broken, unchecked, holding } = await check(inProcess)
    expect({ broken, unchecked }).toEqual({ broken: [], unchecked: [] })
    expect(holding).toBe(CHECKS.length)
  })

  test('over HTTP', async () => {
    const { origin, close } = await startApi({ port: 0, host: '127.0.0.1', origins: null, site: '/' })
    const { broken, unchecked } = await check(fetch, { baseUrl: `${origin}/` })
    await close()
    expect({ broken, unchecked }).toEqual({ broken: [], unchecked: [] })
  })
})

test('three planted faults are named, and nothing else', async () => {
  const faulty = withFaults(inProcess, 'wrong total', 'header not exposed', 'remove that does nothing')
  const { broken, report } = await check(faulty)
  expect(broken).toEqual([
    'GET /api/products counts every match in the total',
    'DELETE /api/cart/remove takes one product out, and leaves the others',
    'other origins (CORS) may read x-cart-id',
  ])
  const total = products.length + 1
  const page = Math.ceil(total / 24)
  const rest = total - (page - 1) * 24
  expect(report).toContain(`  ✗ counts every match in the total
      The total is ${total}, so page ${page} should hold ${rest}: GET /api/products?page=${page}&limit=24 holds ${rest - 1}.
      Count every product that passes the filters, before the page is cut out.`)
  expect(report).toMatch(
    /After DELETE \/api\/cart\/remove, GET \/api\/cart holds quantity 2 of "[a-z0-9-]+", not no line\./,
  )
  expect(report).toContain('Send access-control-expose-headers: x-cart-id')
})

const SHAPE = 'GET /api/products answers a list of products and a total, in the contract’s shape'
const BOUNDS = [
  'GET /api/products keeps to minPrice and maxPrice, both included',
  'GET /api/products takes each price bound alone: no maximum is open-ended',
]

test.each<[FaultName, string[]]>([
  ['numbers as text', [SHAPE]],
  ['prices as numbers', [SHAPE]],
  [
    'listed prices beyond all numbers',
    [
      SHAPE,
      'GET /api/products sorts cheapest first, prices compared as numbers for price asc',
      'GET /api/products sorts dearest first, prices compared as numbers for price desc',
      'GET /api/products/{id} answers the product as the listing holds it',
      'GET /api/cart holds whole products, with their affiliateUrl, and quantities of at least 1',
    ],
  ],
  ['missing titles', [SHAPE]],
  ['ids of dots', [SHAPE]],
  ['half a total', [SHAPE]],
  ['review counts as text', [SHAPE]],
  [
    'no limit',
    [
      'GET /api/products holds `limit` products to a page, 24 unless told',
      'GET /api/products cuts pages without a gap or an overlap, and is empty beyond the last',
      'GET /api/products gives up to four of a category for related products',
    ],
  ],
  ['no category filter', ['GET /api/products filters by categoryId']],
  ['no brand filter', ['GET /api/products filters by brandId, whose name the products carry']],
  ['no lower bound', BOUNDS],
  ['no upper bound', BOUNDS],
  ['no search', ['GET /api/products finds nothing for words that no product has']],
  ['prices sorted upwards only', ['GET /api/products sorts dearest first, prices compared as numbers for price desc']],
  [
    'an error page with 200',
    [
      'GET /api/products/{id} answers 404 and says why for a product it does not know',
      'GET /api/categories/{slug} answers 404 and says why for a category it does not know',
      'any other path answers 404, not a page',
      'GET /api/blog/{slug} answers 404 and says why for a post it does not know',
    ],
  ],
  ['redirects', ['GET /api/brands answers the list of brands in the contract’s shape']],
  ['carts in caches', ['GET /api/cart is not kept by caches']],
  ['count of lines', ['GET /api/cart/count is the sum of the quantities, not the number of lines']],
  [
    'any origin',
    [
      'other origins (CORS) may read answers, with credentials',
      'other origins (CORS) may read errors',
      'other origins (CORS) may ask with x-cart-id and write JSON by every method',
    ],
  ],
  ['no DELETE in preflights', ['other origins (CORS) may ask with x-cart-id and write JSON by every method']],
  ['a price forgotten beside a brand', ['GET /api/products keeps to any combination of filters, sort and page']],
])('a backend with %s is told so', async (name, expected) => {
  const { broken } = await check(withFaults(inProcess, name))
  expect(broken).toEqual(expected)
})

test('rows that the shop would drop, and counts that it would not show, are named', async () => {
  const faulty = withFaults(
    inProcess,
    'empty slugs',
    'a productCount below 0',
    'posts of half a view',
    'lines of nothing',
    'half a count',
  )
  const { broken, report } = await check(faulty)
  expect(broken).toEqual([
    'GET /api/categories answers the list of categories in the contract’s shape',
    'GET /api/brands answers the list of brands in the contract’s shape',
    'GET /api/blog answers a page of posts and a total, in the contract’s shape',
    'GET /api/cart holds whole products, with their affiliateUrl, and quantities of at least 1',
    'GET /api/cart/count is 0 for a cart it has not seen',
  ])
  for (const what of [
    'GET /api/categories, row 0: slug: no address can carry it.',
    'GET /api/brands, row 0: productCount: not a whole number of at least 0.',
    'GET /api/blog?page=1&limit=10, row 0: viewCount: not a whole number of at least 0.',
    'GET /api/cart, row 0: quantity: expected a whole number of at least 1.',
    'GET /api/cart/count: count: expected a whole number of at least 0.',
  ]) {
    expect(report).toContain(what)
  }
})

test('a backend that says null for what may be absent keeps the contract', async () => {
  const absent =
    /("(?:images|tags|isBestSeller|isNewArrival|isFeatured|isAvailable|viewCount|reviewCount)"):(?:false|\[\]|\d+)/g
  let replaced = 0
  const { broken, unchecked } = await check(async (request) => {
    const response = await inProcess(request)
    const text = await response.clone().text()
    const answer = text.replaceAll(absent, '$1:null')
    if (answer === text) return response
    replaced += 1
    return new Response(answer, response)
  })
  expect({ broken, unchecked }).toEqual({ broken: [], unchecked: [] })
  expect(replaced).toBeGreaterThan(0)
})

test('a read-only run writes nothing, and says what it left out', async () => {
  const methods = new Set<string>()
  const { broken, unchecked, report } = await check(
    (request) => {
      methods.add(request.method)
      return inProcess(request)
    },
    { readOnly: true },
  )
  expect(broken).toEqual([])
  expect([...methods].toSorted()).toEqual(['GET', 'OPTIONS'])
  expect(unchecked).toContain('POST /api/cart/add')
  expect(report).toContain('not checked: it writes, and this run is read-only')
})

test('the carts that it filled are empty in the end', async () => {
  const ids = new Set<string>()
  await check((request) => {
    ids.add(request.headers.get('x-cart-id') ?? '')
    return inProcess(request)
  })
  const left = await Promise.all(
    [...ids].map(async (cartId) => {
      const answer = await inProcess(new Request('http://api.test/api/cart', { headers: { 'x-cart-id': cartId } }))
      return answer.json()
    }),
  )
  expect(left.flat()).toEqual([])
})

describe('npm run contract', () => {
  test('ends with 0 for a backend that keeps the contract', async () => {
    const { origin, close } = await startApi({ port: 0, host: '127.0.0.1', origins: null, site: '/' })
    const { code, printed } = await runContract('--url', origin, '--runs', '3')
    await close()
    expect(printed).toContain(`${CHECKS.length} hold, 0 do not, 0 were not checked (seed 42)`)
    expect(code).toBe(0)
  })

  test('ends with 1 for one that does not', async () => {
    const { origin, close } = await serve(withFaults(inProcess, 'no search'), { port: 0, host: '127.0.0.1' })
    const { code, printed } = await runContract('--url', origin, '--read-only', '--same-origin')
    await close()
    expect(printed).toContain('✗ finds nothing for words that no product has')
    expect(code).toBe(1)
  })

  test('ends with 2 where nobody answers', async () => {
    const { origin, close } = await serve(inProcess, { port: 0, host: '127.0.0.1' })
    await close()
    const { code, printed } = await runContract('--url', origin)
    expect(printed).toContain('Not checked: connect ECONNREFUSED')
    expect(code).toBe(2)
  })

  test.each([
    [['--url', 'api.example'], 'Say where the backend is'],
    [[], 'Say where the backend is'],
  ])('ends with 2 for %j', async (options, why) => {
    const { code, printed } = await runContract(...options)
    expect(printed).toContain(why)
    expect(code).toBe(2)
  })
})
