/** Every kind of failed request, at the API client (spec §8; product/api-answers.md). */
import { studioLaptop } from '#fixtures/products.ts'
import { takeWarnings } from '#src/testing/setup.ts'
import { connectApi, request, send } from './client.ts'
import type { ParamsOf, ReadId } from './operations.ts'
import { createQueryClient, readOptions } from './query-client.ts'

const PATH = '/api/products/studio'
const HTML = '<!doctype html><h1>Bad Gateway</h1>'
const SERVER_ERROR = { status: 500, statusText: 'Internal Server Error' }

/** Returns a response whose body breaks off after `start`. */
const truncated = (start: string, init?: ResponseInit) =>
  new Response(
    new ReadableStream({
      start: (stream) => stream.enqueue(new TextEncoder().encode(start)),
      pull: (stream) => stream.error(new TypeError('terminated')),
    }),
    init,
  )

const mockFetch = (respond: () => Promise<Response> | Response) =>
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => respond())

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

const read = () => request(PATH, 'product')
const write = () => send('add', { productId: studioLaptop.id, quantity: 1 })

type Failure = [name: string, respond: () => Promise<Response> | Response, message: string]

const FAILURES: Failure[] = [
  ['401', () => new Response('Sign in first', { status: 401 }), '401: Sign in first'],
  ['404', () => new Response('Product not found', { status: 404 }), '404: Product not found'],
  ['409 with JSON', () => Response.json({ message: 'Sold out' }, { status: 409 }), '409: {"message":"Sold out"}'],
  ['500', () => new Response('Out of order', SERVER_ERROR), '500: Out of order'],
  ['500 without a body', () => new Response('', SERVER_ERROR), '500: Internal Server Error'],
  ['500 with a truncated body', () => truncated('Out of', SERVER_ERROR), '500: Internal Server Error'],
  [
    '502 with HTML',
    () => new Response(HTML, { status: 502, statusText: 'Bad Gateway', headers: { 'content-type': 'text/html' } }),
    '502: Bad Gateway',
  ],
  [
    '502 with HTML and no content type',
    () => new Response(HTML, { status: 502, statusText: 'Bad Gateway' }),
    '502: Bad Gateway',
  ],
  ['a lost connection', () => Promise.reject(new TypeError('Failed to fetch')), 'Failed to fetch'],
]

describe.each([
  ['a read', read],
  ['a write', write],
])('%s', (_kind, call) => {
  test.each(FAILURES)('fails after %s with its message, without a retry', async (_name, respond, message) => {
    const fetched = mockFetch(respond)
    expect(await call().catch(messageOf)).toBe(message)
    expect(fetched).toHaveBeenCalledTimes(1)
  })

  test('succeeds if the response takes 60 seconds', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    mockFetch(() => new Promise((resolve) => setTimeout(() => resolve(Response.json(studioLaptop)), 60_000)))
    let isSettled = false
    const calling = call().finally(() => {
      isSettled = true
    })
    await vi.advanceTimersByTimeAsync(59_000)
    expect(isSettled).toBe(false)
    await vi.advanceTimersByTimeAsync(1000)
    await expect(calling).resolves.not.toThrow()
  })
})

const INVALID_BODIES: [name: string, respond: () => Response, reason: string][] = [
  ['empty', () => new Response(''), 'is not JSON'],
  ['HTML', () => new Response(HTML), 'is not JSON'],
  ['truncated', () => truncated('{"id":"x","tit'), 'is not JSON'],
  ['half of the JSON', () => new Response('{"id":"x","tit'), 'is not JSON'],
  ['null', () => Response.json(null), 'has the wrong shape: answer: expected object'],
  ['a list', () => Response.json([]), 'has the wrong shape: answer: expected object'],
  ['missing a field', () => Response.json({ id: 'x', price: '1' }), 'has the wrong shape: title: expected string'],
  [
    'JSON with a field of the wrong type',
    () => Response.json({ ...studioLaptop, price: 1 }),
    'has the wrong shape: price: expected string',
  ],
]

test.each(INVALID_BODIES)('a read whose response body is %s fails with the reason', async (_name, respond, reason) => {
  const reported: string[] = []
  connectApi({ onInvalid: (message) => reported.push(message) })
  mockFetch(respond)
  expect(await read().catch(messageOf)).toBe(`The answer of ${PATH} ${reason}`)
  expect(reported).toEqual([`The answer of ${PATH} ${reason}`])
})

test.each(INVALID_BODIES)('a write whose response body is %s succeeds', async (_name, respond) => {
  mockFetch(respond)
  expect(await write()).toBeUndefined()
})

test('a write reads the body of its response, but does not wait for its end', async () => {
  const response = new Response(new ReadableStream())
  mockFetch(() => response)
  await write()
  expect(response.bodyUsed).toBe(true)
})

test('a list whose rows are all invalid fails with the first row’s reason', async () => {
  mockFetch(() => Response.json({ products: [null], total: 1 }))
  expect(await request('/api/products', 'products').catch(messageOf)).toBe(
    'The answer of /api/products has the wrong shape: products.0: expected object',
  )
  expect(takeWarnings()).toEqual(['Dropped product 0 of the answer: answer: expected object'])
})

const load = <Id extends ReadId>(id: Id, params: ParamsOf<Id>) => createQueryClient().query(readOptions(id, params))

test.each<[id: string, load: () => Promise<unknown>, path: string, reason: string]>([
  ['cart', () => load('cart', {}), '/api/cart', 'answer: expected array'],
  ['count', () => load('count', {}), '/api/cart/count', 'count: expected number'],
  ['categories', () => load('categories', {}), '/api/categories', 'answer: expected array'],
  ['category', () => load('category', { slug: 'laptops' }), '/api/categories/laptops', 'id: expected string'],
  ['brands', () => load('brands', {}), '/api/brands', 'answer: expected array'],
  ['products', () => load('products', { page: 1 }), '/api/products?page=1', 'products: expected array'],
  ['product', () => load('product', { id: 'studio' }), PATH, 'id: expected string'],
  ['blog', () => load('blog', { page: 1 }), '/api/blog?page=1', 'posts: expected array'],
  ['post', () => load('post', { slug: 'a-post' }), '/api/blog/a-post', 'id: expected string'],
])('the operation %s checks its response against the contract', async (_id, loadOperation, path, reason) => {
  mockFetch(() => Response.json({}))
  expect(await loadOperation().catch(messageOf)).toBe(`The answer of ${path} has the wrong shape: ${reason}`)
})

function deferred() {
  let resolve: (response: Response) => void = () => {}
  const promise = new Promise<Response>((settle) => {
    resolve = settle
  })
  return { promise, resolve: (response: Response) => resolve(response) }
}

/** Mocks the next two requests; the test resolves their responses. */
function deferTwoResponses() {
  const [first, second] = [deferred(), deferred()]
  const fetched = vi.spyOn(globalThis, 'fetch')
  fetched.mockReturnValueOnce(first.promise).mockReturnValueOnce(second.promise)
  return { first, second, requested: (times: number) => vi.waitFor(() => expect(fetched).toHaveBeenCalledTimes(times)) }
}

test('a cancelled query ignores its late response', async () => {
  const { first, second, requested } = deferTwoResponses()
  const client = createQueryClient()
  const options = readOptions('product', { id: 'studio' })
  const older = client.query(options).catch(messageOf)
  await requested(1)
  await client.cancelQueries({ queryKey: options.queryKey })
  const newer = client.query(options)
  await requested(2)
  second.resolve(Response.json(studioLaptop))
  await newer
  first.resolve(Response.json({ ...studioLaptop, title: 'Older' }))
  expect(await older).toBe('CancelledError')
  await first.promise
  expect(client.getQueryData(options.queryKey)?.title).toBe(studioLaptop.title)
})

test('two concurrent writes each get their own response, whichever arrives first', async () => {
  const { first, second, requested } = deferTwoResponses()
  const older = write().catch(messageOf)
  const newer = write()
  await requested(2)
  second.resolve(new Response(''))
  expect(await newer).toBeUndefined()
  first.resolve(new Response('Only one per visitor', { status: 409 }))
  expect(await older).toBe('409: Only one per visitor')
})
