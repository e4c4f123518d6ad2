/** The Demo Lab's part of the mock API, without a service worker: scenarios, operations, request log and cart store. */
import { products } from '#fixtures/products.ts'
import { respond } from '#mocks/handlers/index.ts'
import { currentStore } from '#mocks/store/store.ts'
import { Cart, ProductList } from '#src/api/contract.ts'
import { parseActiveScenarios } from './active-scenarios.ts'
import { createDemoApi } from './create-demo-api.ts'
import { createInterceptor } from './interceptor.ts'
import { createLab } from './lab.ts'
import { seededFailures } from './seeded-random.ts'

const ORIGIN = 'http://shop.test'
const CART = 'testcart0001'

function open() {
  const interceptor = createInterceptor(respond)
  const call = async (path: string, method = 'GET', body?: unknown) => {
    const response = await interceptor.answer(
      new Request(ORIGIN + path, {
        method,
        headers: { 'x-cart-id': CART },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }),
    )
    if (!response) throw new Error(`No handler for ${path}`)
    return response
  }
  const list = async (query = '') => ProductList.parse(await (await call(`/api/products${query}`)).json())
  const cart = async () => Cart.parse(await (await call('/api/cart')).json())
  return { interceptor, lab: createLab(interceptor), call, list, cart }
}

afterEach(() => {
  vi.useRealTimers()
  sessionStorage.clear()
})

describe('names in a link', () => {
  test('are scenarios, settings of an operation, or unknown', () => {
    const { scenarios, settings, unknown } = parseActiveScenarios([
      'cart-500',
      'products.1500ms',
      'products.30pct',
      'blog.never',
      'nope',
      'nope.5ms',
      'add.5s',
    ])
    expect(scenarios.map(({ name }) => name)).toEqual(['cart-500'])
    expect([...settings]).toEqual([
      ['products', { latency: 1500, percent: 30 }],
      ['blog', { latency: 'infinite' }],
    ])
    expect(unknown).toEqual(['nope', 'nope.5ms', 'add.5s'])
  })

  test('are active before the first response', async () => {
    const { interceptor, call } = open()
    const demo = await createDemoApi(interceptor, ['products-500'])
    expect((await call('/api/products')).status).toBe(500)
    expect(demo.chosen()).toEqual(['products-500'])
    expect(sessionStorage.getItem('overtone:/:demo-lab')).toBe('used')
    const lab = await demo.loadLab()
    lab.choose([])
  })
})

describe('choosing scenarios', () => {
  test('affects the next request and can be undone', async () => {
    const { lab, call } = open()
    lab.choose(['products-500'])
    expect((await call('/api/products')).status).toBe(500)
    lab.choose([])
    expect((await call('/api/products')).status).toBe(200)
  })

  test('a fault of one operation applies to a scenario’s cart, and other operations succeed', async () => {
    const { lab, call, cart } = open()
    lab.choose(['cart-5-lines', 'update-500'])
    const [first] = await cart()
    expect((await call('/api/cart/update', 'PUT', { productId: first?.product.id, quantity: 3 })).status).toBe(500)
    expect((await call('/api/cart/remove', 'DELETE', { productId: first?.product.id })).status).toBe(200)
    expect(await cart()).toHaveLength(4)
  })

  test('a scenario’s cart does not change the user’s own', async () => {
    const { lab, call, cart } = open()
    const [product] = products
    await call('/api/cart/add', 'POST', { productId: product?.id, quantity: 2 })
    lab.choose(['cart-200-lines'])
    expect(await cart()).toHaveLength(200)
    await call('/api/cart/clear', 'DELETE')
    expect(await cart()).toEqual([])
    lab.choose([])
    expect(await cart()).toMatchObject([{ quantity: 2 }])
  })

  test.each([
    ['catalogue-empty', 0],
    ['catalogue-1', 1],
    ['catalogue-10000', 10_000],
  ])('%s has %i products, and its categories have matching counts', async (name, total) => {
    const { lab, list } = open()
    lab.choose([name])
    expect((await list()).total).toBe(total)
    const counted = currentStore().catalogue.categories.reduce((sum, { productCount }) => sum + (productCount ?? 0), 0)
    expect(counted).toBe(total)
    lab.choose([])
    expect((await list()).total).toBe(products.length)
  })

  test('the ids of 10,000 products are unique', async () => {
    const { lab } = open()
    lab.choose(['catalogue-10000'])
    const { catalogue } = currentStore()
    const queries = Array.from({ length: 100 }, (_, page) => ({ page: `${page + 1}`, limit: '100' }))
    const pages = queries.map((query) => catalogue.page(catalogue.readQuery(new URLSearchParams(query))))
    const ids = (await Promise.all(pages)).flatMap((answer) => answer.products.map(({ id }) => id))
    expect(new Set(ids).size).toBe(10_000)
    lab.choose([])
  })

  test('cart-id-replaced sends one new cart id with every cart response, and none with other responses', async () => {
    const { lab, call } = open()
    lab.choose(['cart-id-replaced'])
    const cartId = (await call('/api/cart')).headers.get('x-cart-id')
    expect(cartId).not.toBe(CART)
    expect((await call('/api/cart/count')).headers.get('x-cart-id')).toBe(cartId)
    expect((await call('/api/products')).headers.get('x-cart-id')).toBeNull()
  })

  test('wrong-order delays the first list and not the second', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const { lab, list } = open()
    lab.choose(['wrong-order'])
    const answered: string[] = []
    const first = list().then(() => answered.push('first'))
    await list('?page=2').then(() => answered.push('second'))
    await vi.advanceTimersByTimeAsync(3000)
    await first
    expect(answered).toEqual(['second', 'first'])
  })

  test('latency and failures of one operation do not affect the others', async () => {
    const { lab, call } = open()
    lab.choose(['products.100pct', 'brands.never'])
    expect((await call('/api/products')).status).toBe(500)
    expect((await call('/api/categories')).status).toBe(200)
    const brands = await Promise.race([
      call('/api/brands'),
      new Promise((resolve) => setTimeout(resolve, 50, 'still pending')),
    ])
    expect(brands).toBe('still pending')
  })
})

test.each([0, 10, 30, 50, 100])('of 1,000 requests about %i % fail, the same ones each time', (percent) => {
  const runs = () => {
    const shouldFail = seededFailures(percent)
    return Array.from({ length: 1000 }, () => shouldFail('products'))
  }
  const share = runs().filter(Boolean).length / 10
  expect(Math.abs(share - percent)).toBeLessThan(5)
  expect(runs()).toEqual(runs())
})

describe('the request log', () => {
  test('contains method, path, query, cart ids, status, time and scenario', async () => {
    const { interceptor, lab, call } = open()
    lab.choose(['products-500'])
    await call('/api/products?page=2')
    lab.choose([])
    await call('/api/cart')
    expect(interceptor.requests()).toMatchObject([
      {
        method: 'GET',
        path: '/api/products',
        query: '?page=2',
        cartIn: CART,
        cartOut: null,
        status: 500,
        scenario: 'products-500',
      },
      { method: 'GET', path: '/api/cart', query: '', cartIn: CART, cartOut: CART, status: 200, scenario: '' },
    ])
    expect(interceptor.requests().every(({ ms }) => ms !== null && ms >= 0)).toBe(true)
  })

  test('contains pending requests, and lost ones with the status 0', async () => {
    const { interceptor, lab, call } = open()
    lab.choose(['brands.never', 'offline'])
    void call('/api/brands')
    await call('/api/products')
    expect(interceptor.requests()).toMatchObject([
      { path: '/api/brands', status: null, ms: null },
      { path: '/api/products', status: 0 },
    ])
  })

  test('keeps the last 200 requests, notifies listeners, and can be cleared', async () => {
    const { interceptor, lab, call } = open()
    let notifications = 0
    const stop = interceptor.subscribe(() => {
      notifications += 1
    })
    for (let index = 0; index < 201; index += 1) await call('/api/brands')
    expect(interceptor.requests()).toHaveLength(200)
    expect(interceptor.requests()[0]?.number).toBe(2)
    expect(notifications).toBe(402)
    stop()
    lab.clearLog()
    expect(interceptor.requests()).toEqual([])
    expect(notifications).toBe(402)
  })
})

test('a scenario’s cart validates and applies changes, and the user’s own cart stays unchanged', async () => {
  const { lab, call, cart } = open()
  const [product] = products
  await call('/api/cart/add', 'POST', { productId: product?.id, quantity: 2 })
  lab.choose(['cart-5-lines'])
  const [line] = await cart()
  const update = (quantity: number) => call('/api/cart/update', 'PUT', { productId: line?.product.id, quantity })
  expect((await update(0)).status).toBe(400)
  expect((await call('/api/cart/add', 'POST', { productId: 'nothing', quantity: 1 })).status).toBe(404)
  expect((await update(7)).headers.get('x-cart-id')).toBe(CART)
  expect(await (await call('/api/cart/count')).json()).toEqual({ count: 11 })
  await call('/api/cart/clear', 'DELETE')
  expect(await cart()).toEqual([])
  lab.choose([])
  expect(await cart()).toMatchObject([{ quantity: 2 }])
})

test('the cart store can be exported, cleared and imported; invalid text changes nothing', async () => {
  const { lab, call, cart } = open()
  const [product] = products
  await call('/api/cart/add', 'POST', { productId: product?.id, quantity: 2 })
  const text = lab.carts.text()
  expect(lab.carts.lines()).toEqual([{ cartId: CART, productId: product?.id, quantity: 2 }])
  lab.carts.clear()
  expect(await cart()).toEqual([])
  expect(lab.carts.replace('{"version":1,"li', CART)).toBe(false)
  expect(await cart()).toEqual([])
  expect(lab.carts.replace(text, CART)).toBe(true)
  expect(await cart()).toMatchObject([{ quantity: 2 }])
})
