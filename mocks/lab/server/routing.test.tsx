/** Routing of calls without a service worker. Mock API and server both answer in this process. */

import { createInterceptor } from '#mocks/lab/interceptor.ts'
import { createLab } from '#mocks/lab/lab.ts'
import { NO_SERVER, type ServerOptions } from '#mocks/lab/server-options.ts'
import { RECORDING } from '#src/demo/demo-api.ts'
import { createRouting } from './routing.ts'

const SERVER = 'https://api.test/v1'
const PATHS = [
  '/api/products?page=1',
  '/api/products/a',
  '/api/categories',
  '/api/brands',
  '/api/blog',
  '/api/cart/add',
]

function open(options: Partial<ServerOptions> = {}) {
  const loadWarnings = vi.fn<ServerOptions['loadWarnings']>(async () => undefined)
  const interceptor = createInterceptor(async () => Response.json([]))
  const routing = createRouting(interceptor, { ...NO_SERVER, baseUrl: SERVER, loadWarnings, ...options })
  const onServer = () => PATHS.filter((path) => routing.baseUrlOf(path) === SERVER)
  return { interceptor, routing, lab: createLab(interceptor, routing), onServer, loadWarnings }
}

const callOf = (path: string) => ({ path, baseUrl: SERVER, method: 'GET', cartId: 'testcart0001', body: '' })

beforeEach(() => vi.spyOn(console, 'info').mockReturnValue(undefined))

test('the calls of the configured groups go to the server, and the console says so', () => {
  expect(open({ callGroups: ['products', 'categories', 'brands'] }).onServer()).toEqual(PATHS.slice(0, 4))
  expect(console.info).toHaveBeenLastCalledWith(`Mock API: ${SERVER} answers products, categories, brands.`)
  open({ callGroups: ['products'] })
  expect(console.info).toHaveBeenLastCalledWith(
    `Mock API: ${SERVER} answers products. Products, categories and brands come from both sides, so their ids must agree.`,
  )
})

test.each([
  [['product.server'], ['/api/products?page=1', '/api/products/a', '/api/categories']],
  [
    ['add.server', 'brands.both'],
    ['/api/categories', '/api/cart/add'],
  ],
  [['blog.mock'], ['/api/categories']],
  [['categories.mock'], []],
])('with %j in a link and categories configured, the server answers %j', (names, expected) => {
  const { lab, onServer } = open({ callGroups: ['categories'] })
  lab.choose(names)
  expect(onServer()).toEqual(expected)
})

test('names of another call, and "both" for a write, are unknown', () => {
  const { lab } = open()
  lab.choose(['nope.server', 'add.both', 'cart.both'])
  expect(lab.unknownNote()).toMatch(/^Unknown names in the link: nope\.server.*, add\.both[^,]* The others/)
})

test('without an address, the mock API answers; the entered one is stored', () => {
  const { lab, routing, onServer } = open({ baseUrl: '' })
  lab.choose(['brands.server'])
  expect(PATHS.map(routing.baseUrlOf)).toEqual(PATHS.map(() => ''))
  lab.server.setAddress(SERVER)
  expect(onServer()).toEqual(['/api/brands'])
  expect(open({ baseUrl: '' }).routing.address()).toBe(SERVER)
})

test('an empty address removes the entered one', () => {
  localStorage.setItem('overtone:/:demo-server', SERVER)
  const { lab, routing, onServer } = open({ baseUrl: '' })
  lab.choose(['brands.server'])
  lab.server.setAddress('')
  expect(onServer()).toEqual([])
  expect(routing.baseUrlOf('/api/brands')).toBe('')
  expect(localStorage.getItem('overtone:/:demo-server')).toBeNull()
})

test.each([
  ['https://api.test/v1/', SERVER],
  [' https://api.test/v1 ', SERVER],
  ['https://user:secret@api.test', ''],
  ['https://api.test?key=1', ''],
  ['javascript:alert(1)', ''],
  [location.origin, ''],
])('a stored address is parsed like an entered one: %j becomes %j', (stored, address) => {
  localStorage.setItem('overtone:/:demo-server', stored)
  expect(open({ baseUrl: '' }).routing.address()).toBe(address)
  expect(localStorage.getItem('overtone:/:demo-server')).toBe(address ? stored : null)
})

test('a note names an entered server and the calls that it receives, but not a configured one', () => {
  const entered = open({ baseUrl: '' })
  entered.lab.server.setAddress(SERVER)
  expect(entered.lab.notes()).toBe('')
  entered.lab.choose(['brands.server', 'cart.both', 'products.both'])
  expect(entered.lab.notes()).toBe(
    `A server that was entered in the Demo Lab receives the calls of products, brands, cart: ${SERVER}`,
  )
  const configured = open({ callGroups: ['brands'] })
  configured.lab.choose(['products.server'])
  expect(configured.lab.notes()).toBe('')
})

test('a stored address is ignored on pages whose policy allows no server', () => {
  localStorage.setItem('overtone:/:demo-server', SERVER)
  const meta = document.createElement('meta')
  meta.httpEquiv = 'Content-Security-Policy'
  meta.content = "default-src 'self'; connect-src 'self'"
  document.head.append(meta)
  onTestFinished(() => meta.remove())
  expect(open({ baseUrl: '' }).routing).toMatchObject({ canChange: false })
  expect(open({ baseUrl: '' }).routing.address()).toBe('')
})

test('a choice that splits products and their ids prints a note', () => {
  open().lab.choose(['products.server'])
  expect(console.info).toHaveBeenLastCalledWith(expect.stringContaining('their ids must agree'))
})

test('the shop’s own address is no server', () => {
  const { lab, onServer } = open({ baseUrl: location.origin })
  lab.choose(['brands.server'])
  expect(onServer()).toEqual([])
})

test('only answers of the server with a wrong shape are reported', async () => {
  const onInvalid = vi.fn<(message: string) => void>()
  const { routing } = open({
    callGroups: ['brands'],
    loadWarnings: async () => ({ onAnswer: () => undefined, onInvalid }),
  })
  routing.onInvalid('of the mock', '/api/products')
  routing.onInvalid('of the server', '/api/brands')
  await vi.waitFor(() => expect(onInvalid.mock.calls).toEqual([['of the server']]))
})

test('while a recording plays, no call goes to the server', () => {
  const { interceptor, lab, onServer } = open({ callGroups: ['brands'] })
  expect(onServer()).toEqual(['/api/brands'])
  interceptor.choose([RECORDING], (next) => next)
  expect(onServer()).toEqual([])
  lab.choose([])
  expect(onServer()).toEqual(['/api/brands'])
})

test('a call of the server is in the log at once, and kept with its body', async () => {
  const { interceptor, routing } = open({ callGroups: ['brands'] })
  const onAnswer = routing.onRequest(callOf('/api/brands?x=1'))
  expect(interceptor.requests()).toMatchObject([
    { method: 'GET', path: '/api/brands', query: '?x=1', status: null, answeredBy: 'server' },
  ])
  onAnswer?.(Response.json([], { headers: { 'x-cart-id': 'theirs' } }))
  expect(interceptor.requests()).toMatchObject([{ status: 200, cartIn: 'testcart0001', cartOut: 'theirs' }])
  await vi.waitFor(() =>
    expect(interceptor.exchanges().stored).toMatchObject([{ url: `${SERVER}/api/brands?x=1`, body: '[]' }]),
  )
})

test('a lost call and one that takes too long are kept and reported, and a cancelled one is not', async () => {
  const reported: unknown[][] = []
  const listeners = { onAnswer: (...answer: unknown[]) => void reported.push(answer), onInvalid: () => undefined }
  const { interceptor, routing } = open({ callGroups: ['brands'], loadWarnings: async () => listeners })
  routing.onRequest({ ...callOf('/api/brands'), signal: AbortSignal.abort() })?.(null)
  routing.onRequest(callOf('/api/brands'))?.(null)
  const late = AbortSignal.abort(new DOMException('The call took too long', 'TimeoutError'))
  routing.onRequest({ ...callOf('/api/brands'), signal: late })?.(null)
  expect(interceptor.requests().map((call) => [call.isCancelled, call.status])).toEqual([
    [true, 0],
    [undefined, 0],
    [undefined, 0],
  ])
  await vi.waitFor(() => expect(interceptor.exchanges().stored).toMatchObject([{ status: 0 }, { status: 0 }]))
  await vi.waitFor(() =>
    expect(reported).toEqual([
      ['/api/brands', null],
      ['/api/brands', null],
    ]),
  )
})

test('a compared read of the mock API is sent to the server, and the log says what came of it', async () => {
  const { interceptor, routing, lab } = open()
  lab.choose(['brands.both'])
  const fetched = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'))
  await interceptor.answer(new Request('https://shop.test/api/brands'))
  await vi.waitFor(() =>
    expect(interceptor.requests().at(-1)?.comparison).toEqual([
      'The server did not answer, or does not allow this shop (CORS).',
    ]),
  )
  expect(fetched).toHaveBeenCalledOnce()
  expect(routing.isCompared('brands')).toBe(true)
})

test('calls of the mock API have no listener', () => {
  expect(open().routing.onRequest({ ...callOf('/api/brands'), baseUrl: '' })).toBeUndefined()
})
