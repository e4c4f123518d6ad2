import { CART_ID_HEADER } from '#src/api/operations.ts'
import type { Exchange, LoggedRequest } from '#src/demo/demo-api.ts'
import { createComparison } from './compare.ts'

const SHOP = 'https://shop.test'
const SERVER = 'https://server.test/shop'
const BRANDS = [{ id: 'a', slug: 'a', name: 'Aurelle' }]
const NO_STORE = { 'cache-control': 'no-store' }

const exchangeOf = (url: string, body: unknown, fields: Partial<Exchange> = {}): Exchange => ({
  startedAt: '2026-03-10T08:00:00Z',
  ms: 3,
  method: 'GET',
  url,
  cartIn: 'mine',
  cartOut: 'mine',
  requestBody: '',
  status: 200,
  contentType: 'application/json',
  body: JSON.stringify(body),
  ...fields,
})

/** Runs a comparison. Returns what it wrote into the log, and the requests that it sent to each target. */
async function compare(
  exchange: Exchange,
  answer: (request: Request) => Response | Promise<Response>,
  options: Partial<Parameters<typeof createComparison>[0]> = {},
) {
  const log: LoggedRequest['comparison'][] = []
  const [mockRequests, serverRequests]: Request[][] = [[], []]
  const listener = createComparison({
    isCompared: () => true,
    serverUrl: () => SERVER,
    answerAsMock: async (request) => {
      mockRequests?.push(request)
      return answer(request)
    },
    fetch: async (request) => {
      serverRequests?.push(request)
      return answer(request)
    },
    page: `${SHOP}/storefront/`,
    ...options,
  })
  await listener(exchange, ({ comparison }) => log.push(comparison))
  return { log, mockRequests, serverRequests }
}

test('a read that the mock API answered is sent to the server', async () => {
  const brands = [{ id: 'a', slug: 'a', name: 'Other' }]
  const { log, mockRequests, serverRequests } = await compare(exchangeOf(`${SHOP}/api/brands?x=1`, BRANDS), () =>
    Response.json(brands),
  )
  expect(log).toEqual(['pending', ['name of "a" is "Other", and "Aurelle" in the mock API.']])
  expect(mockRequests).toEqual([])
  const [request] = serverRequests ?? []
  expect(request).toMatchObject({
    method: 'GET',
    url: `${SERVER}/api/brands?x=1`,
    redirect: 'manual',
    credentials: 'include',
  })
  expect(request?.headers.get(CART_ID_HEADER)).toBe('mine')
})

test('a read that the server answered is sent to the mock API', async () => {
  const brands = [{ id: 'a', slug: 'a', name: 'Other' }]
  const { log, mockRequests, serverRequests } = await compare(
    exchangeOf(`${SERVER}/api/brands`, BRANDS, { server: SERVER }),
    () => Response.json(brands),
  )
  expect(log).toEqual(['pending', ['name of "a" is "Aurelle", and "Other" in the mock API.']])
  expect(serverRequests).toEqual([])
  expect(mockRequests?.map(({ url }) => url)).toEqual([`${SHOP}/api/brands`])
})

test('a server below a path of the shop’s own origin is compared in both directions', async () => {
  const options = { serverUrl: () => '/backend' }
  const mocked = await compare(exchangeOf(`${SHOP}/api/brands`, BRANDS), () => Response.json(BRANDS), options)
  expect(mocked.serverRequests?.map(({ url }) => url)).toEqual([`${SHOP}/backend/api/brands`])
  const onServer = exchangeOf(`${SHOP}/backend/api/brands`, BRANDS, { server: '/backend' })
  const served = await compare(onServer, () => Response.json(BRANDS), options)
  expect(served.mockRequests?.map(({ url }) => url)).toEqual([`${SHOP}/api/brands`])
})

test('equal answers have no difference', async () => {
  const { log } = await compare(exchangeOf(`${SHOP}/api/cart`, []), () => Response.json([], { headers: NO_STORE }))
  expect(log).toEqual(['pending', []])
})

test('the headers of the server’s answer are checked if the shop has used it', async () => {
  const headers = new Headers({ 'content-type': 'application/json', 'cache-control': 'public' })
  const { log } = await compare(exchangeOf(`${SERVER}/api/cart`, [], { headers, server: SERVER }), () =>
    Response.json([]),
  )
  expect(log[1]).toEqual([expect.stringContaining('GET /api/cart returned cache-control: public.')])
})

test('violations come before differences', async () => {
  const served = { products: [{ id: 'a', title: 'A', price: '9' }], total: 2 }
  const mocked = { products: [{ id: 'a', title: 'B', price: '9' }], total: 1 }
  const { log } = await compare(exchangeOf(`${SHOP}/api/products`, mocked), () => Response.json(served))
  expect(log[1]).toEqual([
    'GET /api/products returned 1 products, but should return 2 of a total of 2.',
    'total is 2, and 1 in the mock API.',
    'title of "a" is "A", and "B" in the mock API.',
  ])
})

test.each<[string, Exchange, object]>([
  ['a write', exchangeOf(`${SHOP}/api/cart/clear`, {}, { method: 'DELETE' }), {}],
  ['an unknown call', exchangeOf(`${SHOP}/api/unknown`, {}), {}],
  ['a read that is not compared', exchangeOf(`${SHOP}/api/brands`, []), { isCompared: () => false }],
  ['a read without a server', exchangeOf(`${SHOP}/api/brands`, []), { serverUrl: () => '' }],
])('%s is not sent to the other target', async (_name, exchange, options) => {
  const { log, mockRequests, serverRequests } = await compare(exchange, () => Response.json([]), options)
  expect({ log, mockRequests, serverRequests }).toEqual({ log: [], mockRequests: [], serverRequests: [] })
})

test('a shop without a cart id sends none to the server', async () => {
  const { serverRequests } = await compare(exchangeOf(`${SHOP}/api/brands`, BRANDS, { cartIn: null }), () =>
    Response.json([]),
  )
  expect(serverRequests?.[0]?.headers.has(CART_ID_HEADER)).toBe(false)
})

describe('without an answer', () => {
  const NO_SERVER = 'The server did not answer, or does not allow this shop (CORS).'
  const onMock = exchangeOf(`${SHOP}/api/brands`, BRANDS)
  const onServer = exchangeOf(`${SERVER}/api/brands`, BRANDS, { server: SERVER })

  test.each<[string, Exchange, () => Promise<Response>, string]>([
    ['of the server', onMock, () => Promise.reject(new TypeError('Failed to fetch')), NO_SERVER],
    ['of the server to the shop', { ...onServer, status: 0, body: '' }, async () => Response.json(BRANDS), NO_SERVER],
    ['of the mock API', onServer, async () => Response.error(), 'The mock API did not answer.'],
  ])('%s, the log says so', async (_name, exchange, answer, text) => {
    const { log } = await compare(exchange, answer)
    expect(log).toEqual(['pending', [text]])
  })

  test.each([
    ['server', onMock],
    ['mock API', onServer],
  ])('of the %s within 60 s, the log says so', async (target, exchange) => {
    const timer = new AbortController()
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(timer.signal)
    const comparing = compare(exchange, () => new Promise(() => undefined))
    await vi.waitFor(() => expect(timeout).toHaveBeenCalledWith(60_000))
    timer.abort()
    const { log } = await comparing
    expect(log).toEqual(['pending', [`The ${target} did not answer within 60 s.`]])
  })
})
