/** Typical faults of backends, for injection into a correct one. */

import type { Product } from '#src/api/contract.ts'
import type { Fetch } from '../answers/http-types.ts'
import type { Subject } from '../run-checks.ts'
import {
  type Change,
  hideAllButFirst,
  limitStock,
  type Matcher,
  matches,
  modifyHeaders,
  modifyJson,
  modifyResponse,
  modifyUrl,
  pathOf,
  refuse,
  timeOut,
} from './intercept.ts'

const isListing = matches('GET', '/api/products')
const always = () => true

/** Returns success for valid writes without executing them. */
const ignoreWrite =
  (isMatch: Matcher): Change =>
  (fetch) =>
  async (request) => {
    if (!isMatch(request)) return fetch(request)
    const { productId } = await request
      .clone()
      .json()
      .then(Object, () => ({}))
    const isValid = typeof productId === 'string' && productId !== 'no-such-product'
    if (!isValid) return fetch(request)
    // The headers of a real response, so that only the write is missing.
    const { headers } = await fetch(new Request(new URL('/api/cart', request.url), { headers: request.headers }))
    return Response.json({ success: true }, { headers })
  }

const ignoreQuery = (name: string) => modifyUrl(isListing, ({ searchParams }) => searchParams.delete(name))

const modifyProducts = (change: (product: Product) => unknown) =>
  modifyJson(isListing, (page: { products: Product[] }) => ({ ...page, products: page.products.map(change) }))

const modifyTotal = (change: (total: number) => unknown) =>
  modifyJson(isListing, (page: { total: number }) => ({ ...page, total: change(page.total) }))

const modifyCount = (change: (count: number) => number) =>
  modifyJson(matches('GET', '/api/cart/count'), ({ count }: { count: number }) => ({ count: change(count) }))

/** Changes fields of every row of a list. */
const modifyRows = (path: string, fields: object) =>
  modifyJson(matches('GET', path), (rows: object[]) => rows.map((row) => ({ ...row, ...fields })))

/** A fault, and the subjects whose checks report it. */
type Fault = { subjects: Subject[]; change: Change }

/** Returns faults that the checks of the same subjects report. */
function faultsOf<Name extends string>(subjects: Subject[], changes: Record<Name, Change>) {
  const faults = Object.entries<Change>(changes).map(([name, change]) => [name, { subjects, change }])
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The entries are those of `changes`.
  return Object.fromEntries(faults) as Record<Name, Fault>
}

const FAULTS = {
  ...faultsOf(['GET /api/products'], {
    'a wrong total': modifyTotal((total) => total + 1),
    'a total as text': modifyTotal(String),
    'a fractional total': modifyTotal((total) => total + 0.5),
    'prices as numbers': modifyProducts((product) => ({ ...product, price: Number(product.price) })),
    'missing titles': modifyProducts(({ title: _title, ...product }) => product),
    'dots as ids': modifyProducts((product) => ({ ...product, id: '..' })),
    'review counts as text': modifyProducts((product) => ({ ...product, reviewCount: '12' })),
    'empty prices left out': modifyJson(
      ({ method }) => method === 'GET',
      (json: object) =>
        JSON.parse(JSON.stringify(json, (key, value) => (key === 'price' && value === '' ? undefined : value))),
    ),
    'limit ignored': ignoreQuery('limit'),
    'categoryId ignored': ignoreQuery('categoryId'),
    'brandId ignored': ignoreQuery('brandId'),
    'minPrice ignored': ignoreQuery('minPrice'),
    'maxPrice ignored': ignoreQuery('maxPrice'),
    'an exclusive maxPrice': modifyUrl(isListing, ({ searchParams }) => {
      const maxPrice = Number(searchParams.get('maxPrice'))
      if (maxPrice > 0) searchParams.set('maxPrice', String(maxPrice - 0.01))
    }),
    'maxPrice ignored beside brandId': modifyUrl(isListing, ({ searchParams }) => {
      if (searchParams.has('brandId')) searchParams.delete('maxPrice')
    }),
    'search ignored': ignoreQuery('search'),
    'search for the whole phrase': (fetch) => async (request) => {
      const phrase = new URL(request.url).searchParams.get('search')
      const response = await fetch(request)
      if (!isListing(request) || !phrase?.includes(' ')) return response
      const page: { products: Product[] } = await response.json()
      const products = page.products.filter(({ title }) => title.toLowerCase().includes(phrase.toLowerCase()))
      return new Response(JSON.stringify({ ...page, products, total: products.length }), response)
    },
    '% and _ as wildcards': modifyUrl(isListing, ({ searchParams }) => {
      if (/^[%_]$/.test(searchParams.get('search') ?? '')) searchParams.delete('search')
    }),
    'only ASCII letters searched in any case': modifyUrl(isListing, ({ searchParams }) => {
      if (/[à-þ]/.test(searchParams.get('search') ?? '')) searchParams.set('search', 'no such title')
    }),
    'prices always sorted upwards': modifyUrl(isListing, ({ searchParams }) => {
      if (searchParams.get('sortBy') === 'price') searchParams.set('sortOrder', 'asc')
    }),
    'invalid pages refused': (fetch) => async (request) => {
      const page = new URL(request.url).searchParams.get('page') ?? '1'
      if (!isListing(request) || /^[1-9]\d*$/.test(page)) return fetch(request)
      return Response.json({ detail: [{ msg: 'Input should be a valid integer' }] }, { status: 422 })
    },
  }),
  ...faultsOf(['GET /api/products', 'GET /api/products/{id}', 'GET /api/cart'], {
    'infinite prices in the listing': modifyProducts((product) => ({ ...product, price: '9'.repeat(309) })),
  }),
  ...faultsOf(['GET /api/products', 'GET /api/blog'], {
    '404 beyond the last page': (fetch) => async (request) => {
      const response = await fetch(request)
      const isEmpty = request.url.includes('page=') && /^\{"(products|posts)":\[\]/.test(await response.clone().text())
      return isEmpty ? new Response('Not found', { status: 404, headers: response.headers }) : response
    },
  }),
  ...faultsOf(['GET /api/products/{id}'], {
    'only the first product can be opened': hideAllButFirst('/api/products/'),
    'a page for encoded slashes': modifyResponse(
      ({ url }) => url.includes('%2F'),
      () => new Response('<h1>Not Found</h1>', { status: 404, headers: { 'content-type': 'text/html' } }),
    ),
  }),
  ...faultsOf(['GET /api/categories'], {
    'empty slugs': modifyRows('/api/categories', { slug: '' }),
  }),
  ...faultsOf(['GET /api/categories/{slug}'], {
    'only the first category can be opened': hideAllButFirst('/api/categories/'),
  }),
  ...faultsOf(['GET /api/brands'], {
    'negative product counts': modifyRows('/api/brands', { productCount: -1 }),
    'redirected brands': modifyResponse(
      matches('GET', '/api/brands'),
      () => new Response(null, { status: 301, headers: { location: '/brands' } }),
    ),
  }),
  ...faultsOf(['GET /api/blog'], {
    'fractional view counts': modifyJson(matches('GET', '/api/blog'), (page: { posts: object[] }) => ({
      ...page,
      posts: page.posts.map((post) => ({ ...post, viewCount: 0.5 })),
    })),
  }),
  ...faultsOf(['GET /api/blog/{slug}'], {
    'only the first post can be opened': hideAllButFirst('/api/blog/'),
  }),
  ...faultsOf(['GET /api/products/{id}', 'GET /api/categories/{slug}', 'GET /api/blog/{slug}', 'unknown paths'], {
    'a page with status 200 for unknown resources': modifyResponse(
      ({ url }) => url.includes('no-such-'),
      ({ headers }) => {
        headers.set('content-type', 'text/html')
        return new Response('<!doctype html><title>Shop</title>', { headers })
      },
    ),
  }),
  ...faultsOf(['GET /api/cart'], {
    'cart lines with quantity 0': modifyRows('/api/cart', { quantity: 0 }),
    'cacheable carts': modifyHeaders(matches('GET', '/api/cart'), (headers) =>
      headers.set('cache-control', 'public, max-age=60'),
    ),
    'carts without cache-control': modifyHeaders(matches('GET', '/api/cart'), (headers) =>
      headers.delete('cache-control'),
    ),
    'carts with only last-modified': modifyHeaders(matches('GET', '/api/cart'), (headers) => {
      headers.delete('cache-control')
      headers.set('last-modified', 'Thu, 01 Jan 2026 00:00:00 GMT')
    }),
  }),
  ...faultsOf(['GET /api/cart/count'], {
    'a fractional cart count': modifyCount((count) => count + 0.5),
    'the number of lines as cart count': modifyCount((count) => Math.min(count, 2)),
  }),
  ...faultsOf(['POST /api/cart/add'], {
    'failed adds without a reason': modifyResponse(matches('POST', '/api/cart/add'), (response) =>
      response.ok ? response : new Response(null, response),
    ),
    'a page for a quantity above the stock': (fetch) =>
      modifyResponse(matches('POST', '/api/cart/add'), (response) =>
        response.status === 409
          ? new Response('<h1>Conflict</h1>', { status: 409, headers: { 'content-type': 'text/html' } })
          : response,
      )(limitStock(9)(fetch)),
    'adds without an answer': timeOut(matches('POST', '/api/cart/add')),
  }),
  ...faultsOf(['DELETE /api/cart/remove'], {
    'a remove call without effect': ignoreWrite(matches('DELETE', '/api/cart/remove')),
    'DELETE bodies dropped': (fetch) => async (request) =>
      fetch(
        request.method === 'DELETE'
          ? new Request(request.url, { method: 'DELETE', headers: request.headers })
          : request,
      ),
  }),
  ...faultsOf(['DELETE /api/cart/clear'], {
    'clears refused': refuse(matches('DELETE', '/api/cart/clear')),
  }),
  ...faultsOf(['header x-cart-id'], {
    'long cart ids refused': refuse(({ headers }) => (headers.get('x-cart-id') ?? '').length > 128),
  }),
  ...faultsOf(['CORS'], {
    'preflights not cached': modifyHeaders(always, (headers) => headers.delete('access-control-max-age')),
    'every header exposed by *': modifyHeaders(always, (headers) => headers.set('access-control-expose-headers', '*')),
    'x-cart-id not exposed': modifyHeaders(always, (headers) => headers.delete('access-control-expose-headers')),
    'every origin allowed by *': modifyHeaders(always, (headers) => headers.set('access-control-allow-origin', '*')),
    'DELETE not allowed in preflights': modifyHeaders(always, (headers) =>
      headers.set('access-control-allow-methods', 'GET, POST, PUT'),
    ),
  }),
  ...faultsOf(['data on the shop’s pages'], {
    'a missing category': modifyJson(matches('GET', '/api/categories'), (rows: { slug: string }[]) =>
      rows.filter(({ slug }) => slug !== 'cameras'),
    ),
    'pictures refused with a Referer': (fetch) => async (request) =>
      request.headers.has('referer') ? new Response('Forbidden', { status: 403 }) : fetch(request),
    'pictures missing': (fetch) => async (request) =>
      pathOf(request).startsWith('/images/') ? new Response('Not found', { status: 404 }) : fetch(request),
  }),
}

export type FaultName = keyof typeof FAULTS
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The object has no other keys.
export const FAULT_NAMES = Object.keys(FAULTS) as FaultName[]

/** Injects faults into a backend. */
export const withFaults = (fetch: Fetch, ...names: FaultName[]): Fetch =>
  names.reduce((faulty, name) => FAULTS[name].change(faulty), fetch)

/** Returns the subjects whose checks report the fault. */
export const subjectsOf = (name: FaultName): Subject[] => FAULTS[name].subjects
