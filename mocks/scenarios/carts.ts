/** Scenarios with carts, including carts that no user could fill. */
import { HttpResponse, http, type RequestHandler } from 'msw'
import { createResponder } from '#mocks/handlers/resolvers.ts'
import { noStorage } from '#mocks/store/cart-storage.ts'
import { type Carts, createCarts } from '#mocks/store/carts.ts'
import { currentStore } from '#mocks/store/store.ts'
import type { Cart, CartItem, Product } from '#src/api/contract.ts'
import { cartResolvers } from '../handlers/cart.ts'
import type { Scenario } from './scenario.ts'

/** Returns carts that start with a scenario's lines. The user can change them; a reload resets them. */
export function cartsOf(start: Cart, products: readonly Product[]): Carts {
  const known = new Map([...products, ...start.map(({ product }) => product)].map((product) => [product.id, product]))
  return createCarts({ storage: noStorage, productOf: (id) => known.get(id), start })
}

/** Returns handlers that answer from these carts. */
export function cartHandlers(carts: Carts): RequestHandler[] {
  const respond = createResponder(cartResolvers(() => carts))
  return [http.all('/api/cart*', ({ request }) => respond(request))]
}

/** Returns a cart of `length` lines. Products repeat with other ids if there are too few. */
const cartWith = (length: number, products: readonly Product[]): Cart =>
  Array.from({ length: products.length > 0 ? length : 0 }, (_, index): CartItem[] => {
    const product = products[index % products.length]
    const round = Math.floor(index / products.length)
    return product ? [{ product: round > 0 ? { ...product, id: `${product.id}-${round}` } : product, quantity: 1 }] : []
  }).flat()

const ODD_QUANTITIES = [0, -1, 1.5, 1e9]

/** Returns handlers for a fixed cart response, for content that the real handlers would reject. */
function respondWithCart(cart: (products: readonly Product[]) => Cart): RequestHandler[] {
  const lines = () => cart(currentStore().seeded.products)
  return [
    http.get('/api/cart', () => HttpResponse.json(lines())),
    http.get('/api/cart/count', () =>
      HttpResponse.json({ count: lines().reduce((sum, { quantity }) => sum + quantity, 0) }),
    ),
  ]
}

const tabs = (count: number) => (count === 1 ? 'Opens 1 new tab.' : `Opens ${count} new tabs, one per product.`)

/** Links of the demo are paths to its placeholder pages, those of other shops are web addresses. */
const hasLink = ({ affiliateUrl }: Product) => /^https?:|retailer\//.test(affiliateUrl ?? '')

const sized = (length: number): Scenario => ({
  title: `A cart of ${length} ${length === 1 ? 'line' : 'lines'}`,
  shows: 'Replaces your own cart while the scenario is active. You can change it; a reload resets it.',
  section: '§2 Screens',
  page: 'cart/',
  expected: tabs(length),
  cart: (products) => cartWith(length, products.filter(hasLink)),
})

export const CART_SCENARIOS = {
  'cart-empty': {
    title: 'An empty cart',
    shows: 'The empty state with a link to the shop.',
    section: '§2 Screens',
    page: 'cart/',
    expected: 'Your cart is empty',
    cart: () => [],
  },
  'cart-1-line': sized(1),
  'cart-5-lines': sized(5),
  'cart-200-lines': sized(200),
  'cart-line-twice': {
    title: 'A duplicate line',
    shows: 'The server sends two lines for one product; the shop shows one.',
    section: '§7 Calls',
    page: 'cart/',
    expected: tabs(2),
    handlers: respondWithCart((products) => {
      const [first, second] = cartWith(2, products.filter(hasLink))
      return first && second ? [first, second, first] : []
    }),
  },
  'cart-odd-quantities': {
    title: 'Invalid quantities',
    shows:
      'The server sends the quantities 0, −1, 1.5 and 1,000,000,000. Only the last one is valid, so the other lines are dropped with a warning. The count is invalid too, so the cart button shows none.',
    section: '§7 Calls',
    page: 'cart/',
    expected: '1000000000',
    handlers: respondWithCart((products) =>
      cartWith(ODD_QUANTITIES.length, products).map(({ product }, index) => ({
        product,
        quantity: ODD_QUANTITIES[index] ?? 1,
      })),
    ),
  },
  'cart-all-broken': {
    title: 'A cart of invalid lines only',
    shows: 'All lines are invalid. The cart fails to load instead of looking empty.',
    section: '§8 Pages',
    page: 'cart/',
    expected: 'Failed to load cart',
    handlers: [
      http.get('/api/cart', () => HttpResponse.json([{ quantity: 1 }, { quantity: 1 }])),
      http.get('/api/cart/count', () => HttpResponse.json({ count: 2 })),
    ],
  },
  'cart-without-links': {
    title: 'A cart without purchase links',
    shows: 'No product has a purchase link, and checkout says so.',
    section: '§8 Toasts',
    page: 'cart/',
    steps: ['Check Out'],
    expected: 'No {retailer} purchase links available for these products',
    cart: (products) =>
      cartWith(2, products).map(({ product, quantity }) => ({ product: { ...product, affiliateUrl: null }, quantity })),
  },
} satisfies Record<string, Scenario>
