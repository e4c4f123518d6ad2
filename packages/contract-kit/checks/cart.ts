/** The cart: reading, adding, updating, removing and clearing. */

import { type CallName, OPERATIONS, type WriteId } from '#src/api/operations.ts'
import { assertNotCached, parseCount, parseLines } from '../answers/answers.ts'
import {
  assert,
  assertRefused,
  assertRefusedWithReason,
  assertSuccess,
  formatCount,
  quote,
} from '../answers/assertions.ts'
import type { ReadResponse } from '../answers/http-types.ts'
import { type Backend, createCart } from '../backend.ts'
import {
  assertContents,
  assertWritten,
  availableProducts,
  type Cart,
  type Contents,
  createFilledCart,
  isStockLimit,
} from '../carts.ts'
import { LISTING } from '../catalogue.ts'
import { assertCompared, precondition } from '../not-checked.ts'
import { type Check, checksOf } from '../run-checks.ts'

const UNKNOWN_ID = 'no-such-product'
const INVALID_BODIES = ['', 'not json', '[]', 'null', '{}']
/** Quantities that the shop could not read back. Text such as "2" is left to the server, because the shop sends none. */
const INVALID_QUANTITIES = [0, -1, 1.5, null]

/** More than most shops have. A server without a stock limit accepts it. */
const ABOVE_STOCK = 1000

const DELETE_ADVICE =
  'If the server received no body, a proxy or a framework drops the bodies of DELETE requests. Configure it to pass them on.'

const availableIds = async (backend: Backend, count: number) =>
  (await availableProducts(backend, count)).map(({ id }) => id)

/** Asserts that a write refuses invalid bodies and these quantities and leaves the cart unchanged. */
async function assertBodiesRejected(backend: Backend, id: WriteId, quantities: unknown[]): Promise<void> {
  const { method, path } = OPERATIONS[id]
  const [productId = ''] = await availableIds(backend, 1)
  const cart = await createFilledCart(backend, { [productId]: 1 })
  for (const body of [...INVALID_BODIES, ...quantities.map((quantity) => JSON.stringify({ productId, quantity }))]) {
    const response = await backend.send(path, { method, body, cartId: cart.id() })
    assertRefused({ ...response, request: `${response.request} with the body ${quote(body)}` })
  }
  await assertContents(cart, { [productId]: 1 }, `After invalid bodies of ${method} ${path}`)
}

type WriteTest = {
  before: Contents
  write: (cart: Cart) => Promise<ReadResponse>
  after: Contents
  /** Begins the message of a failure: "After adding 1 and then 2". */
  context: string
  /** Advice for a refused write. */
  advice?: string
}

/** Asserts that a write to a cart with the contents `before` succeeds and leaves the contents `after`. */
async function assertWrite(backend: Backend, { before, write, after, context, advice }: WriteTest) {
  const cart = await createFilledCart(backend, before)
  assertWritten(await write(cart), Math.max(...Object.values(after)), advice)
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
        assert(lines.length === 0, `GET /api/cart with a new x-cart-id returned ${formatCount(lines.length, 'line')}.`)
      },
    },
    {
      title: 'is not cacheable',
      run: async (backend) => assertNotCached(await createCart(backend).lines()),
    },
    {
      title: 'returns complete products, with affiliateUrl, and quantities of at least 1',
      writes: true,
      async run(backend) {
        const products = await availableProducts(backend, 1)
        const listed = products.find(({ affiliateUrl }) => affiliateUrl) ?? products[0]
        const cart = createCart(backend)
        await precondition(cart.add(listed?.id ?? '').then((response) => assertSuccess(response)))
        const [line] = parseLines(await cart.lines())
        for (const field of ['title', 'price', 'affiliateUrl'] as const) {
          const [actual, expected] = [JSON.stringify(line?.product[field]), JSON.stringify(listed?.[field])]
          assert(
            actual === expected,
            `GET /api/cart: ${field} of "${listed?.id}" is ${actual}, and ${expected} in ${LISTING}.`,
          )
        }
        assertCompared(Boolean(listed?.affiliateUrl), 'no available product of the first page has an affiliateUrl')
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
        const response = await cart.add(id, 2)
        // A stock limit must allow at least one.
        if (isStockLimit(response, 2)) assertSuccess(await cart.add(id))
        assertWritten(response, 2)
        await assertContents(cart, { [id]: 2 }, 'After adding 2')
      },
    },
    {
      title: 'increases the quantity of an existing line',
      async run(backend) {
        const [id = ''] = await availableIds(backend, 1)
        await assertWrite(backend, {
          before: { [id]: 1 },
          write: (cart) => cart.add(id, 2),
          after: { [id]: 3 },
          context: 'After adding 1 and then 2',
        })
      },
    },
    {
      title: 'counts two concurrent adds',
      async run(backend) {
        const [id = ''] = await availableIds(backend, 1)
        const cart = await createFilledCart(backend, { [id]: 1 })
        for (const response of await Promise.all([cart.add(id), cart.add(id)])) assertWritten(response, 3)
        await assertContents(cart, { [id]: 3 }, 'After two concurrent adds to a line with quantity 1')
      },
    },
    {
      title: 'refuses a body that has no product, or no quantity of at least 1',
      run: (backend) => assertBodiesRejected(backend, 'add', INVALID_QUANTITIES),
    },
    {
      title: 'gives a reason if it refuses a quantity above the stock',
      async run(backend) {
        const [id = ''] = await availableIds(backend, 1)
        const response = await createCart(backend).add(id, ABOVE_STOCK)
        if (response.status >= 300) assertRefusedWithReason(response)
      },
    },
    {
      title: 'refuses an unknown product with a reason',
      run: async (backend) => assertRefusedWithReason(await createCart(backend).add(UNKNOWN_ID)),
    },
  ]),
  ...writeChecksOf('PUT /api/cart/update', [
    {
      title: 'sets the quantity of a line',
      async run(backend) {
        const [id = '', other = ''] = await availableIds(backend, 2)
        await assertWrite(backend, {
          before: { [id]: 1, [other]: 1 },
          write: (cart) => cart.update(id, 3),
          after: { [id]: 3, [other]: 1 },
          context: 'After an update from 1 to 3',
        })
      },
    },
    {
      title: 'refuses a body that has no product, or no quantity of at least 1',
      run: (backend) => assertBodiesRejected(backend, 'update', INVALID_QUANTITIES),
    },
    {
      title: 'refuses a product that is not in the cart',
      async run(backend) {
        const [id = ''] = await availableIds(backend, 1)
        assertRefused(await createCart(backend).update(id, 1))
      },
    },
  ]),
  ...writeChecksOf('DELETE /api/cart/remove', [
    {
      title: 'removes one product and keeps the others',
      async run(backend) {
        const [id = '', other = ''] = await availableIds(backend, 2)
        await assertWrite(backend, {
          before: { [id]: 2, [other]: 1 },
          write: (cart) => cart.remove(id),
          after: { [other]: 1 },
          context: 'After DELETE /api/cart/remove',
          advice: DELETE_ADVICE,
        })
      },
    },
    {
      title: 'refuses a body without a product',
      run: (backend) => assertBodiesRejected(backend, 'remove', []),
    },
    {
      title: 'refuses an unknown product',
      run: async (backend) => assertRefused(await createCart(backend).remove(UNKNOWN_ID)),
    },
  ]),
  ...writeChecksOf('DELETE /api/cart/clear', [
    {
      title: 'empties the cart and no other cart',
      async run(backend) {
        const [id = '', second = ''] = await availableIds(backend, 2)
        const other = await createFilledCart(backend, { [id]: 1 })
        await assertWrite(backend, {
          before: { [id]: 2, [second]: 1 },
          write: (cart) => cart.clear(),
          after: {},
          context: 'After DELETE /api/cart/clear',
        })
        await assertContents(other, { [id]: 1 }, 'After DELETE /api/cart/clear of another cart')
      },
    },
    {
      title: 'succeeds for an empty cart',
      run: async (backend) => assertSuccess(await createCart(backend).clear()),
    },
  ]),
]
