/** How each write of the cart may end, and the toasts of spec §8 that say so. */
import { delay, HttpResponse, http } from 'msw'
import { fault, html, offline } from './answers.ts'
import { AWAITED, type Scenario, type Step, TO_LAST_CALLS } from './scenario.ts'

type Outcome = 'refused' | 'failed' | 'unread' | 'late'

const ENDS = {
  '400': { answer: fault(400, 'quantity must be a whole number of at least 1'), outcome: 'refused' },
  '401': { answer: fault(401, 'Sign in first'), outcome: 'refused' },
  '404': { answer: fault(404, 'Product not found'), outcome: 'refused' },
  '409': { answer: fault(409, 'Only one per visitor'), outcome: 'refused' },
  '500': { answer: fault(500), outcome: 'failed' },
  html: { answer: html, outcome: 'failed' },
  offline: { answer: offline, outcome: 'failed' },
  /** A proxy answers in the server's place, and nothing was written. Late enough for the change to be seen. */
  '200-html': { answer: () => delay(1000).then(() => HttpResponse.html('<h1>Welcome</h1>')), outcome: 'unread' },
  '200-empty': { answer: () => delay(1000).then(() => new HttpResponse(null)), outcome: 'unread' },
  /** The server takes its time, and then answers as it always does. */
  'after-3s': { answer: () => delay(3000), outcome: 'late' },
  'after-60s': { answer: () => delay(60_000), outcome: 'late' },
} satisfies Record<string, { answer: Parameters<typeof http.all>[1]; outcome: Outcome }>

const SAID: Record<string, string> = {
  '400': 'quantity must be a whole number of at least 1',
  '401': 'Sign in first',
  '404': 'Product not found',
  '409': 'Only one per visitor',
}

const SHOWS: Record<Outcome, string> = {
  refused: 'The server refuses it and says why. The cart is as before.',
  failed: 'The server fails without a readable word. The cart is as before.',
  unread:
    'The answer is 200, but not the server’s: answers of writes are not read, so it counts as saved until the cart is read again.',
  late: 'The change shows at once, long before the answer.',
}

type Write = {
  what: string
  method: typeof http.post
  page: string
  with: string
  steps: Step[]
  /** What the header says before the change. */
  before: string
  texts: Record<Exclude<Outcome, 'refused'>, string> & { refused?: string }
}

const WRITES = {
  add: {
    what: 'Adding',
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
    what: 'Removing',
    method: http.delete,
    page: 'cart/',
    with: 'cart-1-line',
    steps: ['Remove'],
    before: 'Cart, 1 item',
    texts: {
      refused: 'Failed to remove item. Please try again.',
      failed: 'Failed to remove item. Please try again.',
      unread: 'Item has been removed from your cart.',
      late: 'Your cart is empty',
    },
  },
  update: {
    what: 'Changing a quantity',
    method: http.put,
    page: 'cart/',
    with: 'cart-1-line',
    steps: ['Increase quantity'],
    before: 'Cart, 1 item',
    texts: {
      refused: 'Failed to update quantity. Please try again.',
      failed: 'Failed to update quantity. Please try again.',
      unread: 'Cart, 2 items',
      late: 'Cart, 2 items',
    },
  },
  clear: {
    what: 'Clearing the cart',
    method: http.delete,
    page: 'cart/',
    with: 'cart-1-line',
    steps: ['Clear cart', 'Clear all items'],
    before: 'Cart, 1 item',
    texts: {
      refused: 'Failed to clear cart',
      failed: 'Failed to clear cart',
      unread: 'Cart cleared successfully',
      late: 'Your cart is empty',
    },
  },
} satisfies Record<string, Write>

type Writes = { [scenario in `${keyof typeof WRITES}-${keyof typeof ENDS}`]: Scenario }

/** What is done, seen on the way, and to be expected in the end. */
function ending({ steps, texts, before }: Write, outcome: Outcome, end: string): Pick<Scenario, 'steps' | 'expected'> {
  // Only an add passes on what the server said.
  const said = texts[outcome] ?? SAID[end] ?? ''
  if (outcome === 'late') return { steps: [...steps, { see: said }, ...TO_LAST_CALLS], expected: AWAITED }
  if (outcome === 'unread') return { steps: [...steps, { see: said }], expected: before }
  return { steps, expected: said }
}

/** `add-409`, `clear-offline` and so on. */
function everyEnd(): Writes {
  const scenarios = Object.entries<Write>(WRITES).flatMap(([name, write]) =>
    Object.entries(ENDS).map(([end, { answer, outcome }]): [string, Scenario] => [
      `${name}-${end}`,
      {
        title: `${write.what}: ${end}`,
        shows: SHOWS[outcome],
        section: outcome === 'late' || outcome === 'unread' ? '§7 Calls' : '§8 Toasts',
        page: write.page,
        with: [write.with],
        ...ending(write, outcome, end),
        handlers: [write.method(`/api/cart/${name}`, answer)],
      },
    ]),
  )
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The names were spelled a few lines above.
  return Object.fromEntries(scenarios) as Writes
}

export const WRITE_SCENARIOS = everyEnd()
