import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { cors } from 'hono/cors'
import { answer } from '#mocks/node.ts'

export type RequestHandler = (request: Request) => Promise<Response>

/** The allowed origins. Null allows every origin on this machine. */
export type Origins = readonly string[] | null

const LOOPBACK = /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/

/**
 * Returns the mock API with CORS headers for the given origins and a limit for body sizes. An error in
 * a handler becomes a 500 and is logged to the console.
 */
export function createApiHandler(origins: Origins): RequestHandler {
  const allows = (origin: string) => (origins ? origins.includes(origin) : LOOPBACK.test(origin))
  const app = new Hono()
  app.onError((error, { req, text }) => {
    console.error(`${req.method} ${req.url}`, error)
    return text('The mock API failed: see its console', 500)
  })
  // Hono answers a preflight of a forbidden origin with 204 and no reason. This middleware gives one.
  app.options('*', (c, next) => {
    const origin = c.req.header('origin') ?? ''
    return allows(origin) ? next() : c.text(`The origin ${origin} is not allowed`, 403)
  })
  app.use(
    cors({
      origin: (origin) => (allows(origin) ? origin : null),
      credentials: true,
      allowMethods: ['GET', 'POST', 'PUT', 'DELETE'],
      allowHeaders: ['content-type', 'x-cart-id'],
      exposeHeaders: ['x-cart-id'],
      maxAge: 600,
    }),
    bodyLimit({ maxSize: 1_000_000, onError: (c) => c.text('The body is larger than 1 MB', 413) }),
  )
  app.all('*', async ({ req: { raw, url }, text }) => {
    try {
      decodeURIComponent(new URL(url).pathname)
    } catch {
      return text('Bad request', 400)
    }
    // The handlers have no HEAD. Hono drops the body of the GET response.
    const response = await answer(raw.method === 'HEAD' ? new Request(raw, { method: 'GET' }) : raw)
    // Proxies must not store responses, because carts change and the catalogue does at each start.
    response.headers.set('cache-control', 'no-store')
    return response
  })
  return async (request) => app.fetch(request)
}
