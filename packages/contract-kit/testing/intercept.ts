/** Changes to the requests and responses of a backend, for tests of the kit. */
import type { Fetch } from '../answers/http-types.ts'

export type Change = (fetch: Fetch) => Fetch
export type Matcher = (request: Request) => boolean

export const pathOf = (request: Request) => new URL(request.url).pathname
export const matches =
  (method: string, path: string): Matcher =>
  (request) =>
    request.method === method && pathOf(request) === path

/** Changes the JSON of matching responses. */
export const modifyJson =
  (isMatch: Matcher, change: (json: never) => unknown): Change =>
  (fetch) =>
  async (request) => {
    const response = await fetch(request.clone())
    if (!isMatch(request) || !response.ok) return response
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Each change declares the type of the response it changes.
    const json = change((await response.json()) as never)
    return new Response(JSON.stringify(json), response)
  }

/** Changes the URL of matching requests. */
export const modifyUrl =
  (isMatch: Matcher, change: (url: URL) => void): Change =>
  (fetch) =>
  async (request) => {
    if (!isMatch(request)) return fetch(request)
    const url = new URL(request.url)
    change(url)
    return fetch(new Request(url, request))
  }

export const modifyResponse =
  (isMatch: Matcher, change: (response: Response) => Response): Change =>
  (fetch) =>
  async (request) => {
    const response = await fetch(request.clone())
    return isMatch(request) ? change(response) : response
  }

export const modifyHeaders = (isMatch: Matcher, change: (headers: Headers) => void) =>
  modifyResponse(isMatch, (response) => {
    change(response.headers)
    return response
  })

/** Refuses quantities above a stock of `limit`, of every product or of these. */
export const limitStock =
  (limit: number, ids?: string[]): Change =>
  (fetch) =>
  async (request) => {
    if (!request.url.includes('/cart/') || !['POST', 'PUT'].includes(request.method)) return fetch(request)
    const { productId, quantity } = Object(
      await request
        .clone()
        .json()
        .catch(() => null),
    )
    const lines = await fetch(new Request(new URL('/api/cart', request.url), { headers: request.headers }))
    const rows: { product: { id: string }; quantity: number }[] = await lines.json()
    const present = rows.find(({ product }) => product.id === productId)?.quantity ?? 0
    const requestedQuantity = request.method === 'POST' ? present + Number(quantity) : Number(quantity)
    return Number.isInteger(quantity) && requestedQuantity > limit && (ids?.includes(productId) ?? true)
      ? new Response(`Only ${limit} left`, { status: 409, headers: lines.headers })
      : fetch(request)
  }

/** Answers 404 for every path below `prefix` but the first one that is requested. */
export const hideAllButFirst =
  (prefix: string): Change =>
  (fetch) => {
    let first = ''
    return async (request) => {
      const path = pathOf(request)
      if (!path.startsWith(prefix) || path.includes('no-such-')) return fetch(request)
      first ||= path
      const response = await fetch(request)
      return path === first ? response : new Response('Not found', { status: 404, headers: response.headers })
    }
  }

/** Refuses matching requests with status 400. */
export const refuse = (isMatch: Matcher): Change =>
  modifyResponse(isMatch, ({ headers }) => new Response('Not today', { status: 400, headers }))

/** Lets matching requests time out. */
export const timeOut =
  (isMatch: Matcher): Change =>
  (fetch) =>
  async (request) => {
    if (isMatch(request)) throw new DOMException('too slow', 'TimeoutError')
    return fetch(request)
  }
