/** An API server with slow responses, and direct access to the carts it stores. */
import { randomUUID } from 'node:crypto'
import { createServer, request } from 'node:http'
import { portOf } from '#mocks/http/port-of.ts'

/** Starts a proxy that forwards writes at once and delays their responses by `delay` milliseconds. */
export async function startDelayedApi(apiUrl: string, delay: number) {
  const server = createServer((incoming, outgoing) => {
    const { method = '', url = '', headers } = incoming
    const isWrite = ['POST', 'PUT', 'DELETE'].includes(method)
    const forwarded = request(new URL(url, apiUrl), { method, headers }, (response) => {
      const respond = () => response.pipe(outgoing.writeHead(response.statusCode ?? 502, response.headers))
      if (isWrite) setTimeout(respond, delay)
      else respond()
    })
    incoming.pipe(forwarded)
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  return {
    origin: `http://127.0.0.1:${portOf(server)}`,
    close: () => {
      server.closeAllConnections()
      return new Promise((resolve) => {
        server.close(resolve)
      })
    },
  }
}

/** Returns a new cart on the server, for a test that reads it without a page. */
export function newCart(apiUrl: string) {
  const id = randomUUID()
  const headers = { 'x-cart-id': id, 'content-type': 'application/json' }
  return {
    id,
    add: (productId: string, quantity: number) =>
      fetch(`${apiUrl}/api/cart/add`, { method: 'POST', headers, body: JSON.stringify({ productId, quantity }) }),
    /** Returns the quantity of each product. */
    quantities: async (): Promise<Record<string, number>> => {
      const response = await fetch(`${apiUrl}/api/cart`, { headers })
      const lines: { product: { id: string }; quantity: number }[] = await response.json()
      return Object.fromEntries(lines.map(({ product, quantity }) => [product.id, quantity]))
    },
  }
}
