/** The cart: reading, adding, updating, removing and clearing. */
import { type CallName, OPERATIONS, type WriteId } from '#src/api/operations.ts'
import { assert, assertError, assertSuccess, quote } from '../assertions.ts'
import { type Backend, createCart } from '../backend.ts'
import {
  assertContents,
  availableProducts,
  type Cart,
  type Contents,
  createFilledCart,
  parseCount,
  parseLines,
} from '../carts.ts'
import { precondition } from '../check-errors.ts'
import type { ReadResponse } from '../http-types.ts'
import { type Check, checksOf } from '../run-checks.ts'

const UNKNOWN_ID = 'no-such-product'
const INVALID_BODIES = ['', 'not json', '[]', 'null', '{}', '{"productId":7,"quantity":1}']
const INVALID_QUANTITIES = [0, -1, 1.5, '2', null]

const availableIds = async (backend: Backend, count: number) =>
  (await availableProducts(backend, count)).map(({ id }) => id)

/** Asserts that a write rejects invalid bodies and these quantities with 400 and leaves the cart unchanged. */
async function assertBodiesRejected(backend: Backend, id: WriteId, quantities: unknown[]): Promise<void> {
  const { method, path } = OPERATIONS[id]
  const [productId = ''] = await availableIds(backend, 1)
  const cart = await createFilledCart(backend, { [productId]: 1 })
  for (const body of [...INVALID_BODIES, ...quantities.map((quantity) => JSON.stringify({ productId, quantity }))]) {
    const response = await backend.send(path, { method, body, cartId: cart.id() })
    assertError({ ...response, request: `${response.request} with the body ${quote(body)}` }, 400)
  }
  await assertContents(cart, { [productId]: 1 }, `After invalid bodies of ${method} ${path}`)
}

type Write = (cart: Cart) => Promise<ReadResponse>

/** Asserts that a write to a cart with the contents `before` succeeds and leaves the contents `after`. */
async function assertWrite(backend: Backend, before: Contents, write: Write, after: Contents, context: string) {
  const cart = await createFilledCart(backend, before)
  assertSuccess(await write(cart))
  await assertContents(cart, after, context)
}

const writeChecksOf = (call: CallName, checks: Omit<Check, 'subject' | 'writes'>[]): Check[] =>
  checksOf(call, checks).map((check) => Object.assign(check, { writes: true }))

export const cartChecks: Check[] = [
  ...checksOf('GET /api/cart', [
    {
      title: 'returns an empty list for an unknown cart',
      async run(backend) {
        const lines = parseLines(await createCart(backend).lines())
        assert(lines.length === 0, `GET /api/cart with a new x-cart-id returned ${lines.length} lines.`)
      },
    },
    {
      title: 'is not cacheable',
      async run(backend) {
        const response = await createCart(backend).lines()
        const cacheControl = response.headers.get('cache-control') ?? ''
        assert(
          !/public|s-maxage|max-age=[1-9]/.test(cacheControl),
          `GET /api/cart returned cache-control: ${cacheControl}.`,
          'Send no-store, because all carts have this URL.',
        )
      },
    },
    {
      title: 'returns complete products, with affiliateUrl, and quantities of at least 1',
      writes: true,
      async run(backend) {
        const products = await availableProducts(backend, 1)
        const listed = products.find(({ affiliateUrl }) => affiliateUrl) ?? products[0]
        const cart = createCart(backend)
        await precondition(cart.add(listed?.id ?? '').then(assertSuccess))
        const [line] = parseLines(await cart.lines())
        for (const field of ['title', 'price', 'affiliateUrl'] as const) {
          const [actual, expected] = [JSON.stringify(line?.product[field]), JSON.stringify(listed?.[field])]
          assert(
            actual === expected,
            `GET /api/cart: ${field} of "${listed?.id}" is ${actual}, and ${expected} in the listing.`,
          )
        }
      },
    },
  ]),
  ...checksOf('GET /api/cart/count', [
    {
      title: 'returns 0 for an unknown cart',
      async run(backend) {
        const count = parseCount(await createCart(backend).count())
        assert(count === 0, `GET /api/cart/count with a new x-cart-id returned ${count}.`)
      },
    },
    {
      title: 'returns the sum of the quantities, not the number of lines',
      writes: true,
      async run(backend) {
        const [first = '', second = ''] = await availableIds(backend, 2)
        const cart = await createFilledCart(backend, { [first]: 2, [second]: 1 })
        const count = parseCount(await cart.count())
        assert(count === 3, `GET /api/cart/count returned ${count} for the quantities 2 and 1, not 3.`)
      },
    },
  ]),
  ...writeChecksOf('POST /api/cart/add', [
    {
      title: 'adds a product to the cart',
      async run(backend) {
        const [id = ''] = await availableIds(backend, 1)
        const cart = createCart(backend)
        assertSuccess(await cart.add(id, 2))
        await assertContents(cart, { [id]: 2 }, 'After adding 2')
      },
    },
    {
      title: 'increases the quantity of an existing line',
      async run(backend) {
        const [id = ''] = await availableIds(backend, 1)
        await assertWrite(backend, { [id]: 1 }, (cart) => cart.add(id, 2), { [id]: 3 }, 'After adding 1 and then 2')
      },
    },
    {
      title: 'counts two concurrent adds',
      async run(backend) {
        const [id = ''] = await availableIds(backend, 1)
        const cart = await createFilledCart(backend, { [id]: 1 })
        for (const response of await Promise.all([cart.add(id), cart.add(id)])) assertSuccess(response)
        await assertContents(cart, { [id]: 3 }, 'After two concurrent adds to a line with quantity 1')
      },
    },
    {
      title: 'returns 400 with a reason if the body has no product, or no quantity of at least 1',
      run: (backend) => assertBodiesRejected(backend, 'add', INVALID_QUANTITIES),
    },
    {
      title: 'returns 404 with a reason for an unknown product',
      run: async (backend) => assertError(await createCart(backend).add(UNKNOWN_ID), 404),
    },
  ]),
  ...writeChecksOf('PUT /api/cart/update', [
    {
      title: 'sets the quantity of a line',
      async run(backend) {
        const [id = '', other = ''] = await availableIds(backend, 2)
        const before = { [id]: 1, [other]: 1 }
        const after = { [id]: 3, [other]: 1 }
        await assertWrite(backend, before, (cart) => cart.update(id, 3), after, 'After an update from 1 to 3')
      },
    },
    {
      title: 'returns 400 with a reason if the body has no product, or no quantity of at least 1',
      run: (backend) => assertBodiesRejected(backend, 'update', INVALID_QUANTITIES),
    },
    {
      title: 'returns 404 with a reason for a product that is not in the cart',
      async run(backend) {
        const [id = ''] = await availableIds(backend, 1)
        assertError(await createCart(backend).update(id, 1), 404)
      },
    },
  ]),
  ...writeChecksOf('DELETE /api/cart/remove', [
    {
      title: 'removes one product and keeps the others',
      async run(backend) {
        const [id = '', other = ''] = await availableIds(backend, 2)
        const before = { [id]: 2, [other]: 1 }
        await assertWrite(backend, before, (cart) => cart.remove(id), { [other]: 1 }, 'After DELETE /api/cart/remove')
      },
    },
    {
      title: 'returns 400 with a reason for a body without a product',
      run: (backend) => assertBodiesRejected(backend, 'remove', []),
    },
    {
      title: 'returns 404 with a reason for an unknown product',
      run: async (backend) => assertError(await createCart(backend).remove(UNKNOWN_ID), 404),
    },
  ]),
  ...writeChecksOf('DELETE /api/cart/clear', [
    {
      title: 'empties the cart and no other cart',
      async run(backend) {
        const [id = '', second = ''] = await availableIds(backend, 2)
        const other = await createFilledCart(backend, { [id]: 1 })
        const before = { [id]: 2, [second]: 1 }
        await assertWrite(backend, before, (cart) => cart.clear(), {}, 'After DELETE /api/cart/clear')
        await assertContents(other, { [id]: 1 }, 'After DELETE /api/cart/clear of another cart')
      },
    },
    {
      title: 'succeeds for an empty cart',
      run: async (backend) => assertSuccess(await createCart(backend).clear()),
    },
  ]),
]
