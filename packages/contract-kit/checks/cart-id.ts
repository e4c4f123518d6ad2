/** The header x-cart-id: how the server issues, keeps and replaces it. */

import { CART_ID_HEADER } from '#src/api/operations.ts'
import { assert, assertSuccess } from '../answers/assertions.ts'
import { createCart } from '../backend.ts'
import { assertContents, availableProducts, createFilledCart } from '../carts.ts'
import { checksOf } from '../run-checks.ts'

export const cartIdChecks = checksOf('header x-cart-id', [
  {
    title: 'is issued, with a new value each time, if the request has none',
    async run({ send }) {
      const responses = [await send('/api/cart', { cartId: null }), await send('/api/cart', { cartId: null })]
      const [first, second] = responses.map(({ headers }) => headers.get(CART_ID_HEADER))
      assert(
        Boolean(first),
        'GET /api/cart without x-cart-id returned no x-cart-id.',
        'Create an id and return it in this header.',
      )
      assert(
        first !== second,
        `Two requests without x-cart-id got the same one, ${first}.`,
        'Two visitors would share a cart.',
      )
    },
  },
  {
    title: 'keeps identifying the cart it was issued for',
    writes: true,
    async run(backend) {
      const [product] = await availableProducts(backend, 1)
      const cart = createCart(backend, null)
      assertSuccess(await cart.add(product?.id ?? ''))
      await assertContents(cart, { [product?.id ?? '']: 1 }, 'After adding without x-cart-id, with the returned id')
    },
  },
  {
    title: 'separates carts',
    writes: true,
    async run(backend) {
      const [first, second] = await availableProducts(backend, 2)
      const cart = await createFilledCart(backend, { [first?.id ?? '']: 1 })
      await createFilledCart(backend, { [second?.id ?? '']: 1 })
      await assertContents(cart, { [first?.id ?? '']: 1 }, 'After filling another cart')
    },
  },
  {
    title: 'is replaced, not rejected, if the server cannot use it',
    writes: true,
    async run(backend) {
      const [product] = await availableProducts(backend, 1)
      const cart = createCart(backend, 'x'.repeat(500))
      const response = await cart.lines()
      const request = 'GET /api/cart with an x-cart-id of 500 characters'
      assertSuccess({ ...response, request }, 'Do not refuse it; answer with a new id in x-cart-id.')
      assertSuccess(await cart.add(product?.id ?? ''))
      await assertContents(cart, { [product?.id ?? '']: 1 }, 'After adding with an id of 500 characters')
    },
  },
])
