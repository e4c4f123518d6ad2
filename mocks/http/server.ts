import { once } from 'node:events'
import { createServer } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import type { RequestHandler } from './api-handler.ts'
import { portOf } from './port-of.ts'

/** Milliseconds after which `close` ends connections that are still open. */
const CLOSE_TIMEOUT = 5000

export type RunningServer = {
  origin: string
  /** Stops accepting connections and resolves when pending responses are sent. */
  close: () => Promise<void>
}

/** Starts an HTTP server. Port 0 selects a free port. Rejects if the port or host is not available. */
export async function serve(
  handler: RequestHandler,
  { port, host }: { port: number; host: string },
): Promise<RunningServer> {
  const listener = getRequestListener(async (request) => {
    const response = await handler(request)
    // A keep-alive connection would delay `close`.
    if (!server.listening) response.headers.set('connection', 'close')
    return response
  })
  const server = createServer(listener).listen(port, host)
  await once(server, 'listening')
  return {
    origin: `http://${host.includes(':') ? `[${host}]` : host}:${portOf(server)}`,
    close: () =>
      new Promise((resolve) => {
        setTimeout(() => server.closeAllConnections(), CLOSE_TIMEOUT).unref()
        server.close(() => resolve())
      }),
  }
}
