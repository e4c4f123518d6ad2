/** Carts that a scenario brings along, and carts that no visitor could fill. */
import { HttpResponse, http, type RequestHandler } from 'msw'
import type { Cart, CartItem, Product } from '#src/api/contract.ts'
import { noStorage } from '../cart-storage.ts'
import { createCarts } from '../carts.ts'
import { mockStore } from '../db.ts'
import { cartResolvers } from '../handlers/cart.ts'
import { handlersOf } from '../resolvers.ts'
import type { Scenario } from './scenario.ts'

/** The cart's calls over a cart of a scenario's: it can be changed, and is as before after a reload. */
export function cartOf(start: Cart, products: readonly Product[]): RequestHandler[] {
  const known = new Map([...products, ...start.map(({ product }) => product)].map((product) => [product.id, product]))
  const carts = createCarts({ storage: noStorage, productOf: (id) => known.get(id), start })
  return handlersOf(cartResolvers(() => carts))
}

/** Where there are fewer products than that, they take turns under other ids. */
const longCart = (length: number, products: readonly Product[]): Cart =>
  Array.from({ length: products.length > 0 ? length : 0 }, (_, index): CartItem[] => {
    const product = products[index % products.length]
    const turn = Math.floor(index / products.length)
    return product ? [{ product: turn > 0 ? { ...product, id: `${product.id}-${turn}` } : product, quantity: 1 }] : []
  }).flat()

const ODD_QUANTITIES = [0, -1, 1.5, 1e9]

/** What no cart can hold: a plain answer out of the catalogue, which nothing changes. */
function answerWith(cart: (products: readonly Product[]) => Cart): RequestHandler[] {
  const lines = () => cart(mockStore().seeded.products)
  return [
    http.get('/api/cart', () => HttpResponse.json(lines())),
    http.get('/api/cart/count', () =>
      HttpResponse.json({ count: lines().reduce((sum, { quantity }) => sum + quantity, 0) }),
    ),
  ]
}

const tabs = (count: number) => `Opens ${count} new ${count === 1 ? 'tab' : 'tabs'}, one per product.`

const linked = ({ affiliateUrl }: Product) => affiliateUrl?.includes('retailer/')

const sized = (length: number): Scenario => ({
  title: `A cart of ${length} ${length === 1 ? 'line' : 'lines'}`,
  shows: 'In the place of your own, which stays as it is. It can be changed, and is as before after a reload.',
  section: '§2 Screens',
  page: 'cart/',
  expected: tabs(length),
  cart: (products) => longCart(length, products.filter(linked)),
})

export const CART_SCENARIOS = {
  'cart-empty': {
    title: 'An empty cart',
    shows: 'Nothing in it, and a way to the shop.',
    section: '§2 Screens',
    page: 'cart/',
    expected: 'Your cart is empty',
    cart: () => [],
  },
  'cart-1-line': sized(1),
  'cart-5-lines': sized(5),
  'cart-200-lines': sized(200),
  'cart-line-twice': {
    title: 'A line that comes twice',
    shows: 'The server names a product in two lines; the shop shows one.',
    section: '§7 Calls',
    page: 'cart/',
    expected: tabs(2),
    handlers: answerWith((products) => {
      const [first, second] = longCart(2, products.filter(linked))
      return first && second ? [first, second, first] : []
    }),
  },
  'cart-odd-quantities': {
    title: 'Quantities that are none',
    shows:
      'The server holds 0, −1, 1.5 and 1,000,000,000 of something. Only the last is a quantity: the other lines are left out with a warning. Nor is the sum of all four a count, so the cart’s button has none.',
    section: '§7 Calls',
    page: 'cart/',
    expected: '1000000000',
    handlers: answerWith((products) =>
      longCart(ODD_QUANTITIES.length, products).map(({ product }, index) => ({
        product,
        quantity: ODD_QUANTITIES[index] ?? 1,
      })),
    ),
  },
  'cart-all-broken': {
    title: 'A cart of broken lines alone',
    shows: 'No line can be read: that is a failed load, not an empty cart beside a count of 2.',
    section: '§8 Pages',
    page: 'cart/',
    expected: 'Failed to load cart',
    handlers: [
      http.get('/api/cart', () => HttpResponse.json([{ quantity: 1 }, { quantity: 1 }])),
      http.get('/api/cart/count', () => HttpResponse.json({ count: 2 })),
    ],
  },
  'cart-without-links': {
    title: 'A cart that can’t be bought',
    shows: 'No product in it has a purchase link: checkout says so.',
    section: '§8 Toasts',
    page: 'cart/',
    steps: ['Check Out'],
    expected: 'No {retailer} purchase links available for these products',
    cart: (products) =>
      longCart(2, products).map(({ product, quantity }) => ({ product: { ...product, affiliateUrl: null }, quantity })),
  },
} satisfies Record<string, Scenario>
