/**
 * What a browser wants to hear before it lets a shop on another origin call the
 * API with credentials, and read the cart's identifier off its answers.
 */
const METHODS = 'GET, POST, PUT, DELETE'
const HEADERS = 'content-type, x-cart-id'
const EXPOSED = 'x-cart-id'
const PREFLIGHT_LASTS = '600'

/** The allowed origins; null means every origin on this machine. */
export type Origins = readonly string[] | null

const LOOPBACK = /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/

const allows = (origins: Origins, origin: string) => (origins ? origins.includes(origin) : LOOPBACK.test(origin))

/** True for the question a browser asks before a request to another origin. */
export const isPreflight = (request: Request) =>
  request.method === 'OPTIONS' && request.headers.has('access-control-request-method')

/** The answer to that question. */
export function preflight(request: Request, origins: Origins): Response {
  const origin = request.headers.get('origin') ?? ''
  if (!allows(origins, origin)) return new Response(`The origin ${origin} is not allowed`, { status: 403 })
  const headers = {
    'access-control-allow-methods': METHODS,
    'access-control-allow-headers': HEADERS,
    'access-control-max-age': PREFLIGHT_LASTS,
  }
  return withCors(request, new Response(null, { status: 204, headers }), origins)
}

/** Names the origin back, as credentials require: "*" would not do. Changes the answer it takes. */
export function withCors(request: Request, response: Response, origins: Origins): Response {
  response.headers.append('vary', 'Origin')
  const origin = request.headers.get('origin')
  if (origin === null || !allows(origins, origin)) return response
  response.headers.set('access-control-allow-origin', origin)
  response.headers.set('access-control-allow-credentials', 'true')
  response.headers.set('access-control-expose-headers', EXPOSED)
  return response
}
