import { HttpResponse, http } from 'msw'
import { studioLaptop } from '#fixtures/products.ts'
import { server, takeWarnings } from '#src/testing/setup.ts'
import { connectApi, request, send } from './client.ts'

const PATH = '/api/products/x'
const JSON_TYPE = { 'content-type': 'application/json' }
const respondWith = (response: () => Response) => server.use(http.get(PATH, response))

test('the error for a JSON response has the whole body in message, and only its text in serverText', async () => {
  respondWith(() => HttpResponse.json({ message: 'Out of stock' }, { status: 409 }))
  await expect(request(PATH, 'product')).rejects.toMatchObject({
    message: '409: {"message":"Out of stock"}',
    serverText: 'Out of stock',
  })
})

test('an invalid product in a list is dropped with a warning, and unknown fields are ignored', async () => {
  server.use(
    http.get('/api/products', () =>
      HttpResponse.json({ products: [{ ...studioLaptop, extra: 1 }, { id: 'broken' }, null], total: 3, extra: 1 }),
    ),
  )
  const { products, total } = await request('/api/products', 'products')
  expect(products.map((product) => product.id)).toEqual([studioLaptop.id])
  expect(products[0]).not.toHaveProperty('extra')
  expect(total).toBe(3)
  expect(takeWarnings()).toEqual([
    'Dropped product 1 of the answer: title: expected string',
    expect.stringContaining('Dropped product 2 of the answer'),
  ])
})

test('the first request creates the cart id, and every request sends it with credentials', async () => {
  const seen: (string | null)[] = []
  server.use(
    http.get('/api/cart', ({ request: sent }) => {
      seen.push(sent.headers.get('x-cart-id'))
      return HttpResponse.json([])
    }),
  )
  const fetched = vi.spyOn(globalThis, 'fetch')
  await request('/api/cart', 'cart')
  await request('/api/cart', 'cart')
  expect(seen[0]).toMatch(/^[0-9a-z]{16,}$/)
  expect(seen[1]).toBe(seen[0])
  expect(localStorage.getItem('cart-id')).toBe(seen[0])
  expect(fetched).toHaveBeenCalledWith(expect.anything(), expect.objectContaining({ credentials: 'include' }))
})

test('a new cart id in a response replaces the stored one', async () => {
  localStorage.setItem('cart-id', 'mine')
  server.use(http.get('/api/cart', () => HttpResponse.json([], { headers: { 'x-cart-id': 'theirs' } })))
  await request('/api/cart', 'cart')
  expect(localStorage.getItem('cart-id')).toBe('theirs')
})

test('a late response to a request with an older cart id does not replace the newer id', async () => {
  localStorage.setItem('cart-id', 'old')
  server.use(
    http.get('/api/cart', () => {
      localStorage.setItem('cart-id', 'newer')
      return HttpResponse.json([], { headers: { 'x-cart-id': 'stale' } })
    }),
  )
  await request('/api/cart', 'cart')
  expect(localStorage.getItem('cart-id')).toBe('newer')
})

test('the cart id stays in memory if storage throws', async () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  const seen = new Set<string | null>()
  server.use(
    http.get('/api/cart', ({ request: sent }) => {
      seen.add(sent.headers.get('x-cart-id'))
      return HttpResponse.json([])
    }),
  )
  await request('/api/cart', 'cart')
  await request('/api/cart', 'cart')
  expect(seen.size).toBe(1)
})

test('writes send JSON with its content type and ignore the body of the response', async () => {
  const sent: unknown[] = []
  server.use(
    http.put('/api/cart/update', async ({ request: write }) => {
      sent.push(write.headers.get('content-type'), await write.json())
      return HttpResponse.text('whatever')
    }),
  )
  await send('update', { productId: 'x', quantity: 2 })
  expect(sent).toEqual(['application/json', { productId: 'x', quantity: 2 }])
})

test.each([
  ['uses keepalive', undefined, true],
  ['does not use keepalive while a service worker controls the page', { controller: {} }, false],
])('a write %s', async (_how, serviceWorker, keepalive) => {
  onTestFinished(() => void vi.unstubAllGlobals())
  connectApi({ whenReady: async () => vi.stubGlobal('navigator', { serviceWorker }) })
  const sent: boolean[] = []
  server.use(
    http.put('/api/cart/update', ({ request: write }) => {
      sent.push(write.keepalive)
      return new HttpResponse()
    }),
  )
  await send('update', { productId: 'x', quantity: 2 })
  expect(sent).toEqual([keepalive])
})

test('aborting the signal aborts the request', async () => {
  const controller = new AbortController()
  const reading = request('/api/cart', 'cart', { signal: controller.signal })
  controller.abort()
  await expect(reading).rejects.toThrow(/abort/i)
})

test('requests wait until the API is ready', async () => {
  let open = () => {}
  const ready = new Promise<void>((resolve) => {
    open = resolve
  })
  connectApi({ baseUrlOf: () => location.origin, whenReady: () => ready })
  const fetched = vi.spyOn(globalThis, 'fetch')
  const reading = request('/api/cart', 'cart')
  await Promise.resolve()
  expect(fetched).not.toHaveBeenCalled()
  open()
  expect(await reading).toEqual([])
})

test.each([
  ['with the content type text/plain', () => HttpResponse.text(JSON.stringify(studioLaptop))],
  ['that sets a cookie', () => HttpResponse.json(studioLaptop, { headers: { 'set-cookie': 'cart-id=theirs' } })],
  ['after a redirect', () => new HttpResponse(null, { status: 302, headers: { location: '/api/products/y' } })],
])('a product response %s is read, and the cart id stays the same', async (_how, response) => {
  respondWith(response)
  server.use(http.get('/api/products/y', () => HttpResponse.json(studioLaptop)))
  localStorage.setItem('cart-id', 'mine')
  expect((await request(PATH, 'product')).id).toBe(studioLaptop.id)
  expect(localStorage.getItem('cart-id')).toBe('mine')
})

test('a list of 10 MB is read completely', async () => {
  const rows = Array.from({ length: 14_000 }, (_, index) => ({ ...studioLaptop, id: `laptop-${index}` }))
  const text = JSON.stringify({ products: rows, total: rows.length })
  expect(text.length).toBeGreaterThan(10_000_000)
  server.use(http.get('/api/products', () => new HttpResponse(text, { headers: JSON_TYPE })))
  expect((await request('/api/products', 'products')).products).toHaveLength(14_000)
})

test('requests go to the base URL with its path prefix', async () => {
  connectApi({ baseUrlOf: () => 'https://api.test/shop/v1' })
  server.use(http.get('https://api.test/shop/v1/api/cart', () => HttpResponse.json([])))
  expect(await request('/api/cart', 'cart')).toEqual([])
})

test('onRequest is called for every request, and its listener with the response or null', async () => {
  const reported: [string, number | undefined, boolean | undefined][] = []
  connectApi({
    baseUrlOf: () => location.origin,
    onRequest:
      ({ method, path, signal }) =>
      (response) =>
        reported.push([`${method} ${path}`, response?.status, signal?.aborted]),
  })
  const controller = new AbortController()
  const aborted = request('/api/brands', 'cart', { signal: controller.signal })
  controller.abort()
  await expect(aborted).rejects.toThrow(/abort/i)
  await request('/api/cart', 'cart')
  respondWith(() => HttpResponse.text('no', { status: 500 }))
  await expect(request(PATH, 'product')).rejects.toThrow('500: no')
  respondWith(() => HttpResponse.error())
  await expect(request(PATH, 'product')).rejects.toThrow('Failed to fetch')
  expect(reported).toEqual([
    ['GET /api/brands', undefined, true],
    ['GET /api/cart', 200, undefined],
    [`GET ${PATH}`, 500, undefined],
    [`GET ${PATH}`, undefined, undefined],
  ])
})

describe('with the cart on one server and products on another', () => {
  const other = 'https://products.test'
  const withCartId = (id: string) => new HttpResponse('[]', { headers: { ...JSON_TYPE, 'x-cart-id': id } })

  test('only the answers of the server with the cart change the cart id', async () => {
    connectApi({ baseUrlOf: (path) => (path.startsWith('/api/cart') ? location.origin : other) })
    localStorage.setItem('cart-id', 'mine')
    server.use(
      http.get(`${other}/api/brands`, () => withCartId('theirs')),
      http.get('/api/cart', () => withCartId('ours')),
    )
    await request('/api/brands', 'cart')
    expect(localStorage.getItem('cart-id')).toBe('mine')
    await request('/api/cart', 'cart')
    expect(localStorage.getItem('cart-id')).toBe('ours')
  })

  test('an answer that arrives after the cart has moved to another server does not change the cart id', async () => {
    let base = location.origin
    connectApi({ baseUrlOf: () => base })
    localStorage.setItem('cart-id', 'mine')
    server.use(
      http.get('/api/cart', () => {
        base = other
        return withCartId('of the previous server')
      }),
    )
    await request('/api/cart', 'cart')
    expect(localStorage.getItem('cart-id')).toBe('mine')
  })
})
