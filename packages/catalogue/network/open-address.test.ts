import { text } from 'node:stream/consumers'
import { newServer } from '../testing/test-server.ts'
import { openAddress } from './open-address.ts'

const server = newServer()
const { signal } = new AbortController()

test('a request goes to the given IP addresses, whatever a lookup of the host would find', async () => {
  server.answer = (incoming, outgoing) => outgoing.writeHead(202, { etag: '"1"' }).end(incoming.headers.host)
  const url = new URL(server.origin.replace('127.0.0.1', 'feeds.invalid'))
  const addresses = [{ address: '127.0.0.1', family: 4 }]
  const { status, headers, body } = await openAddress(url, { headers: {}, addresses, signal })
  expect([status, headers.etag, await text(body)]).toEqual([202, '"1"', url.host])
})
