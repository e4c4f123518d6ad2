import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { cors } from 'hono/cors'
import { answer } from '#mocks/node.ts'

export type Answer = (request: Request) => Promise<Response>

/** The allowed origins; null stands for every origin on this machine. */
export type Origins = readonly string[] | null

const LOOPBACK = /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/

/**
 * The mock API as a server answers it: the handlers, and what browsers on the
 * given origins need. A fault of the mock is a 500 here and loud on the console.
 */
export function createAnswer(origins: Origins): Answer {
  const allows = (origin: string) => (origins ? origins.includes(origin) : LOOPBACK.test(origin))
  const app = new Hono()
  app.onError((error, { req, text }) => {
    console.error(`${req.method} ${req.url}`, error)
    return text('The mock API failed: see its console', 500)
  })
  // Hono's own answer to a refused origin is a 204 that lacks a header; this one says why.
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
    // An answer to HEAD is the one to GET; Hono leaves its body out.
    const response = await answer(raw.method === 'HEAD' ? new Request(raw, { method: 'GET' }) : raw)
    // Carts change, and a stand-in should never be what a proxy remembers.
    response.headers.set('cache-control', 'no-store')
    return response
  })
  return async (request) => app.fetch(request)
}
