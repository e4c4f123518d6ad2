/** What may happen to every call on its way: delay, loss, disorder, another cart identifier. */
import { delay, HttpResponse } from 'msw'
import { products } from '#fixtures/products.ts'
import { CART_ID_HEADER } from '#src/api/operations.ts'
import { callOf } from '../lab/calls.ts'
import { seededFailures } from '../lab/seeded-random.ts'
import type { Answer, Scenario, Step } from './scenario.ts'

/** Each call waits before it is answered. */
const slow = (duration: number | 'infinite') => (next: Answer) => async (request: Request) => {
  await delay(duration)
  return next(request)
}

/** Calls fail by percentage: the same ones each time, so that a link repeats what was seen. */
const flaky = (percent: number) => (next: Answer) => {
  const shouldFail = seededFailures(percent)
  return async (request: Request) =>
    shouldFail(callOf(request) ?? request.url) ? new HttpResponse(null, { status: 500 }) : next(request)
}

/** The first list of products is answered after the second. */
function wrongOrder(next: Answer): Answer {
  let isFirst = true
  return async (request) => {
    if (callOf(request) !== 'products') return next(request)
    const isLate = isFirst
    isFirst = false
    if (isLate) await delay(2500)
    return next(request)
  }
}

/** A server that has forgotten the cart answers for another one, once a visit. */
function anotherCartId(next: Answer): Answer {
  const given = `replaced${crypto.randomUUID().slice(0, 8)}`
  return (request) => {
    if (!new URL(request.url).pathname.startsWith('/api/cart')) return next(request)
    const headers = new Headers(request.headers)
    headers.set(CART_ID_HEADER, given)
    return next(new Request(request, { headers }))
  }
}

/** To be seen before the answer comes. */
const LOADING: readonly Step[] = [{ see: 'Loading products…' }]

const everywhere = { section: '§7 Calls', page: '' }
const flakyText = (percent: number) =>
  `${percent} of 100 answers are 500, picked by chance but the same each time. Retry brings another.`

export const TRANSPORT_SCENARIOS = {
  'slow-1s': {
    ...everywhere,
    title: 'Answers take 1 second',
    shows: 'Skeletons for a second, then the shop.',
    steps: LOADING,
    expected: `${products.length} products`,
    middleware: slow(1000),
  },
  'slow-3s': {
    ...everywhere,
    title: 'Answers take 3 seconds',
    shows: 'Skeletons for three seconds, then the shop.',
    steps: LOADING,
    expected: `${products.length} products`,
    middleware: slow(3000),
  },
  'slow-never': {
    ...everywhere,
    title: 'Answers never come',
    shows: 'Every loading state, for as long as you like.',
    expected: 'Loading products…',
    middleware: slow('infinite'),
  },
  'wrong-order': {
    ...everywhere,
    title: 'Answers in the wrong order',
    shows: 'The first list is answered after the second: the page keeps what was asked for last.',
    steps: [...LOADING, 'Over $500'],
    expected: 'Showing: Over $500',
    middleware: wrongOrder,
  },
  offline: {
    ...everywhere,
    title: 'Offline',
    shows: 'No call gets through: every failure at once.',
    section: '§8 Pages',
    expected: 'Failed to load products. Please try again.',
    middleware: () => async () => HttpResponse.error(),
  },
  'flaky-10': {
    ...everywhere,
    title: 'A flaky API, 10 %',
    shows: flakyText(10),
    page: 'blog/',
    expected: 'Failed to fetch blog posts',
    middleware: flaky(10),
  },
  'flaky-30': {
    ...everywhere,
    title: 'A flaky API, 30 %',
    shows: flakyText(30),
    expected: 'Failed to load products. Please try again.',
    middleware: flaky(30),
  },
  'flaky-50': {
    ...everywhere,
    title: 'A flaky API, 50 %',
    shows: flakyText(50),
    expected: 'Failed to load products. Please try again.',
    middleware: flaky(50),
  },
  'all-401': {
    ...everywhere,
    title: 'Not signed in anywhere',
    shows: 'Every call answers 401, which counts as an error.',
    section: '§6 Roles',
    expected: 'Failed to load products. Please try again.',
    middleware: () => async () => new HttpResponse('Sign in first', { status: 401 }),
  },
  'cart-id-replaced': {
    ...everywhere,
    title: 'Another cart identifier',
    shows:
      'The server answers under another x-cart-id, and the browser takes it over: your cart is another one from then on.',
    page: 'cart/',
    expected: 'Your cart is empty',
    middleware: anotherCartId,
  },
} satisfies Record<string, Scenario>
