/**
 * An HTTP server around a function from Request to Response.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { Answer } from './answer.ts'
import { portOf } from './port-of.ts'

const BODY_MAX = 1_000_000
/** What has not finished by then, in milliseconds, is cut off when the server stops. */
const GRACE = 5000

export type Running = {
  origin: string
  /** Takes no new connection, lets what is under way finish, then resolves. */
  close: () => Promise<void>
}

/** Takes the port (0 for a free one) and host to listen on. Rejects when they can't be had. */
export async function serve(answer: Answer, { port, host }: { port: number; host: string }): Promise<Running> {
  const server = createServer((incoming, outgoing) => {
    answerTo(answer, incoming)
      .then((response) => {
        // A connection that is kept alive would hold up the stop.
        if (!server.listening) outgoing.setHeader('connection', 'close')
        return send(response, outgoing)
      })
      .catch((error: unknown) => {
        console.error(error)
        outgoing.destroy()
      })
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  })
  return {
    origin: `http://${host.includes(':') ? `[${host}]` : host}:${portOf(server)}`,
    close: () =>
      new Promise((resolve) => {
        setTimeout(() => server.closeAllConnections(), GRACE).unref()
        server.close(() => resolve())
      }),
  }
}

async function send(response: Response, outgoing: ServerResponse): Promise<void> {
  outgoing.statusCode = response.status
  for (const [name, value] of response.headers) outgoing.appendHeader(name, value)
  outgoing.end(Buffer.from(await response.arrayBuffer()))
}

async function answerTo(answer: Answer, incoming: IncomingMessage): Promise<Response> {
  const body = await bodyOf(incoming)
  if (body === null) return new Response('The body is larger than 1 MB', { status: 413 })
  const request = toRequest(incoming, body)
  return request ? answer(request) : new Response('Bad request', { status: 400 })
}

/** Null for a body that is larger than anything the contract sends. */
async function bodyOf(incoming: IncomingMessage): Promise<Uint8Array<ArrayBuffer> | null> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of incoming) {
    size += chunk.length
    if (size <= BODY_MAX) chunks.push(chunk)
  }
  return size > BODY_MAX ? null : Buffer.concat(chunks)
}

/** Null for a request that the web's own Request can't express, such as TRACE or a path that can't be decoded. */
function toRequest(incoming: IncomingMessage, body: Uint8Array<ArrayBuffer>): Request | null {
  const headers = new Headers()
  for (const [name, values = []] of Object.entries(incoming.headersDistinct)) {
    for (const value of values) headers.append(name, value)
  }
  // An answer to HEAD is the one to GET; Node leaves its body out.
  const method = incoming.method === 'HEAD' ? 'GET' : incoming.method
  try {
    const url = new URL(incoming.url ?? '/', `http://${incoming.headers.host ?? 'localhost'}`)
    decodeURIComponent(url.pathname)
    return new Request(url, {
      method,
      headers,
      body: body.length > 0 && method !== 'GET' ? body : undefined,
    })
  } catch {
    return null
  }
}
