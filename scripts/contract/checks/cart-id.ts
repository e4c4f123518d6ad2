/** Who a cart belongs to: the header x-cart-id, issued, kept and replaced. */
import { CART_ID_HEADER } from '#src/api/operations.ts'
import { createCart } from '../backend.ts'
import { buyable, filled, mustContain } from '../carts.ts'
import { must, mustSucceed } from '../expect.ts'
import { about } from '../kit.ts'

export const cartIdChecks = about('the header x-cart-id', [
  {
    says: 'is issued where a request has none, another one each time',
    async run({ ask }) {
      const issued = [await ask('/api/cart', { cartId: null }), await ask('/api/cart', { cartId: null })]
      const [first, second] = issued.map(({ headers }) => headers.get(CART_ID_HEADER))
      must(Boolean(first), 'GET /api/cart without x-cart-id answers without one.', 'Make one, and send it back.')
      must(first !== second, `Two requests without x-cart-id get the same one, ${first}.`, 'They would share a cart.')
    },
  },
  {
    says: 'names the same cart once it was issued',
    writes: true,
    async run(backend) {
      const [product] = await buyable(backend, 1)
      const cart = createCart(backend, null)
      mustSucceed(await cart.add(product?.id ?? ''))
      await mustContain(cart, { [product?.id ?? '']: 1 }, 'After adding without x-cart-id, under the id of the answer')
    },
  },
  {
    says: 'keeps carts apart',
    writes: true,
    async run(backend) {
      const [first, second] = await buyable(backend, 2)
      const carts = [await filled(backend, { [first?.id ?? '']: 1 }), await filled(backend, { [second?.id ?? '']: 2 })]
      await mustContain(carts[0] ?? createCart(backend), { [first?.id ?? '']: 1 }, 'After filling another cart')
    },
  },
  {
    says: 'is replaced, not refused, where the server can’t use it',
    writes: true,
    async run(backend) {
      const [product] = await buyable(backend, 1)
      const cart = createCart(backend, 'x'.repeat(500))
      mustSucceed(await cart.lines())
      mustSucceed(await cart.add(product?.id ?? ''))
      await mustContain(cart, { [product?.id ?? '']: 1 }, 'After adding under an id of 500 characters')
    },
  },
])
