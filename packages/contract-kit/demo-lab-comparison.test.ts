/**
 * *Both* with the reads of a whole run of the kit. The kit checks a correct backend, and each read is compared with other
 * backends at the same moment, because carts change during the run.
 */

import { callOf } from '#mocks/handlers/resolvers.ts'
import { createApiHandler } from '#mocks/http/api-handler.ts'
import { startApi } from '#mocks/http/start.ts'
import { createComparison } from '#mocks/lab/server/compare.ts'
import { OPERATIONS } from '#src/api/operations.ts'
import type { Fetch } from './answers/http-types.ts'
import type { Subject } from './run-checks.ts'
import { COMPLETE_PRODUCTS, checkInProcess, createBackendOf } from './testing/check-in-process.ts'
import { FAULT_NAMES, type FaultName, subjectsOf, withFaults } from './testing/faults.ts'

const API = 'http://api.test'

type Server = {
  name: string
  baseUrl: string
  fetch: Fetch
  /** The calls whose reads are compared, all by default. */
  calls?: Subject[]
  /** A text that the comparison contains. Later reads are not compared once it does. */
  expected?: string | null
}

/** Runs the kit against a backend. Returns the texts of all comparisons by the name of the server. */
async function compareReads(backend: Fetch, servers: Server[], runs: number): Promise<Map<string, string[]>> {
  const found = new Map(servers.map(({ name }) => [name, [] as string[]]))
  await checkInProcess(
    async (request) => {
      const response = await backend(request.clone())
      if (request.method !== 'GET' || !request.url.startsWith(API)) return response
      const body = await response.clone().text()
      const id = callOf(request)
      const call = id && `GET ${OPERATIONS[id].path}`
      for (const { name, baseUrl, fetch, calls, expected } of servers) {
        if (calls && !calls.some((each) => each === call)) continue
        const texts = found.get(name) ?? []
        if (expected && texts.some((text) => text.includes(expected))) continue
        const compare = createComparison({
          isCompared: () => true,
          serverUrl: () => baseUrl,
          answerAsMock: async () => undefined,
          fetch,
          page: `${API}/`,
        })
        const exchange = {
          startedAt: '',
          ms: 0,
          method: 'GET',
          url: request.url,
          cartIn: request.headers.get('x-cart-id'),
          cartOut: null,
          requestBody: '',
          status: response.status,
          contentType: response.headers.get('content-type') ?? '',
          body,
        }
        await compare(exchange, ({ comparison }) => {
          if (comparison !== 'pending') texts.push(...(comparison ?? []))
        })
      }
      return response
    },
    { baseUrl: API, runs },
  )
  return found
}

/** A text of the comparison for each fault. Null for faults of writes, CORS and pictures, which no read shows. */
const EXPECTED: Record<FaultName, string | null> = {
  'a wrong total': 'total is 181, and 180 in the mock API.',
  'a total as text': 'GET /api/products: total: expected number.',
  'a fractional total': 'GET /api/products: total: expected a whole number of at least 0.',
  'prices as numbers': 'GET /api/products, row 0 ("feldwyn-knock"): price: expected string.',
  'infinite prices in the listing': 'price of "feldwyn-knock" is "9999999999',
  'missing titles': 'GET /api/products, row 0 ("feldwyn-knock"): title is missing.',
  'dots as ids': 'GET /api/products, row 0 (".."): id: cannot be part of a URL path.',
  'review counts as text': 'GET /api/products, row 0 ("feldwyn-knock"): reviewCount: not a whole number',
  'empty slugs': 'GET /api/categories, row 0 ("cat-laptops"): slug: cannot be part of a URL path.',
  'negative product counts': 'GET /api/brands, row 0 ("brand-aurelle"): productCount: not a whole number',
  'cart lines with quantity 0': 'quantity: expected a whole number of at least 1.',
  'fractional view counts': 'row 0 ("post-overtone"): viewCount: not a whole number of at least 0.',
  'a fractional cart count': 'GET /api/cart/count: count: expected a whole number of at least 0.',
  'the number of lines as cart count': 'count is 2, and 3 in the mock API.',
  'a remove call without effect': null,
  'limit ignored': 'GET /api/products?limit=4 returned 24 products, but should return 4 of a total of 180.',
  'categoryId ignored': '?categoryId=cat-laptops returned "feldwyn-knock", which is in another category.',
  'brandId ignored': 'total is 180, and 13 in the mock API.',
  'minPrice ignored': '?minPrice=689&maxPrice=689 returned "feldwyn-knock", whose price is outside the range.',
  'maxPrice ignored': '?minPrice=689&maxPrice=689 returned "quillane-margin-14", whose price is outside the range.',
  'search ignored': 'total is 180, and 1 in the mock API.',
  'search for the whole phrase': 'Only the mock API has "feldwyn-knock".',
  '% and _ as wildcards': 'total is 180, and 0 in the mock API.',
  'an exclusive maxPrice': 'total is 0, and 1 in the mock API.',
  'maxPrice ignored beside brandId': 'returned "brightmoor-porch", whose price is outside the range.',
  'prices always sorted upwards': 'is not sorted by price as a number, highest first: "brightmoor-socket" (19.9)',
  'a page with status 200 for unknown resources': 'GET /api/products/no-such-product returned 200 with HTML',
  'redirected brands': 'GET /api/brands returned 301 with location: /brands.',
  'failed adds without a reason': null,
  'a page for a quantity above the stock': null,
  'adds without an answer': null,
  'clears refused': null,
  'long cart ids refused': 'GET /api/cart returned 400 with "Not today", not a success.',
  'empty prices left out': 'the price of "dovane-harbor-studio" is missing or null.',
  'only the first product can be opened': 'GET /api/products/quillane-margin-14 returned 404, and 200',
  'only the first category can be opened': 'GET /api/categories/smartphones returned 404, and 200',
  'only the first post can be opened': 'GET /api/blog/a-studio-in-a-small-room returned 404, and 200',
  'only ASCII letters searched in any case': 'Only the mock API has "quillane-margin-14".',
  'DELETE bodies dropped': null,
  'invalid pages refused': 'GET /api/products?page=0 returned 422 with "Input should be a valid integer"',
  '404 beyond the last page': 'GET /api/products?page=1000000 returned 404 with "Not found", not a success.',
  'a page for encoded slashes': 'GET /api/products/cables%2Fusb%20c returned 404, and 200 in the mock API.',
  'preflights not cached': null,
  'a missing category': 'Only the mock API has "cat-cameras".',
  'pictures refused with a Referer': null,
  'pictures missing': null,
  'cacheable carts': 'GET /api/cart returned cache-control: public, max-age=60.',
  'carts without cache-control': 'GET /api/cart returned no cache-control.',
  'carts with only last-modified': 'GET /api/cart returned no cache-control, but last-modified.',
  'every header exposed by *': null,
  'x-cart-id not exposed': null,
  'every origin allowed by *': null,
  'DELETE not allowed in preflights': null,
}

/** Calls that are compared for faults of topics, such as CORS. */
const SOME_READS: Subject[] = ['GET /api/cart', 'GET /api/cart/count', 'GET /api/categories']

/** Returns the calls that can show a fault. */
function callsOf(name: FaultName): Subject[] {
  const calls = subjectsOf(name).filter((subject) => subject.startsWith('GET '))
  return calls.length > 0 ? calls : SOME_READS
}

/** Values for which some faults are visible: a title with É, no price, and an id with a slash. */
const CHANGES = [{}, { price: '' }, { id: 'cables/usb c' }]
const PRODUCTS = COMPLETE_PRODUCTS.map((product, index) => Object.assign({}, product, CHANGES[index]))

describe('backends with a fault', () => {
  let found = new Map<string, string[]>()
  beforeAll(async () => {
    const backend = createBackendOf(PRODUCTS)
    const servers = FAULT_NAMES.map((name) => ({
      name,
      baseUrl: 'http://server.test',
      fetch: withFaults(backend, name),
      calls: callsOf(name),
      expected: EXPECTED[name],
    }))
    // Only generated inputs reach one of the faults.
    found = await compareReads(backend, servers, 40)
  }, 300_000)

  test.each(FAULT_NAMES.filter((name) => EXPECTED[name] !== null))('the fault "%s" is named', (name) => {
    expect(found.get(name)?.join('\n')).toContain(EXPECTED[name])
  })

  test.each(FAULT_NAMES.filter((name) => EXPECTED[name] === null))('reads do not show the fault "%s"', (name) => {
    expect(found.get(name)).toEqual([])
  })
})

test('the mock API over HTTP does not differ from the mock API', async () => {
  const { origin, close } = await startApi({ port: 0, host: '127.0.0.1', origins: null, site: '/' })
  let requests = 0
  const send: Fetch = (request) => {
    requests += 1
    return fetch(request)
  }
  const found = await compareReads(createApiHandler(null), [{ name: 'http', baseUrl: origin, fetch: send }], 5)
  await close()
  expect(found.get('http')).toEqual([])
  expect(requests).toBeGreaterThan(100)
})
