/** What may go wrong with the cart: its reads, each of its writes, and the carts themselves. */
import { delay, HttpResponse, http, type RequestHandler } from 'msw'
import { products } from '#fixtures/products.ts'
import type { Cart, CartItem } from '#src/api/contract.ts'

const fault =
  (status: number, body: string | null = null) =>
  () =>
    new HttpResponse(body, { status })
const html = () => HttpResponse.html('<h1>502 Bad Gateway</h1>', { status: 502 })

const answerWith = (cart: () => Cart) => [http.get('/api/cart', () => HttpResponse.json(cart()))]

/** There are fewer products than that, so they take turns under other ids. */
const longCart = (length: number): Cart =>
  Array.from({ length: Math.ceil(length / products.length) }, (_, turn) =>
    products.map((product): CartItem => ({ product: { ...product, id: `${product.id}-${turn}` }, quantity: 1 })),
  )
    .flat()
    .slice(0, length)

const ODD_QUANTITIES = [0, -1, 1.5, 1e9]

const CARTS = {
  'cart-500': [http.get('/api/cart', fault(500))],
  'cart-401': [http.get('/api/cart', fault(401, 'Sign in first'))],
  'cart-html': [http.get('/api/cart', html)],
  'cart-nonsense': [http.get('/api/cart', () => HttpResponse.text('not json'))],
  'cart-offline': [http.get('/api/cart', () => HttpResponse.error())],
  'cart-never': [http.get('/api/cart', () => delay('infinite'))],
  'cart-200-lines': answerWith(() => longCart(200)),
  'cart-line-twice': answerWith(() => [...longCart(2), ...longCart(1)]),
  'cart-odd-quantities': answerWith(() =>
    longCart(ODD_QUANTITIES.length).map(({ product }, index) => ({ product, quantity: ODD_QUANTITIES[index] ?? 1 })),
  ),
}

/** How a write may end: `add-409`, `clear-offline` and so on. */
const ENDS = {
  '400': fault(400, 'quantity must be a whole number of at least 1'),
  '401': fault(401, 'Sign in first'),
  '404': fault(404, 'Product not found'),
  '409': fault(409, 'Only one per visitor'),
  '500': fault(500),
  html,
  /** The connection is lost before the server has heard of it. */
  offline: () => HttpResponse.error(),
  /** A proxy answers in the server's place, and nothing was written. */
  '200-html': () => HttpResponse.html('<h1>Welcome</h1>'),
  '200-empty': () => new HttpResponse(null),
  /** The server takes its time, and then answers as it always does. */
  'after-3s': () => delay(3000),
  'after-60s': () => delay(60_000),
}

type Writes<Name extends string> = { [scenario in `${Name}-${keyof typeof ENDS}`]: RequestHandler[] }

function write<Name extends string>(name: Name, method: typeof http.post): Writes<Name> {
  const scenarios = Object.entries(ENDS).map(([end, resolver]) => [
    `${name}-${end}`,
    [method(`/api/cart/${name}`, resolver)],
  ])
  // The names were spelled two lines above.
  return Object.fromEntries(scenarios) as Writes<Name>
}

export const CART_SCENARIOS = {
  ...CARTS,
  ...write('add', http.post),
  ...write('remove', http.delete),
  ...write('update', http.put),
  ...write('clear', http.delete),
}
