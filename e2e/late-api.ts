/** A server that hears of a write at once and answers late, and the cart that it holds meanwhile. */
import { randomUUID } from 'node:crypto'
import { createServer, request } from 'node:http'
import { portOf } from '#mocks/http/port-of.ts'

/** A proxy before the API: what it is sent is done on arrival, and the answer to a write takes `delay` milliseconds. */
export async function serveLate(apiUrl: string, delay: number) {
  const server = createServer((incoming, outgoing) => {
    const { method = '', url = '', headers } = incoming
    const isWrite = ['POST', 'PUT', 'DELETE'].includes(method)
    const forwarded = request(new URL(url, apiUrl), { method, headers }, (answer) => {
      const reply = () => answer.pipe(outgoing.writeHead(answer.statusCode ?? 502, answer.headers))
      if (isWrite) setTimeout(reply, delay)
      else reply()
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

/** A new cart at the server, whoever shows it. */
export function cartAt(apiUrl: string) {
  const id = randomUUID()
  const headers = { 'x-cart-id': id, 'content-type': 'application/json' }
  return {
    id,
    add: (productId: string, quantity: number) =>
      fetch(`${apiUrl}/api/cart/add`, { method: 'POST', headers, body: JSON.stringify({ productId, quantity }) }),
    /** How much of each product. */
    held: async (): Promise<Record<string, number>> => {
      const response = await fetch(`${apiUrl}/api/cart`, { headers })
      const lines: { product: { id: string }; quantity: number }[] = await response.json()
      return Object.fromEntries(lines.map(({ product, quantity }) => [product.id, quantity]))
    },
  }
}
