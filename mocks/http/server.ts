/**
 * An HTTP server around a function from Request to Response.
 */
import { once } from 'node:events'
import { createServer } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import type { Answer } from './answer.ts'
import { portOf } from './port-of.ts'

/** What has not finished by then, in milliseconds, is cut off when the server stops. */
const GRACE = 5000

export type RunningServer = {
  origin: string
  /** Takes no new connection, lets what is under way finish, then resolves. */
  close: () => Promise<void>
}

/** Takes the port (0 for a free one) and host to listen on. Rejects when they can't be had. */
export async function serve(answer: Answer, { port, host }: { port: number; host: string }): Promise<RunningServer> {
  const listener = getRequestListener(async (request) => {
    const response = await answer(request)
    // A connection that is kept alive would hold up the stop.
    if (!server.listening) response.headers.set('connection', 'close')
    return response
  })
  const server = createServer(listener).listen(port, host)
  await once(server, 'listening')
  return {
    origin: `http://${host.includes(':') ? `[${host}]` : host}:${portOf(server)}`,
    close: () =>
      new Promise((resolve) => {
        setTimeout(() => server.closeAllConnections(), GRACE).unref()
        server.close(() => resolve())
      }),
  }
}
