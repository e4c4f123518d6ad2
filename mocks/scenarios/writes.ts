/** Scenarios of every outcome of a cart write, with its toast (spec §8). */
import { delay, HttpResponse, http } from 'msw'
import { fault, html, offline } from './answers.ts'
import { AWAITED, type Scenario, type Step, TO_LAST_CALLS } from './scenario.ts'

type Outcome = 'rejected' | 'failed' | 'unread' | 'late'

const RESPONSES = {
  '400': { answer: fault(400, 'quantity must be a whole number of at least 1'), outcome: 'rejected' },
  '401': { answer: fault(401, 'Sign in first'), outcome: 'rejected' },
  '404': { answer: fault(404, 'Product not found'), outcome: 'rejected' },
  '409': { answer: fault(409, 'Only one per visitor'), outcome: 'rejected' },
  '500': { answer: fault(500), outcome: 'failed' },
  html: { answer: html, outcome: 'failed' },
  offline: { answer: offline, outcome: 'failed' },
  /** A proxy answers and nothing is written. The delay makes the optimistic change visible. */
  '200-html': { answer: () => delay(1000).then(() => HttpResponse.html('<h1>Welcome</h1>')), outcome: 'unread' },
  '200-empty': { answer: () => delay(1000).then(() => new HttpResponse(null)), outcome: 'unread' },
  /** Returns no response after the delay, so that the next handler saves the change. */
  'after-3s': { answer: () => delay(3000), outcome: 'late' },
  'after-60s': { answer: () => delay(60_000), outcome: 'late' },
} satisfies Record<string, { answer: Parameters<typeof http.all>[1]; outcome: Outcome }>

const SERVER_TEXTS: Record<string, string> = {
  '400': 'quantity must be a whole number of at least 1',
  '401': 'Sign in first',
  '404': 'Product not found',
  '409': 'Only one per visitor',
}

const SHOWS: Record<Outcome, string> = {
  rejected: 'The server rejects the change with a reason. The cart is restored.',
  failed: 'The server fails without a readable message. The cart is restored.',
  unread:
    'The response has the status 200 but comes from a proxy. The shop ignores the bodies of such responses, so the change seems saved until the cart is loaded again.',
  late: 'The change shows at once, long before the response.',
}

type Write = {
  name: string
  method: typeof http.post
  page: string
  with: string
  steps: Step[]
  /** Accessible name of the cart link before the change. */
  before: string
  texts: Record<Exclude<Outcome, 'rejected'>, string> & { rejected?: string }
}

const WRITES = {
  add: {
    name: 'Adding',
    method: http.post,
    page: '',
    with: 'cart-empty',
    steps: ['Add to Cart'],
    before: 'Cart, 0 items',
    texts: {
      failed: 'Failed to add item to cart',
      unread: 'Item added to cart successfully',
      late: 'Cart, 1 item',
    },
  },
  remove: {
    name: 'Removing',
    method: http.delete,
    page: 'cart/',
    with: 'cart-1-line',
    steps: ['Remove'],
    before: 'Cart, 1 item',
    texts: {
      rejected: 'Failed to remove item. Please try again.',
      failed: 'Failed to remove item. Please try again.',
      unread: 'Item has been removed from your cart.',
      late: 'Your cart is empty',
    },
  },
  update: {
    name: 'Changing a quantity',
    method: http.put,
    page: 'cart/',
    with: 'cart-1-line',
    steps: ['Increase quantity'],
    before: 'Cart, 1 item',
    texts: {
      rejected: 'Failed to update quantity. Please try again.',
      failed: 'Failed to update quantity. Please try again.',
      unread: 'Cart, 2 items',
      late: 'Cart, 2 items',
    },
  },
  clear: {
    name: 'Clearing the cart',
    method: http.delete,
    page: 'cart/',
    with: 'cart-1-line',
    steps: ['Clear cart', 'Clear all items'],
    before: 'Cart, 1 item',
    texts: {
      rejected: 'Failed to clear cart',
      failed: 'Failed to clear cart',
      unread: 'Cart cleared successfully',
      late: 'Your cart is empty',
    },
  },
} satisfies Record<string, Write>

type Writes = { [scenario in `${keyof typeof WRITES}-${keyof typeof RESPONSES}`]: Scenario }

/** Returns the steps and the expected text of an outcome. */
function stepsOf({ steps, texts, before }: Write, outcome: Outcome, end: string): Pick<Scenario, 'steps' | 'expected'> {
  // Only the add-to-cart toast shows the server's message.
  const text = texts[outcome] ?? SERVER_TEXTS[end] ?? ''
  if (outcome === 'late') return { steps: [...steps, { see: text }, ...TO_LAST_CALLS], expected: AWAITED }
  if (outcome === 'unread') return { steps: [...steps, { see: text }], expected: before }
  return { steps, expected: text }
}

/** Returns a scenario per write and response, such as `add-409` or `clear-offline`. */
function writeScenarios(): Writes {
  const scenarios = Object.entries<Write>(WRITES).flatMap(([id, write]) =>
    Object.entries(RESPONSES).map(([end, { answer, outcome }]): [string, Scenario] => [
      `${id}-${end}`,
      {
        title: `${write.name}: ${end}`,
        shows: SHOWS[outcome],
        section: outcome === 'late' || outcome === 'unread' ? '§7 Calls' : '§8 Toasts',
        page: write.page,
        with: [write.with],
        ...stepsOf(write, outcome, end),
        handlers: [write.method(`/api/cart/${id}`, answer)],
      },
    ]),
  )
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The keys are built from the same names above.
  return Object.fromEntries(scenarios) as Writes
}

export const WRITE_SCENARIOS = writeScenarios()
