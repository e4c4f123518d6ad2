/**
 * Random hands on the cart, against a model of ten lines: whatever is clicked, however
 * the server answers, page, store and model hold the same in the end.
 */
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import * as fc from 'fast-check'
import { useLayoutEffect } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { pocketRecorder, studioHeadphones, studioLaptop } from '#fixtures/products.ts'
import { seed } from '#mocks/db.ts'
import { answer } from '#mocks/node.ts'
import { cartId } from '#src/api/cart-id.ts'
import { createQueryClient } from '#src/api/query-client.ts'
import { type CartActions, CartProvider, useCart } from './CartProvider.tsx'
import type { CartChange } from './cart-changes.ts'
import { useOptimisticCart, useOptimisticCartCount } from './optimistic-cart.ts'

const RUNS = 1000
const VANISHED = 'vanished-from-the-catalogue'

type Model = Map<string, number>

/** What the server does with a change it accepts; returns false where it refuses. */
function apply(model: Model, change: CartChange): boolean {
  if (change.kind === 'clear') model.clear()
  else if (change.productId === VANISHED) return false
  else if (change.kind === 'remove') model.delete(change.productId)
  else if (change.kind === 'update' && !model.has(change.productId)) return false
  else if (change.quantity < 1 || !Number.isInteger(change.quantity)) return false
  else model.set(change.productId, change.quantity + (change.kind === 'add' ? (model.get(change.productId) ?? 0) : 0))
  return true
}

const productId = fc.constantFrom(studioLaptop.id, studioHeadphones.id, pocketRecorder.id, VANISHED)
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
const click = change.filter(
  (each) =>
    (!('productId' in each) || each.productId !== VANISHED) &&
    (!('quantity' in each) || (each.quantity >= 1 && each.quantity !== 1.5)),
)
const step = fc.oneof(
  { weight: 6, arbitrary: change },
  fc.record({ kind: fc.constantFrom('breathe', 'settle', 'reload', 'reads fail', 'reads work') }),
)
/** How a write ends: answered, refused, cut off before the server heard of it, or after. */
const ENDS = ['answered', 'answered', 'answered', 500, 401, 409, 'cut off', 'answer lost'] as const
type End = (typeof ENDS)[number]

beforeAll(() => {
  // Nothing here waits for React by hand; the page is looked at once it is done.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
})

test(`in ${RUNS} random sequences page, store and model agree`, { timeout: 120_000 }, () =>
  fc.assert(
    fc.asyncProperty(
      fc.array(step, { maxLength: 12 }),
      fc.array(fc.constantFrom(...ENDS), { maxLength: 12 }),
      async (steps, ends) => {
        localStorage.clear()
        seed()
        const server = openServer(ends)
        let shop = openShop()
        const made: { change: CartChange; outcome: Promise<boolean | 'failed'> }[] = []
        for (const each of steps) {
          switch (each.kind) {
            case 'breathe':
              await breathe()
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
        const pointless = made.filter((_each, index) => outcomes[index] === false)
        expect(pointless.map((each) => each.change.kind)).not.toContain('add')
        expect(server.writes.map((write) => write.change)).toEqual(sent.map((each) => each.change))

        const model: Model = new Map()
        const heard = server.writes.map(({ change: written, end: how }) => {
          const isAccepted = (how === 'answered' || how === 'answer lost') && apply(model, written)
          return isAccepted && how === 'answered' ? true : 'failed'
        })
        expect(outcomes.filter((outcome) => outcome !== false)).toEqual(heard)

        server.isReadable = true
        const held = await server.cart()
        expect(new Map(held)).toEqual(model)
        if (server.hasFailedReads) await shop.client.refetchQueries()
        const count = held.reduce((total, [, each]) => total + each, 0)
        await vi.waitFor(() => expect(shop.shown()).toEqual({ lines: held, count }), { interval: 2, timeout: 2000 })
        shop.close()
      },
    ),
    { numRuns: RUNS },
  ),
)

test('with a server that accepts everything, each moment shows what was clicked, once', { timeout: 60_000 }, () =>
  fc.assert(
    fc.asyncProperty(fc.array(fc.oneof(click, fc.constant('breathe' as const)), { maxLength: 20 }), async (clicks) => {
      localStorage.clear()
      seed()
      openServer([])
      const clicked: Model = new Map()
      const lies: unknown[] = []
      const shop = openShop(({ lines, count }) => {
        const sum = [...clicked.values()].reduce((total, each) => total + each, 0)
        const isTrue = lines?.every(([id, each]) => clicked.get(id) === each) && count === sum
        if (lines && count !== undefined && !isTrue) lies.push({ lines, count, clicked: [...clicked] })
      })
      await vi.waitUntil(() => shop.shown()?.lines && shop.client.isFetching() === 0, { interval: 1 })
      const outcomes: Promise<boolean>[] = []
      for (const each of clicks) {
        if (each === 'breathe') await breathe()
        // A line that isn't on the page has no buttons.
        else if (each.kind === 'add' || each.kind === 'clear' || shop.isShown(each.productId)) {
          apply(clicked, each)
          outcomes.push(shop.make(each))
        }
      }
      await Promise.all(outcomes)
      await vi.waitFor(() => expect(new Map(shop.shown().lines)).toEqual(clicked), { interval: 2 })
      expect(lies).toEqual([])
      shop.close()
    }),
    { numRuns: 200 },
  ),
)

const breathe = () => new Promise<void>((resolve) => setImmediate(resolve))

/** The mock API, in process, whose writes end as they are told. */
function openServer(ends: End[]) {
  const waiting = [...ends]
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
    await breathe()
    if (request.method === 'GET') {
      // Long enough to overlap with a write that was made later.
      await breathe()
      init?.signal?.throwIfAborted()
      if (!server.isReadable) {
        server.hasFailedReads = true
        return new Response(null, { status: 500 })
      }
      return answer(request)
    }
    const how = waiting.shift() ?? 'answered'
    server.writes.push({ change: await changeOf(request.clone()), end: how })
    if (typeof how === 'number') return new Response('No', { status: how })
    if (how === 'cut off') throw new TypeError('Failed to fetch')
    const response = await answer(request)
    await breathe()
    await breathe()
    if (how === 'answer lost') throw new TypeError('Failed to fetch')
    return response
  })
  return server
}

async function changeOf(request: Request): Promise<CartChange> {
  const kind = new URL(request.url).pathname.split('/').at(-1)
  return { kind, ...(kind === 'clear' ? {} : await request.json()) }
}

type Shown = { lines?: [string, number][]; count?: number }

/** The provider with the plainest page there is. */
function openShop(onShown: (shown: Shown) => void = () => undefined) {
  const client: QueryClient = createQueryClient()
  const place = document.createElement('div')
  const root = createRoot(place)
  let cart: CartActions | undefined
  const Shop = () => {
    const writes = useCart()
    useLayoutEffect(() => {
      cart = writes
    })
    const lines = useOptimisticCart().cart?.map((line): [string, number] => [line.product.id, line.quantity])
    const count = useOptimisticCartCount()
    onShown({ lines, count })
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
  const shown = (): Shown => JSON.parse(place.textContent || '{}')
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
      if (!cart) throw new Error('The shop was not rendered')
      if (made.kind === 'clear') return cart.clear()
      if (made.kind === 'remove') return cart.remove(made.productId)
      return cart[made.kind](made.productId, made.quantity)
    },
  }
}
