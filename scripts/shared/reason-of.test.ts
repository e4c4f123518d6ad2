import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { portOf } from '#mocks/http/port-of.ts'
import { reasonOf } from './reason-of.ts'
import { serveFolder } from './static-server.ts'

const thrownBy = async (run: () => unknown): Promise<unknown> => {
  try {
    return await run()
  } catch (error) {
    return error
  }
}

/** Returns an error of Node's fetch. */
const fetchError = (code: string, message: string) =>
  new TypeError('fetch failed', { cause: Object.assign(new Error(message), { code }) })

test('a port in use is named, and the option that sets another one', async () => {
  const server = createServer()
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const port = portOf(server)
  const error = await thrownBy(() => serveFolder('.', { port }))
  server.close()
  expect(reasonOf(error)).toBe(`port ${port} is in use, so pass another one as --port`)
})

test('files that cannot be read', async () => {
  expect(reasonOf(await thrownBy(() => readFileSync('missing.json')))).toBe('there is no missing.json')
  expect(reasonOf(await thrownBy(() => readFileSync('scripts')))).toBe('expected a file, not a folder')
})

test.each(['DEPTH_ZERO_SELF_SIGNED_CERT', 'SELF_SIGNED_CERT_IN_CHAIN', 'UNABLE_TO_VERIFY_LEAF_SIGNATURE'])(
  'advises how to trust a certificate with %s',
  (code) => {
    const reason = reasonOf(fetchError(code, 'self-signed certificate'))
    expect(reason).toMatch(
      /^the server's certificate is not trusted: self-signed certificate\. Set NODE_EXTRA_CA_CERTS/,
    )
  },
)

test('an error of fetch has the message of its cause, and one of this repository its own', () => {
  expect(reasonOf(fetchError('ECONNREFUSED', 'connect ECONNREFUSED 127.0.0.1:1'))).toMatch('connect ECONNREFUSED')
  expect(reasonOf(new Error('the disk is full', { cause: new Error('ENOSPC') }))).toBe('the disk is full')
})
