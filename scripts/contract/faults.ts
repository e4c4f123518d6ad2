/** Faults as backends have them, to be planted into one that has none. */
import type { Product } from '#src/api/contract.ts'
import type { Send } from './exchange.ts'

type Fault = (send: Send) => Send

const pathOf = (request: Request) => new URL(request.url).pathname
const isListing = (request: Request) => request.method === 'GET' && pathOf(request) === '/api/products'

/** The answer as JSON, changed before it goes out. */
const changing =
  (applies: (request: Request) => boolean, change: (answer: never, request: Request) => unknown): Fault =>
  (send) =>
  async (request) => {
    const response = await send(request.clone())
    if (!applies(request) || !response.ok) return response
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Whoever plants a fault knows the answer it is planted into.
    const changed = change((await response.json()) as never, request)
    return new Response(JSON.stringify(changed), response)
  }

/** Another request than was sent. */
const asking =
  (applies: (request: Request) => boolean, change: (url: URL) => void): Fault =>
  (send) =>
  async (request) => {
    if (!applies(request)) return send(request)
    const url = new URL(request.url)
    change(url)
    return send(new Request(url, request))
  }

/** Another answer than the backend gave. */
const answering =
  (applies: (request: Request) => boolean, respond: (response: Response, request: Request) => Response): Fault =>
  (send) =>
  async (request) => {
    const response = await send(request.clone())
    return applies(request) ? respond(response, request) : response
  }

const headers = (change: (given: Headers) => void) => (response: Response) => {
  change(response.headers)
  return response
}
const always = () => true
const onCall = (method: string, path: string) => (request: Request) =>
  request.method === method && pathOf(request) === path
const done = (response: Response) => Response.json({ success: true }, { headers: response.headers })

/** Does not forward the request, and says that it did. */
const ignoring =
  (method: string, path: string): Fault =>
  (send) =>
  async (request) => {
    if (!onCall(method, path)(request)) return send(request)
    const { productId } = await request
      .clone()
      .json()
      .then(Object, () => ({}))
    const isUsual = typeof productId === 'string' && productId !== 'no-such-product'
    return isUsual
      ? done(await send(new Request(new URL('/api/cart', request.url), { headers: request.headers })))
      : send(request)
  }

const withoutQuery = (...names: string[]) =>
  asking(isListing, (url) => {
    for (const name of names) url.searchParams.delete(name)
  })

const eachProduct = (change: (product: Product) => unknown) =>
  changing(isListing, (page: { products: Product[] }) => ({ ...page, products: page.products.map(change) }))

const FAULTS = {
  'wrong total': changing(isListing, (page: { total: number }) => ({ ...page, total: page.total + 1 })),
  'header not exposed': answering(
    always,
    headers((given) => given.delete('access-control-expose-headers')),
  ),
  'remove that does nothing': ignoring('DELETE', '/api/cart/remove'),
  'count of lines': changing(onCall('GET', '/api/cart/count'), ({ count }: { count: number }) => ({
    count: Math.min(count, 2),
  })),
  'numbers as text': changing(isListing, (page: { total: number }) => ({ ...page, total: String(page.total) })),
  'prices as numbers': eachProduct((product) => ({ ...product, price: Number(product.price) })),
  'listed prices beyond all numbers': eachProduct((product) => ({ ...product, price: '9'.repeat(309) })),
  'missing titles': eachProduct(({ title: _title, ...product }) => product),
  'ids of dots': eachProduct((product) => ({ ...product, id: '..' })),
  'half a total': changing(isListing, (page: { total: number }) => ({ ...page, total: page.total + 0.5 })),
  'review counts as text': eachProduct((product) => ({ ...product, reviewCount: '12' })),
  'empty slugs': changing(onCall('GET', '/api/categories'), (rows: object[]) =>
    rows.map((row) => ({ ...row, slug: '' })),
  ),
  'a productCount below 0': changing(onCall('GET', '/api/brands'), (rows: object[]) =>
    rows.map((row) => ({ ...row, productCount: -1 })),
  ),
  'half a count': changing(onCall('GET', '/api/cart/count'), ({ count }: { count: number }) => ({
    count: count + 0.5,
  })),
  'lines of nothing': changing(onCall('GET', '/api/cart'), (lines: object[]) =>
    lines.map((line) => ({ ...line, quantity: 0 })),
  ),
  'posts of half a view': changing(onCall('GET', '/api/blog'), (page: { posts: object[] }) => ({
    ...page,
    posts: page.posts.map((post) => ({ ...post, viewCount: 0.5 })),
  })),
  'no limit': withoutQuery('limit'),
  'no category filter': withoutQuery('categoryId'),
  'no brand filter': withoutQuery('brandId'),
  'no lower bound': withoutQuery('minPrice'),
  'no upper bound': withoutQuery('maxPrice'),
  'no search': withoutQuery('search'),
  'a price forgotten beside a brand': asking(isListing, ({ searchParams }) => {
    if (searchParams.has('brandId')) searchParams.delete('maxPrice')
  }),
  'prices sorted upwards only': asking(isListing, (url) => {
    if (url.searchParams.get('sortBy') === 'price') url.searchParams.set('sortOrder', 'asc')
  }),
  'an error page with 200': answering(
    ({ url }) => url.includes('no-such-'),
    ({ headers: given }) => {
      given.set('content-type', 'text/html')
      return new Response('<!doctype html><title>Shop</title>', { headers: given })
    },
  ),
  'any origin': answering(
    always,
    headers((given) => given.set('access-control-allow-origin', '*')),
  ),
  'no DELETE in preflights': answering(
    always,
    headers((given) => given.set('access-control-allow-methods', 'GET, POST, PUT')),
  ),
  redirects: answering(
    onCall('GET', '/api/brands'),
    () => new Response(null, { status: 301, headers: { location: '/brands' } }),
  ),
  'carts in caches': answering(
    onCall('GET', '/api/cart'),
    headers((given) => given.set('cache-control', 'public, max-age=60')),
  ),
} satisfies Record<string, Fault>

export type FaultName = keyof typeof FAULTS

/** The backend with these faults. */
export const withFaults = (send: Send, ...names: FaultName[]): Send =>
  names.reduce((faulty, name) => FAULTS[name](faulty), send)
