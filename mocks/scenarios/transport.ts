/** Scenarios that affect every request: delay, failures, order of responses, another cart id. */
import { delay, HttpResponse } from 'msw'
import { products } from '#fixtures/products.ts'
import { callOf, type Responder } from '#mocks/handlers/resolvers.ts'
import { randomId } from '#mocks/store/random-id.ts'
import { CART_ID_HEADER } from '#src/api/operations.ts'
import { seededFailures } from '../lab/seeded-random.ts'
import type { Scenario, Step } from './scenario.ts'

/** Delays every response. */
const slow = (duration: number | 'infinite') => (next: Responder) => async (request: Request) => {
  await delay(duration)
  return next(request)
}

/** Lets a percentage of requests fail: the same ones each time, so that a link reproduces them. */
const flaky = (percent: number) => (next: Responder) => {
  const shouldFail = seededFailures(percent)
  return async (request: Request) =>
    shouldFail(callOf(request) ?? request.url) ? new HttpResponse(null, { status: 500 }) : next(request)
}

/** Delays the first list of products, so that it arrives after the second. */
function wrongOrder(next: Responder): Responder {
  let isFirst = true
  return async (request) => {
    if (callOf(request) !== 'products') return next(request)
    const isDelayed = isFirst
    isFirst = false
    if (isDelayed) await delay(2500)
    return next(request)
  }
}

/** Replaces the cart id in cart requests, to simulate a server that lost the cart. */
function anotherCartId(next: Responder): Responder {
  const otherId = `replaced${randomId().slice(0, 8)}`
  return (request) => {
    if (!new URL(request.url).pathname.startsWith('/api/cart')) return next(request)
    const headers = new Headers(request.headers)
    headers.set(CART_ID_HEADER, otherId)
    return next(new Request(request, { headers }))
  }
}

/** Waits for the loading state. */
const LOADING: readonly Step[] = [{ see: 'Loading products…' }]

const defaults = { section: '§7 Calls', page: '' }
const flakyText = (percent: number) =>
  `${percent} % of the responses have the status 500: random ones, but the same each time. Retry sends a new request, which may succeed.`

export const TRANSPORT_SCENARIOS = {
  'slow-1s': {
    ...defaults,
    title: 'Responses take 1 second',
    shows: 'Skeletons for one second, then the content.',
    steps: LOADING,
    expected: `${products.length} products`,
    middleware: slow(1000),
  },
  'slow-3s': {
    ...defaults,
    title: 'Responses take 3 seconds',
    shows: 'Skeletons for three seconds, then the content.',
    steps: LOADING,
    expected: `${products.length} products`,
    middleware: slow(3000),
  },
  'slow-never': {
    ...defaults,
    title: 'Responses never arrive',
    shows: 'Loading states without an end.',
    expected: 'Loading products…',
    middleware: slow('infinite'),
  },
  'wrong-order': {
    ...defaults,
    title: 'Responses in the wrong order',
    shows: 'The first list arrives after the second. The page keeps the one that was requested last.',
    steps: [...LOADING, 'Over $500'],
    expected: 'Showing: Over $500',
    middleware: wrongOrder,
  },
  offline: {
    ...defaults,
    title: 'Offline',
    shows: 'Every request fails.',
    section: '§8 Pages',
    expected: 'Failed to load products. Please try again.',
    middleware: () => async () => HttpResponse.error(),
  },
  'flaky-10': {
    ...defaults,
    title: 'A flaky API, 10 %',
    shows: flakyText(10),
    page: 'blog/',
    expected: 'Failed to fetch blog posts',
    middleware: flaky(10),
  },
  'flaky-30': {
    ...defaults,
    title: 'A flaky API, 30 %',
    shows: flakyText(30),
    expected: 'Failed to load products. Please try again.',
    middleware: flaky(30),
  },
  'flaky-50': {
    ...defaults,
    title: 'A flaky API, 50 %',
    shows: flakyText(50),
    expected: 'Failed to load products. Please try again.',
    middleware: flaky(50),
  },
  'all-401': {
    ...defaults,
    title: 'Not signed in',
    shows: 'Every response has the status 401, which is an error like any other.',
    section: '§6 Roles',
    expected: 'Failed to load products. Please try again.',
    middleware: () => async () => new HttpResponse('Sign in first', { status: 401 }),
  },
  'cart-id-replaced': {
    ...defaults,
    title: 'Another cart id',
    shows:
      'The server responds with another x-cart-id, and the browser stores it. From then on your cart is another one.',
    page: 'cart/',
    expected: 'Your cart is empty',
    middleware: anotherCartId,
  },
} satisfies Record<string, Scenario>
