/** The life of a cart: reading, adding, updating, removing, clearing. */
import { type CallName, OPERATIONS, type WriteId } from '#src/api/operations.ts'
import { type Backend, createCart } from '../backend.ts'
import { buyable, type Contents, filled, mustContain, readCount, readLines } from '../carts.ts'
import { must, mustRefuse, mustSucceed, quote } from '../expect.ts'
import { about, type Check } from '../kit.ts'
import { arranged } from '../outcomes.ts'

const UNKNOWN = 'no-such-product'
const NOT_BODIES = ['', 'not json', '[]', 'null', '{}', '{"productId":7,"quantity":1}']
const NOT_QUANTITIES = [0, -1, 1.5, '2', null]

/** Bodies that have to be refused with 400, and to leave the cart as it was. */
async function mustRefuseBodies(backend: Backend, id: WriteId, quantities: unknown[]): Promise<void> {
  const { method, path } = OPERATIONS[id]
  const [productId = ''] = await buyableIds(backend, 1)
  const cart = await filled(backend, { [productId]: 1 })
  for (const body of [...NOT_BODIES, ...quantities.map((quantity) => JSON.stringify({ productId, quantity }))]) {
    const answer = await backend.ask(path, { method, body, cartId: cart.id() })
    mustRefuse({ ...answer, asked: `${answer.asked} with the body ${quote(body)}` }, 400)
  }
  await mustContain(cart, { [productId]: 1 }, `After bodies that ${method} ${path} refuses`)
}

const buyableIds = async (backend: Backend, count: number) => (await buyable(backend, count)).map(({ id }) => id)

/** A write of a filled cart has to succeed and to leave these contents. */
async function mustLeave(backend: Backend, start: Contents, write: Write, wanted: Contents, after: string) {
  const cart = await filled(backend, start)
  mustSucceed(await write(cart))
  await mustContain(cart, wanted, after)
}
type Write = (cart: ReturnType<typeof createCart>) => ReturnType<ReturnType<typeof createCart>['clear']>

const writing = (call: CallName, checks: Omit<Check, 'call' | 'writes'>[]): Check[] =>
  about(call, checks).map((check) => Object.assign(check, { writes: true }))

export const cartChecks: Check[] = [
  ...about('GET /api/cart', [
    {
      says: 'answers an empty list for a cart it has not seen',
      async run(backend) {
        const lines = readLines(await createCart(backend).lines())
        must(lines.length === 0, `GET /api/cart with a new x-cart-id holds ${lines.length} lines.`)
      },
    },
    {
      says: 'is not kept by caches',
      async run(backend) {
        const answer = await createCart(backend).lines()
        const kept = answer.headers.get('cache-control') ?? ''
        must(
          !/public|s-maxage|max-age=[1-9]/.test(kept),
          `GET /api/cart answers with cache-control: ${kept}.`,
          'Send no-store: every cart has this one address.',
        )
      },
    },
    {
      says: 'holds whole products, with their affiliateUrl, and quantities of at least 1',
      writes: true,
      async run(backend) {
        const products = await buyable(backend, 1)
        const listed = products.find(({ affiliateUrl }) => affiliateUrl) ?? products[0]
        const cart = createCart(backend)
        await arranged(cart.add(listed?.id ?? '').then(mustSucceed))
        const [line] = readLines(await cart.lines())
        for (const field of ['title', 'price', 'affiliateUrl'] as const) {
          const [is, was] = [JSON.stringify(line?.product[field]), JSON.stringify(listed?.[field])]
          must(is === was, `GET /api/cart: ${field} of "${listed?.id}" is ${is}, and ${was} in the listing.`)
        }
      },
    },
  ]),
  ...about('GET /api/cart/count', [
    {
      says: 'is 0 for a cart it has not seen',
      async run(backend) {
        const count = readCount(await createCart(backend).count())
        must(count === 0, `GET /api/cart/count with a new x-cart-id answers ${count}.`)
      },
    },
    {
      says: 'is the sum of the quantities, not the number of lines',
      writes: true,
      async run(backend) {
        const [first = '', second = ''] = await buyableIds(backend, 2)
        const cart = await filled(backend, { [first]: 2, [second]: 1 })
        const count = readCount(await cart.count())
        must(count === 3, `A cart with the quantities 2 and 1 has the count ${count}, not 3.`)
      },
    },
  ]),
  ...writing('POST /api/cart/add', [
    {
      says: 'puts a product into the cart',
      async run(backend) {
        const [id = ''] = await buyableIds(backend, 1)
        const cart = createCart(backend)
        mustSucceed(await cart.add(id, 2))
        await mustContain(cart, { [id]: 2 }, 'After adding 2')
      },
    },
    {
      says: 'adds to the quantity of a line that is there',
      async run(backend) {
        const [id = ''] = await buyableIds(backend, 1)
        await mustLeave(backend, { [id]: 1 }, (cart) => cart.add(id, 2), { [id]: 3 }, 'After adding 1 and then 2')
      },
    },
    {
      says: 'counts two adds at the same time',
      async run(backend) {
        const [id = ''] = await buyableIds(backend, 1)
        const cart = await filled(backend, { [id]: 1 })
        for (const answer of await Promise.all([cart.add(id), cart.add(id)])) mustSucceed(answer)
        await mustContain(cart, { [id]: 3 }, 'After two adds at once to a line of 1')
      },
    },
    {
      says: 'answers 400 and says why for a body without a product or a quantity of at least 1',
      run: (backend) => mustRefuseBodies(backend, 'add', NOT_QUANTITIES),
    },
    {
      says: 'answers 404 and says why for a product it does not know',
      run: async (backend) => mustRefuse(await createCart(backend).add(UNKNOWN), 404),
    },
  ]),
  ...writing('PUT /api/cart/update', [
    {
      says: 'sets the quantity of a line',
      async run(backend) {
        const [id = '', other = ''] = await buyableIds(backend, 2)
        const [start, wanted] = [
          { [id]: 1, [other]: 1 },
          { [id]: 3, [other]: 1 },
        ]
        await mustLeave(backend, start, (cart) => cart.update(id, 3), wanted, 'After an update from 1 to 3')
      },
    },
    {
      says: 'answers 400 and says why for a body without a product or a quantity of at least 1',
      run: (backend) => mustRefuseBodies(backend, 'update', NOT_QUANTITIES),
    },
    {
      says: 'answers 404 and says why for a product that the cart does not hold',
      async run(backend) {
        const [id = ''] = await buyableIds(backend, 1)
        mustRefuse(await createCart(backend).update(id, 1), 404)
      },
    },
  ]),
  ...writing('DELETE /api/cart/remove', [
    {
      says: 'takes one product out, and leaves the others',
      async run(backend) {
        const [id = '', other = ''] = await buyableIds(backend, 2)
        const start = { [id]: 2, [other]: 1 }
        await mustLeave(backend, start, (cart) => cart.remove(id), { [other]: 1 }, `After DELETE /api/cart/remove`)
      },
    },
    {
      says: 'answers 400 and says why for a body without a product',
      run: (backend) => mustRefuseBodies(backend, 'remove', []),
    },
    {
      says: 'answers 404 and says why for a product it does not know',
      run: async (backend) => mustRefuse(await createCart(backend).remove(UNKNOWN), 404),
    },
  ]),
  ...writing('DELETE /api/cart/clear', [
    {
      says: 'empties the cart, and no other',
      async run(backend) {
        const [id = '', second = ''] = await buyableIds(backend, 2)
        const other = await filled(backend, { [id]: 1 })
        await mustLeave(backend, { [id]: 2, [second]: 1 }, (cart) => cart.clear(), {}, 'After DELETE /api/cart/clear')
        await mustContain(other, { [id]: 1 }, 'After DELETE /api/cart/clear of another cart')
      },
    },
    {
      says: 'succeeds for an empty cart',
      run: async (backend) => mustSucceed(await createCart(backend).clear()),
    },
  ]),
]
