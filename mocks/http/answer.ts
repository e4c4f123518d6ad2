import { answer } from '#mocks/node.ts'
import { isPreflight, type Origins, preflight, withCors } from './cors.ts'

export type Answer = (request: Request) => Promise<Response>

/**
 * The mock API as a server answers it: the handlers, and what browsers on the
 * given origins need. A fault of the mock is a 500 here and loud on the console.
 */
export const createAnswer =
  (origins: Origins): Answer =>
  async (request) => {
    if (isPreflight(request)) return preflight(request, origins)
    const response = await answer(request).catch((error: unknown) => {
      console.error(`${request.method} ${request.url}`, error)
      return new Response('The mock API failed: see its console', { status: 500 })
    })
    // Carts change, and a stand-in should never be what a proxy remembers.
    response.headers.set('cache-control', 'no-store')
    return withCors(request, response, origins)
  }
