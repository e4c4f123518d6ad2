/** Correct backends that differ from the mock API. */
import type { Product } from '#src/api/contract.ts'
import type { Fetch } from '../answers/http-types.ts'
import { COMPLETE_PRODUCTS, createBackendOf, productsWith } from './check-in-process.ts'
import { type Change, limitStock, modifyHeaders, modifyJson, modifyResponse } from './intercept.ts'

type CorrectBackend = {
  name: string
  /** Seeds the mock API and returns its handler. */
  create: () => Fetch
  /** True if the backend matters only to reads. */
  readOnly: boolean
}

const always = () => true
const isRead = ({ method }: Request) => method === 'GET'
const isWrite = ({ method }: Request) => ['POST', 'PUT', 'DELETE'].includes(method)
const isAdd = ({ url }: Request) => url.endsWith('/cart/add')
const withAll = (change: Partial<Product>) => COMPLETE_PRODUCTS.map((product) => Object.assign({}, product, change))

/** Replaces the status of a refusal. */
const modifyStatus = (from: number, to: number): Change =>
  modifyResponse(always, (response) =>
    response.status === from ? new Response(response.body, { status: to, headers: response.headers }) : response,
  )

const modifyRefusals = (isMatch: (request: Request) => boolean, body: string | null, type: string): Change =>
  modifyResponse(isMatch, ({ status, headers, body: text }) => {
    if (status < 400) return new Response(text, { status, headers })
    headers.set('content-type', type)
    return new Response(body, { status, headers })
  })

/** Reads quantities such as "2" as numbers. */
const readQuantityAsText: Change = (fetch) => async (request) => {
  if (!isWrite(request)) return fetch(request)
  const { method, url, headers } = request
  const body = (await request.text()).replace(/"quantity":"(\d+)"/, '"quantity":$1')
  return fetch(new Request(url, { method, headers, body }))
}

/** Changes every value of every object in the JSON. */
const modifyValues = (change: (key: string, value: unknown) => unknown) =>
  modifyJson(isRead, (json: unknown) => JSON.parse(JSON.stringify(json, change)))

const OPTIONAL_COUNTS = new Set(['productCount', 'reviewCount', 'viewCount'])

/** Products that matter only to reads. */
const CATALOGUES: [string, Product[]][] = [
  ['a price in words', productsWith(2, { price: 'n/a' })],
  ['an empty price on page 1', productsWith(0, { price: '' })],
  ['only prices in words', withAll({ price: 'on request' })],
  ['the same price for all', withAll({ price: '20.00', originalPrice: null })],
  ['prices without decimals', withAll({ price: '20' })],
  ['a createdAt of null on page 1', productsWith(0, { createdAt: null }).slice(0, 10)],
  ['an absent createdAt on page 1', productsWith(0, { createdAt: undefined }).slice(0, 10)],
  ['no createdAt', withAll({ createdAt: null })],
  ['createdAt in another format', productsWith(1, { createdAt: '10/03/2026' })],
  ['dates without a time', withAll({ createdAt: '2026-03-10' })],
  ['dates with an offset', productsWith(1, { createdAt: '2026-03-10T08:00:00.123456+02:00' })],
  ['no ratings', withAll({ rating: null })],
  ['ratings in words', productsWith(0, { rating: 'good' })],
  ['products without brand and category', withAll({ brand: null, category: null, categoryId: null })],
  ['no link and no picture', withAll({ affiliateUrl: null, images: [] })],
  ['one title for all', withAll({ title: 'Größe “50 %” – İstanbul straße' })],
]

/** Products that matter to the cart, too. */
const CARTS: [string, Product[]][] = [
  ['nothing in stock', withAll({ isAvailable: false })],
  ['an id with spaces', productsWith(0, { id: 'usb c cable' })],
  ['an id with a percent sign', productsWith(0, { id: '100%25' })],
  ['an id with slashes', productsWith(0, { id: 'a/b/../c' })],
  ['an id with reserved characters', productsWith(0, { id: '?a=1&b#c;d+e' })],
  ['an id with non-ASCII letters', productsWith(0, { id: 'größe-日本-🎧' })],
  ['an id with capitals', productsWith(0, { id: 'SKU-0001-A' })],
]

const ANSWERS: [string, Change][] = [
  ['status 422 for an invalid body', modifyStatus(400, 422)],
  ['status 410 for what is missing', modifyStatus(404, 410)],
  ['empty refusals, except of an add', modifyRefusals((request) => !isAdd(request), null, 'text/plain')],
  ['pages as refusals, except of an add', modifyRefusals((request) => !isAdd(request), '<h1>No</h1>', 'text/html')],
  ['another wording of refusals', modifyRefusals(always, 'Désolé !', 'text/plain; charset=utf-8')],
  ['refusals as JSON', modifyRefusals(always, '{"message":"Gone"}', 'application/json')],
  [
    'plain text after a write',
    modifyResponse(isWrite, ({ status, headers, body }) =>
      status === 200 ? new Response('OK', { headers }) : new Response(body, { status, headers }),
    ),
  ],
  [
    'status 204 after a write',
    modifyResponse(isWrite, ({ status, headers, body }) =>
      status === 200 ? new Response(null, { status: 204, headers }) : new Response(body, { status, headers }),
    ),
  ],
  ['quantities read from text', readQuantityAsText],
  ['a stock of 1', limitStock(1)],
  ['a stock of 2', limitStock(2)],
  ['a stock of 5', limitStock(5)],
  ['extra fields', modifyJson(isRead, (json: object) => (Array.isArray(json) ? json : { ...json, took: 7 }))],
  ['absent in place of null', modifyValues((_key, value) => value ?? undefined)],
  ['absent counts', modifyValues((key, value) => (OPTIONAL_COUNTS.has(key) ? undefined : value))],
  ['fractions of a discount', modifyValues((key, value) => (key === 'discountPercentage' ? 12.5 : value))],
  [
    'no posts',
    modifyJson(
      ({ url }) => url.includes('/api/blog?'),
      () => ({ posts: [], total: 0 }),
    ),
  ],
  [
    'another media type of JSON',
    modifyHeaders(always, (headers) => headers.set('content-type', 'application/problem+json; charset=utf-8')),
  ],
  [
    'CORS headers in another case and order',
    modifyHeaders(always, (headers) => {
      headers.set('access-control-allow-headers', 'X-Cart-Id, Content-Type, Accept')
      headers.set('access-control-allow-methods', 'delete,put,post,get,head')
    }),
  ],
]

export const CORRECT_BACKENDS: CorrectBackend[] = [
  ...CATALOGUES.map(([name, rows]) => ({ name, create: () => createBackendOf(rows), readOnly: true })),
  ...CARTS.map(([name, rows]) => ({ name, create: () => createBackendOf(rows), readOnly: false })),
  ...ANSWERS.map(([name, change]) => ({ name, create: () => change(createBackendOf()), readOnly: false })),
]
