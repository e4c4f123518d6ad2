/**
 * Random histories of cart changes, checked against a model of a few lines. Whatever the user does and
 * however the server responds, page, server and model contain the same in the end.
 */
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import * as fc from 'fast-check'
import { useLayoutEffect } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { pocketRecorder, studioHeadphones, studioLaptop } from '#fixtures/products.ts'
import { answer } from '#mocks/node.ts'
import { builtInRows } from '#mocks/store/built-in-rows.ts'
import { seed } from '#mocks/store/db.ts'
import { cartId } from '#src/api/cart-id.ts'
import { createQueryClient } from '#src/api/query-client.ts'
import { type CartActions, CartProvider, useCart } from './CartProvider.tsx'
import type { CartChange } from './cart-changes.ts'
import { useOptimisticCart, useOptimisticCartCount } from './optimistic-cart.ts'

const HISTORIES = process.env.NIGHTLY ? 1000 : 100
const UNKNOWN_PRODUCT = 'not-in-the-catalogue'

type Model = Map<string, number>

/** Applies a change as the server does. Returns false if the server rejects it. */
function apply(model: Model, change: CartChange): boolean {
  if (change.kind === 'clear') model.clear()
  else if (change.productId === UNKNOWN_PRODUCT) return false
  else if (change.kind === 'remove') model.delete(change.productId)
  else if (change.kind === 'update' && !model.has(change.productId)) return false
  else if (change.quantity < 1 || !Number.isInteger(change.quantity)) return false
  else model.set(change.productId, change.quantity + (change.kind === 'add' ? (model.get(change.productId) ?? 0) : 0))
  return true
}

const productId = fc.constantFrom(studioLaptop.id, studioHeadphones.id, pocketRecorder.id, UNKNOWN_PRODUCT)
const quantity = fc.oneof(
  { weight: 9, arbitrary: fc.integer({ min: 1, max: 9 }) },
  { weight: 1, arbitrary: fc.constantFrom(0, -1, 1.5) },
)
const change: fc.Arbitrary<CartChange> = fc.oneof(
  fc.record({ kind: fc.constant('add'), productId, quantity }),
  fc.record({ kind: fc.constant('update'), productId, quantity }),
  fc.record({ kind: fc.constant('remove'), productId }),
  fc.record({ kind: fc.constant('clear') }),
)
/** A change that the server accepts if the line exists. */
const validChange = change.filter(
  (each) =>
    (!('productId' in each) || each.productId !== UNKNOWN_PRODUCT) &&
    (!('quantity' in each) || (each.quantity >= 1 && each.quantity !== 1.5)),
)
const step = fc.oneof(
  { weight: 6, arbitrary: change },
  fc.record({ kind: fc.constantFrom('tick', 'settle', 'reload', 'reads fail', 'reads work') }),
)
/** How a write ends. If only the response is lost, the server has handled the request. */
const ENDS = ['accepted', 'accepted', 'accepted', 500, 401, 409, 'request lost', 'response lost'] as const
type End = (typeof ENDS)[number]

beforeAll(() => {
  // These tests wait for the page themselves, so React must not warn about updates outside of `act`.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
})

test(`page, server and model agree after ${HISTORIES} random histories`, { timeout: 120_000 }, () =>
  fc.assert(
    fc.asyncProperty(
      fc.array(step, { maxLength: 12 }),
      fc.array(fc.constantFrom(...ENDS), { maxLength: 12 }),
      async (steps, ends) => {
        const server = openServer(ends)
        let shop = openShop()
        const made: { change: CartChange; outcome: Promise<boolean | 'failed'> }[] = []
        for (const each of steps) {
          switch (each.kind) {
            case 'tick':
              await tick()
              break
            case 'reads fail':
            case 'reads work':
              server.isReadable = each.kind === 'reads work'
              break
            case 'settle':
            case 'reload':
              await Promise.all(made.map(({ outcome }) => outcome))
              if (each.kind === 'reload') shop = shop.reload()
              break
            default:
              made.push({ change: each, outcome: shop.make(each).catch(() => 'failed' as const) })
          }
        }

        const outcomes = await Promise.all(made.map(({ outcome }) => outcome))
        const sent = made.filter((_each, index) => outcomes[index] !== false)
        const superseded = made.filter((_each, index) => outcomes[index] === false)
        expect(superseded.map((each) => each.change.kind)).not.toContain('add')
        expect(server.writes.map((write) => write.change)).toEqual(sent.map((each) => each.change))

        const model: Model = new Map()
        const expectedOutcomes = server.writes.map(({ change: written, end }) => {
          const isAccepted = (end === 'accepted' || end === 'response lost') && apply(model, written)
          return isAccepted && end === 'accepted' ? true : 'failed'
        })
        expect(outcomes.filter((outcome) => outcome !== false)).toEqual(expectedOutcomes)

        server.isReadable = true
        const lines = await server.cart()
        expect(new Map(lines)).toEqual(model)
        if (server.hasFailedReads) await shop.client.refetchQueries()
        const count = lines.reduce((total, [, each]) => total + each, 0)
        await vi.waitFor(() => expect(shop.shown()).toEqual({ lines, count }), { interval: 2, timeout: 2000 })
        shop.close()
      },
    ),
    { numRuns: HISTORIES },
  ),
)

test('if the server accepts everything, every render shows each change once', { timeout: 120_000 }, () =>
  fc.assert(
    fc.asyncProperty(
      fc.array(fc.oneof(validChange, fc.constant('tick' as const)), { maxLength: 20 }),
      async (steps) => {
        openServer([])
        const model: Model = new Map()
        const wrongRenders: unknown[] = []
        const shop = openShop(({ lines, count }) => {
          const sum = [...model.values()].reduce((total, each) => total + each, 0)
          const isRight = lines?.every(([id, each]) => model.get(id) === each) && count === sum
          if (lines && count !== undefined && !isRight) wrongRenders.push({ lines, count, model: [...model] })
        })
        await vi.waitUntil(() => shop.shown()?.lines && !shop.client.isFetching(), { interval: 1, timeout: 10_000 })
        const outcomes: Promise<boolean>[] = []
        for (const each of steps) {
          if (each === 'tick') await tick()
          // A user can change only lines that are on the page, where React shows a removal a task later than the model.
          else if (!('productId' in each) || each.kind === 'add' || shop.isShown(each.productId)) {
            if (apply(model, each)) outcomes.push(shop.make(each))
          }
        }
        await Promise.all(outcomes)
        await vi.waitFor(() => expect(new Map(shop.shown().lines)).toEqual(model), { interval: 2 })
        expect(wrongRenders).toEqual([])
        shop.close()
      },
    ),
    { numRuns: HISTORIES },
  ),
)

const tick = () => new Promise<void>((resolve) => setImmediate(resolve))

/** Mocks `fetch` with the mock API. Each item of `ends` is the outcome of one write. Later writes are accepted. */
function openServer(ends: End[]) {
  localStorage.clear()
  seed(builtInRows)
  const remainingEnds = [...ends]
  const server = {
    isReadable: true,
    hasFailedReads: false,
    writes: [] as { change: CartChange; end: End }[],
    cart: async (): Promise<[string, number][]> => {
      const response = await answer(new Request(`${location.origin}/api/cart`, { headers: { 'x-cart-id': cartId() } }))
      const lines: { product: { id: string }; quantity: number }[] = await response.json()
      return lines.map((line) => [line.product.id, line.quantity])
    },
  }
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init)
    await tick()
    if (request.method === 'GET') {
      // Slow enough to overlap with a later write.
      await tick()
      init?.signal?.throwIfAborted()
      if (!server.isReadable) {
        server.hasFailedReads = true
        return new Response(null, { status: 500 })
      }
      return answer(request)
    }
    const end = remainingEnds.shift() ?? 'accepted'
    server.writes.push({ change: await changeOf(request.clone()), end })
    if (typeof end === 'number') return new Response('No', { status: end })
    if (end === 'request lost') throw new TypeError('Failed to fetch')
    const response = await answer(request)
    await tick()
    await tick()
    if (end === 'response lost') throw new TypeError('Failed to fetch')
    return response
  })
  return server
}

async function changeOf(request: Request): Promise<CartChange> {
  const kind = new URL(request.url).pathname.split('/').at(-1)
  return { kind, ...(kind === 'clear' ? {} : await request.json()) }
}

type Shown = { lines?: [string, number][]; count?: number }

/** Renders the provider with a page that shows the cart as JSON. Closed after the test too, because a history may fail. */
function openShop(onRender: (shown: Shown) => void = () => undefined) {
  const client: QueryClient = createQueryClient()
  const container = document.createElement('div')
  const root = createRoot(container)
  let cart: CartActions | undefined
  const Shop = () => {
    const actions = useCart()
    useLayoutEffect(() => {
      cart = actions
    })
    const lines = useOptimisticCart().cart?.map((line): [string, number] => [line.product.id, line.quantity])
    const count = useOptimisticCartCount()
    onRender({ lines, count })
    return <>{JSON.stringify({ lines, count })}</>
  }
  flushSync(() =>
    root.render(
      <QueryClientProvider client={client}>
        <CartProvider>
          <Shop />
        </CartProvider>
      </QueryClientProvider>,
    ),
  )
  const close = () => {
    root.unmount()
    client.clear()
  }
  onTestFinished(close)
  const shown = (): Shown => JSON.parse(container.textContent || '{}')
  return {
    client,
    close,
    shown,
    isShown: (id: string) => shown().lines?.some(([shownId]) => shownId === id),
    reload: () => {
      close()
      return openShop()
    },
    async make(made: CartChange): Promise<boolean> {
      if (!cart) throw new Error('The provider was not rendered')
      if (made.kind === 'add') return cart.add({ id: made.productId, images: [] }, made.quantity)
      if (made.kind === 'update') return cart.update(made.productId, made.quantity)
      return made.kind === 'remove' ? cart.remove(made.productId) : cart.clear()
    },
  }
}
