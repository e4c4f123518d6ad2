/** The cart that a tab shows in place of the visitor's own. */
import { products } from '#fixtures/products.ts'
import { respond } from '#mocks/handlers/index.ts'
import { currentStore } from '#mocks/store/store.ts'
import { Cart } from '#src/api/contract.ts'
import { storeTabState } from '#src/demo/tab-state.ts'
import { createInterceptor } from './interceptor.ts'
import { createLab } from './lab.ts'

const CART = 'testcart0001'

function open() {
  const interceptor = createInterceptor(respond)
  const call = (path: string, method = 'GET', body?: unknown) =>
    interceptor.answer(
      new Request(`http://shop.test${path}`, {
        method,
        headers: { 'x-cart-id': CART },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }),
    )
  const cart = async () => Cart.parse(await (await call('/api/cart')).json())
  return { lab: createLab(interceptor), call, cart }
}

describe('the cart of a state', () => {
  const [first, second] = products
  if (!first || !second) throw new Error('The fixtures have too few products')

  afterEach(() => {
    storeTabState({})
    currentStore().carts.replaceAll([])
  })

  test('replaces the visitor’s own and a scenario’s, which come back, and writes still fail', async () => {
    const { lab, cart, call } = open()
    lab.carts.keepLines([{ productId: second.id, quantity: 7 }], CART)
    storeTabState({ cart: [{ productId: first.id, quantity: 3 }], isSent: true })
    lab.choose(['cart-5-lines', 'update-500', 'state'])
    expect((await cart()).map(({ product, quantity }) => [product.id, quantity])).toEqual([[first.id, 3]])
    expect((await call('/api/cart/update', 'PUT', { productId: first.id, quantity: 4 })).status).toBe(500)
    lab.choose(['cart-5-lines'])
    expect(await cart()).toHaveLength(5)
    lab.choose([])
    expect((await cart()).map(({ product, quantity }) => [product.id, quantity])).toEqual([[second.id, 7]])
  })

  test('of a link without lines is empty', async () => {
    const { lab, cart } = open()
    lab.carts.keepLines([{ productId: second.id, quantity: 7 }], CART)
    storeTabState({ view: 'list', isSent: true })
    lab.choose(['state'])
    expect(await cart()).toEqual([])
  })

  test('leaves out products that the shop does not have, and says so', async () => {
    const { lab, cart } = open()
    storeTabState({
      cart: [{ productId: first.id, quantity: 1 }, ...['x', 'y'].map((productId) => ({ productId, quantity: 1 }))],
      isSent: true,
    })
    lab.choose(['state'])
    expect(await cart()).toHaveLength(1)
    expect(lab.notes()).toBe('The cart of the link has 2 products that are not in this shop. The others are shown.')
  })

  test('is in a link only if the scenarios do not show the same', async () => {
    const { lab, call } = open()
    expect(lab.carts.changedLines(CART)).toBeNull()
    lab.carts.keepLines([{ productId: second.id, quantity: 7 }], CART)
    expect(lab.carts.changedLines(CART)).toEqual([{ productId: second.id, quantity: 7 }])
    lab.choose(['cart-1-line'])
    expect(lab.carts.changedLines(CART)).toBeNull()
    await call('/api/cart/clear', 'DELETE')
    expect(lab.carts.changedLines(CART)).toEqual([])
  })
})
