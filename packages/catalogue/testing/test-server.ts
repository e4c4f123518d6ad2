/** A server on a free port of this computer. */
import { createServer, type IncomingMessage, type RequestListener } from 'node:http'
import { portOf } from '#mocks/http/port-of.ts'

/** Starts when the tests of the file do, and stops with them. Before each test, it forgets its requests. */
export function newServer() {
  const state = { origin: '', requests: new Array<IncomingMessage>(), answer: notFound }
  const server = createServer((incoming, outgoing) => {
    state.requests.push(incoming)
    state.answer(incoming, outgoing)
  })
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    state.origin = `http://127.0.0.1:${portOf(server)}`
  })
  afterAll(() => {
    server.close()
    server.closeAllConnections()
  })
  beforeEach(() => {
    state.requests = []
    state.answer = notFound
  })
  return state
}

const notFound: RequestListener = (_incoming, outgoing) => {
  outgoing.writeHead(404).end()
}
