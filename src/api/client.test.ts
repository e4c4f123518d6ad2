import { HttpResponse, http } from 'msw'
import { studioLaptop } from '#fixtures/products.ts'
import { server, takeWarnings } from '#src/testing/setup.ts'
import { connectApi, request, send } from './client.ts'
import { Cart, Product, ProductList } from './contract.ts'

const PATH = '/api/products/x'
const answering = (response: () => Response) => server.use(http.get(PATH, response))

test.each([
  ['the text', () => HttpResponse.text('Out of stock', { status: 409 }), '409: Out of stock'],
  [
    'the status text when there is none',
    () => new HttpResponse(null, { status: 401, statusText: 'Unauthorized' }),
    '401: Unauthorized',
  ],
  [
    'the status text instead of HTML',
    () => HttpResponse.html('<h1>Bad</h1>', { status: 502, statusText: 'Bad Gateway' }),
    '502: Bad Gateway',
  ],
  [
    'the status text instead of unlabelled HTML',
    () => new HttpResponse('<!doctype html>', { status: 500, statusText: 'Oops' }),
    '500: Oops',
  ],
])('a not-ok answer raises its status and %s', async (_what, response, message) => {
  answering(response)
  await expect(request(PATH, Product)).rejects.toThrow(message)
})

test.each([
  ['not JSON', () => HttpResponse.text('hello'), 'is not JSON'],
  ['an HTML page with 200', () => HttpResponse.html('<h1>Hello</h1>'), 'is not JSON'],
  ['a product without a title', () => HttpResponse.json({ id: 'x', price: '1' }), 'title: expected string'],
  ['a list', () => HttpResponse.json([]), 'has the wrong shape'],
  ['null', () => HttpResponse.json(null), 'has the wrong shape'],
])('an answer that is %s is a failed load with a readable message', async (_what, response, message) => {
  answering(response)
  await expect(request(PATH, Product)).rejects.toThrow(message)
})

test('one broken product in a list is dropped with a warning; extra fields are ignored', async () => {
  server.use(
    http.get('/api/products', () =>
      HttpResponse.json({ products: [{ ...studioLaptop, extra: 1 }, { id: 'broken' }, null], total: 3, extra: 1 }),
    ),
  )
  const { products, total } = await request('/api/products', ProductList)
  expect(products.map((product) => product.id)).toEqual([studioLaptop.id])
  expect(products[0]).not.toHaveProperty('extra')
  expect(total).toBe(3)
  expect(takeWarnings()).toEqual([
    'Dropped product 1 of the answer: title: expected string',
    expect.stringContaining('Dropped product 2 of the answer'),
  ])
})

test('every request carries the cart id and credentials; one is made on first use', async () => {
  const seen: (string | null)[] = []
  server.use(
    http.get('/api/cart', ({ request: sent }) => {
      seen.push(sent.headers.get('x-cart-id'))
      return HttpResponse.json([])
    }),
  )
  const fetched = vi.spyOn(globalThis, 'fetch')
  await request('/api/cart', Cart)
  await request('/api/cart', Cart)
  expect(seen[0]).toMatch(/^[0-9a-z]{16,}$/)
  expect(seen[1]).toBe(seen[0])
  expect(localStorage.getItem('cart-id')).toBe(seen[0])
  expect(fetched).toHaveBeenCalledWith(expect.anything(), expect.objectContaining({ credentials: 'include' }))
})

test('another cart id in the answer replaces the stored one', async () => {
  localStorage.setItem('cart-id', 'mine')
  server.use(http.get('/api/cart', () => HttpResponse.json([], { headers: { 'x-cart-id': 'theirs' } })))
  await request('/api/cart', Cart)
  expect(localStorage.getItem('cart-id')).toBe('theirs')
})

test('a late answer to an older cart id does not bring that one back', async () => {
  localStorage.setItem('cart-id', 'old')
  server.use(
    http.get('/api/cart', () => {
      localStorage.setItem('cart-id', 'newer')
      return HttpResponse.json([], { headers: { 'x-cart-id': 'stale' } })
    }),
  )
  await request('/api/cart', Cart)
  expect(localStorage.getItem('cart-id')).toBe('newer')
})

test('the cart id lives as long as the page where storage throws', async () => {
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
  await request('/api/cart', Cart)
  await request('/api/cart', Cart)
  expect(seen.size).toBe(1)
})

test('writes send JSON with its content type, and their answers are not read', async () => {
  const sent: unknown[] = []
  server.use(
    http.put('/api/cart/update', async ({ request: write }) => {
      sent.push(write.headers.get('content-type'), await write.json())
      return HttpResponse.text('whatever')
    }),
  )
  await send('PUT', '/api/cart/update', { productId: 'x', quantity: 2 })
  expect(sent).toEqual(['application/json', { productId: 'x', quantity: 2 }])
})

test('a read is aborted with its query', async () => {
  const controller = new AbortController()
  const reading = request('/api/cart', Cart, { signal: controller.signal })
  controller.abort()
  await expect(reading).rejects.toThrow(/abort/i)
})

test('requests wait until the API is ready', async () => {
  let open = () => {}
  connectApi({
    baseUrl: location.origin,
    ready: new Promise<void>((resolve) => {
      open = resolve
    }),
  })
  const fetched = vi.spyOn(globalThis, 'fetch')
  const reading = request('/api/cart', Cart)
  await Promise.resolve()
  expect(fetched).not.toHaveBeenCalled()
  open()
  expect(await reading).toEqual([])
})
