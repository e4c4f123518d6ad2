import { studioHeadphones } from '#fixtures/products.ts'
import { answer } from '#mocks/node.ts'
import { builtInRows } from '#mocks/store/built-in-rows.ts'
import { seed } from '#mocks/store/db.ts'
import { Cart } from '#src/api/contract.ts'
import { withServerProducts } from './server-products.ts'

const SERVER = 'https://server.test'
const ONLY_ON_SERVER = { id: 'a/b', title: 'Only on the server', price: '12.00' }

/** Returns the cart calls of a shop whose products are a server's, and the paths of the requests to the server. */
function createShop() {
  const requests: string[] = []
  const state = {
    serverUrl: SERVER,
    answer: async (id: string): Promise<Response> =>
      id === ONLY_ON_SERVER.id ? Response.json(ONLY_ON_SERVER) : new Response('Not found', { status: 404 }),
  }
  const onInvalid = vi.fn<(message: string, path: string) => void>()
  const respond = withServerProducts(answer, {
    onInvalid,
    serverUrl: () => state.serverUrl,
    fetch: (request) => {
      const { pathname } = new URL(request.url)
      requests.push(pathname)
      return state.answer(decodeURIComponent(pathname.replace('/api/products/', '')))
    },
  })
  const call = async (method: string, path: string, body?: object) => {
    const response = await respond(
      new Request(`https://shop.test/api/${path}`, {
        method,
        headers: { 'x-cart-id': 'mine' },
        body: body && JSON.stringify(body),
      }),
    )
    return response ?? new Response(null, { status: 404 })
  }
  const add = (productId: string) => call('POST', 'cart/add', { productId, quantity: 2 })
  const titles = async () => Cart.parse(await (await call('GET', 'cart')).json()).map(({ product }) => product.title)
  return { state, requests, call, add, titles, onInvalid }
}

beforeEach(() => seed(builtInRows, { cartStorage: () => null }))

test('a cart holds a product that only the server knows, and reads it once', async () => {
  const { requests, call, add, titles } = createShop()
  expect((await add(ONLY_ON_SERVER.id)).status).toBe(200)
  expect(await titles()).toEqual([ONLY_ON_SERVER.title])
  expect(await (await call('GET', 'cart/count')).json()).toEqual({ count: 2 })
  expect(requests).toEqual(['/api/products/a%2Fb'])
})

test('requests at the same time read each product once', async () => {
  const { state, requests, call, add } = createShop()
  await add(ONLY_ON_SERVER.id)
  state.serverUrl = 'https://other.test'
  await Promise.all([call('GET', 'cart'), call('GET', 'cart/count')])
  expect(requests).toHaveLength(2)
})

test('a cart shows the product of an earlier visit', async () => {
  await createShop().add(ONLY_ON_SERVER.id)
  expect(await createShop().titles()).toEqual([ONLY_ON_SERVER.title])
})

test('a product that the server does not know is unknown, even if the mock API knows it', async () => {
  const { add, titles } = createShop()
  const response = await add(studioHeadphones.id)
  expect([response.status, await response.text()]).toEqual([404, 'Product not found'])
  expect(await titles()).toEqual([])
})

test('text that cannot be part of an address is an unknown product', async () => {
  const { requests, add } = createShop()
  expect((await add('..')).status).toBe(404)
  expect(requests).toEqual([])
})

test('a product that the shop cannot read is unknown and causes a warning', async () => {
  const { state, add, onInvalid } = createShop()
  state.answer = async () => Response.json({ id: 'a/b', price: '12', title: 7 })
  expect((await add(ONLY_ON_SERVER.id)).status).toBe(404)
  expect(onInvalid).toHaveBeenCalledWith(
    'The answer of /api/products/a%2Fb has the wrong shape: title: expected string',
    '/api/products/a%2Fb',
  )
})

test.each([400, 410, 422])('a product that the server refuses with %d is unknown', async (status) => {
  const { state, add } = createShop()
  state.answer = async () => new Response('Not a number', { status })
  const response = await add(ONLY_ON_SERVER.id)
  expect([response.status, await response.text()]).toEqual([404, 'Product not found'])
})

test.each<[string, () => Promise<Response>]>([
  ['is down', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['answers 500', async () => Response.json({ message: 'Down' }, { status: 500 })],
  ['answers 401', async () => Response.json({ message: 'Sign in' }, { status: 401 })],
  ['answers HTML', async () => new Response('<h1>Shop</h1>')],
])('the cart answers 502 if the server %s, and again once it is back', async (_name, failed) => {
  const { state, add, call, titles } = createShop()
  const { answer: working } = state
  state.answer = failed
  const response = await add(ONLY_ON_SERVER.id)
  expect([response.status, await response.text()]).toEqual([
    502,
    'The server did not answer for the products of this cart',
  ])
  state.answer = working
  expect(await titles()).toEqual([])
  expect((await call('DELETE', 'cart/clear')).status).toBe(200)
})

test('the mock API’s own products count again once it answers for products', async () => {
  const { state, requests, add, titles } = createShop()
  await add(ONLY_ON_SERVER.id)
  state.serverUrl = ''
  await add(studioHeadphones.id)
  expect(await titles()).toEqual([studioHeadphones.title])
  expect(requests).toHaveLength(1)
})

test('another server has its own products', async () => {
  const { state, add, titles } = createShop()
  await add(ONLY_ON_SERVER.id)
  state.serverUrl = 'https://other.test'
  state.answer = async () => Response.json({ ...ONLY_ON_SERVER, title: 'Of the other server' })
  expect(await titles()).toEqual(['Of the other server'])
})

test('a product that arrives after the server has changed is not one of the new server', async () => {
  const { state, call, add } = createShop()
  const { answer: working } = state
  let arrive = (_response: Response) => {}
  state.answer = () => new Promise((resolve) => (arrive = resolve))
  const late = add(ONLY_ON_SERVER.id)
  await vi.waitFor(() => expect(state.answer).toBeDefined())
  state.serverUrl = 'https://other.test'
  state.answer = async () => new Response('Not found', { status: 404 })
  await call('GET', 'cart')
  arrive(await working(ONLY_ON_SERVER.id))
  await late
  expect((await add(ONLY_ON_SERVER.id)).status).toBe(404)
})

test('lines are removed although the server does not answer', async () => {
  await createShop().add(ONLY_ON_SERVER.id)
  const { state, requests, call } = createShop()
  state.answer = () => Promise.reject(new TypeError('Failed to fetch'))
  expect((await call('DELETE', 'cart/remove', { productId: ONLY_ON_SERVER.id })).status).toBe(200)
  expect(requests).toEqual([])
})

test('requests for other resources are not changed', async () => {
  await createShop().add(ONLY_ON_SERVER.id)
  const { requests, call } = createShop()
  expect((await call('GET', 'brands')).status).toBe(200)
  expect(requests).toEqual([])
})
