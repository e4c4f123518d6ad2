import { delay, HttpResponse, http } from 'msw'
import { studioLaptop } from '#fixtures/products.ts'
import { server, takeWarnings } from '#src/testing/setup.ts'
import { connectApi, request, send } from './client.ts'
import { Cart, Product, ProductList } from './contract.ts'

const PATH = '/api/products/x'
const JSON_TYPE = { 'content-type': 'application/json' }
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

test('a JSON error is passed on whole in the message, and as its words to the visitor', async () => {
  answering(() => HttpResponse.json({ message: 'Out of stock' }, { status: 409 }))
  await expect(request(PATH, Product)).rejects.toMatchObject({
    message: '409: {"message":"Out of stock"}',
    serverText: 'Out of stock',
  })
})

test.each([
  ['not JSON', () => HttpResponse.text('hello'), 'is not JSON'],
  ['an HTML page with 200', () => HttpResponse.html('<h1>Hello</h1>'), 'is not JSON'],
  ['a product without a title', () => HttpResponse.json({ id: 'x', price: '1' }), 'title: expected string'],
  ['a list', () => HttpResponse.json([]), 'has the wrong shape'],
  ['null', () => HttpResponse.json(null), 'has the wrong shape'],
  ['empty', () => new HttpResponse(null), 'is not JSON'],
  ['cut short', () => new HttpResponse('{"id":"x","tit', { headers: JSON_TYPE }), 'is not JSON'],
  [
    'a product whose price is a number',
    () => HttpResponse.json({ ...studioLaptop, price: 1 }),
    'price: expected string',
  ],
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
  await send('update', { productId: 'x', quantity: 2 })
  expect(sent).toEqual(['application/json', { productId: 'x', quantity: 2 }])
})

test.each([
  ['is kept alive when the page is left', undefined, true],
  ['goes through the service worker where there is one by then', { controller: {} }, false],
])('a write %s', async (_how, serviceWorker, isKeptAlive) => {
  onTestFinished(() => void vi.unstubAllGlobals())
  connectApi({ ready: Promise.resolve().then(() => vi.stubGlobal('navigator', { serviceWorker })) })
  const sent: boolean[] = []
  server.use(
    http.put('/api/cart/update', ({ request: write }) => {
      sent.push(write.keepalive)
      return new HttpResponse()
    }),
  )
  await send('update', { productId: 'x', quantity: 2 })
  expect(sent).toEqual([isKeptAlive])
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

test('a total that is text is a failed load that names it', async () => {
  server.use(http.get('/api/products', () => HttpResponse.json({ products: [], total: '72' })))
  await expect(request('/api/products', ProductList)).rejects.toThrow('total: expected number')
})

test.each([
  ['under another content type', () => HttpResponse.text(JSON.stringify(studioLaptop))],
  ['with a cookie', () => HttpResponse.json(studioLaptop, { headers: { 'set-cookie': 'cart-id=theirs' } })],
  ['after a redirect', () => new HttpResponse(null, { status: 302, headers: { location: '/api/products/y' } })],
])('a product %s is read all the same', async (_how, response) => {
  answering(response)
  server.use(http.get('/api/products/y', () => HttpResponse.json(studioLaptop)))
  localStorage.setItem('cart-id', 'mine')
  expect((await request(PATH, Product)).id).toBe(studioLaptop.id)
  expect(localStorage.getItem('cart-id')).toBe('mine')
})

test('a list of 10 MB is read whole', async () => {
  const rows = Array.from({ length: 14_000 }, (_, index) => ({ ...studioLaptop, id: `laptop-${index}` }))
  const text = JSON.stringify({ products: rows, total: rows.length })
  expect(text.length).toBeGreaterThan(10_000_000)
  server.use(http.get('/api/products', () => new HttpResponse(text, { headers: JSON_TYPE })))
  expect((await request('/api/products', ProductList)).products).toHaveLength(14_000)
})

test('an answer is waited for, for a minute too', async () => {
  vi.useFakeTimers()
  server.use(
    http.get(PATH, async () => {
      await delay(60_000)
      return HttpResponse.json(studioLaptop)
    }),
  )
  let answered = false
  const reading = request(PATH, Product).finally(() => {
    answered = true
  })
  await vi.advanceTimersByTimeAsync(59_000)
  expect(answered).toBe(false)
  await vi.advanceTimersByTimeAsync(2000)
  vi.useRealTimers()
  expect((await reading).id).toBe(studioLaptop.id)
})

test('calls go below the address of the API, its path prefix included', async () => {
  connectApi({ baseUrl: 'https://api.test/shop/v1' })
  server.use(http.get('https://api.test/shop/v1/api/cart', () => HttpResponse.json([])))
  expect(await request('/api/cart', Cart)).toEqual([])
})

test('whoever connects the API hears of every answer, and of calls that got none', async () => {
  const heard: [string, number | undefined][] = []
  connectApi({ baseUrl: location.origin, onAnswer: (path, response) => heard.push([path, response?.status]) })
  const controller = new AbortController()
  const aborted = request('/api/brands', Cart, { signal: controller.signal })
  controller.abort()
  await expect(aborted).rejects.toThrow(/abort/i)
  await request('/api/cart', Cart)
  answering(() => HttpResponse.text('no', { status: 500 }))
  await expect(request(PATH, Product)).rejects.toThrow('500: no')
  answering(() => HttpResponse.error())
  await expect(request(PATH, Product)).rejects.toThrow('Failed to fetch')
  expect(heard).toEqual([
    ['/api/cart', 200],
    [PATH, 500],
    [PATH, undefined],
  ])
})
