/** Backends that time out, limit the request rate or redirect. */
import { createServer, type RequestListener } from 'node:http'
import { createApiHandler } from '#mocks/http/api-handler.ts'
import { portOf } from '#mocks/http/port-of.ts'
import { builtInRows } from '#mocks/store/built-in-rows.ts'
import { seed } from '#mocks/store/db.ts'
import { CHECKS } from './all-checks.ts'
import type { Fetch } from './answers/http-types.ts'
import { checkBackend } from './check-backend.ts'
import { runContract } from './testing/run-contract.ts'

/** Timeouts per request in milliseconds: `LONG` for servers that respond, also on a busy machine. */
const [LONG, SHORT] = [30_000, 500]
const cleanups: (() => void)[] = []
afterEach(() => {
  vi.restoreAllMocks()
  for (const cleanup of cleanups.splice(0)) cleanup()
})

/** Starts a server. Returns its origin, and the list of requests that it receives. */
async function startServer(listener: RequestListener) {
  const requests: string[] = []
  const server = createServer((incoming, outgoing) => {
    requests.push(`${incoming.method} ${incoming.url}`)
    listener(incoming, outgoing)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  cleanups.push(() => {
    server.close()
    server.closeAllConnections()
  })
  return { origin: `http://127.0.0.1:${portOf(server)}`, requests }
}

async function check(baseUrl: string, options: { fetch?: Fetch; timeout?: number } = {}) {
  const printed: string[] = []
  const { results, stopReason } = await checkBackend({
    baseUrl,
    fetch: options.fetch ?? fetch,
    origin: null,
    seed: 42,
    timeouts: { request: options.timeout ?? LONG, total: 60_000 },
    print: (line) => printed.push(line),
  })
  const count = (outcome: string) => results.filter((result) => result.outcome === outcome).length
  return { failed: count('failed'), notChecked: count('notChecked'), stopReason, report: printed.join('\n') }
}

const neverResponds: RequestListener = () => undefined
const sendsOnlyHeaders: RequestListener = (_incoming, outgoing) => outgoing.writeHead(200).flushHeaders()
const neverEndsBody: RequestListener = (_incoming, outgoing) => {
  outgoing.writeHead(200, { 'content-type': 'application/json' }).flushHeaders()
  const timer = setInterval(() => outgoing.write(' '), 20)
  outgoing.on('close', () => clearInterval(timer))
}

test.each<[string, RequestListener, string]>([
  ['never responds', neverResponds, 'no response'],
  ['sends only headers', sendsOnlyHeaders, 'status 200, incomplete body'],
  ['never ends its body', neverEndsBody, 'status 200, incomplete body'],
])('a run stops after three timeouts of a server that %s', async (_name, listener, received) => {
  const { origin, requests } = await startServer(listener)
  const { failed, notChecked, stopReason, report } = await check(origin, { timeout: SHORT })
  expect(requests).toHaveLength(3)
  expect({ failed, notChecked }).toEqual({ failed: 3, notChecked: CHECKS.length - 3 })
  expect(report).toContain(`      GET ${origin}/api/products timed out after 0.5 s (${received}).`)
  expect(report).toContain('      Find out why the server takes so long, or set a longer --timeout.')
  expect(stopReason).toMatch(`3 requests timed out after 0.5 s, the last one GET ${origin}/api/products`)
  expect(report.split('\n').slice(-3)).toEqual([
    `0 passed, 3 failed, ${CHECKS.length - 3} not checked, 0 warnings (seed 42)`,
    '',
    `Stopped: ${stopReason}`,
  ])
})

test('two timeouts do not stop a run', async () => {
  seed(builtInRows, { cartStorage: () => null })
  const mockApi = createApiHandler(null)
  let requestCount = 0
  const { failed, stopReason } = await check('http://api.test', {
    fetch: (request) => {
      requestCount += 1
      const isSlow = requestCount === 5 || requestCount === 50
      return isSlow ? Promise.reject(new DOMException('too slow', 'TimeoutError')) : mockApi(request)
    },
  })
  expect(failed).toBeGreaterThan(0)
  expect(stopReason).toBeNull()
})

test('a run stops at the first response with status 429', async () => {
  const { origin, requests } = await startServer((_incoming, outgoing) =>
    outgoing.writeHead(429, { 'retry-after': '30' }).end(),
  )
  const { failed, notChecked, stopReason } = await check(origin)
  expect(requests).toEqual(['GET /api/products'])
  expect({ failed, notChecked }).toEqual({ failed: 0, notChecked: CHECKS.length })
  expect(stopReason).toMatch(`GET ${origin}/api/products returned 429, too many requests (retry-after: 30).`)
  expect(stopReason).toMatch('Lift the rate limit for this machine')
})

test.each([
  ['another path', () => '/elsewhere'],
  ['another server', () => 'http://127.0.0.1:1/'],
  ['the same path', (path: string) => path],
])('a redirect to %s fails the check and is not followed', async (_name, locationFor) => {
  const { origin, requests } = await startServer((incoming, outgoing) =>
    outgoing.writeHead(302, { location: locationFor(incoming.url ?? '') }).end(),
  )
  const { report, stopReason } = await check(origin)
  expect(report).toContain(`GET /api/products returned 302 with location: ${locationFor('/api/products')}.`)
  expect(report).toContain('x-forwarded-proto')
  expect(requests.filter((request) => !request.includes(' /api/'))).toEqual([])
  expect(stopReason).toBeNull()
})

test('a run stops when its total time is over, and still empties its carts', async () => {
  seed(builtInRows, { cartStorage: () => null })
  const mockApi = createApiHandler(null)
  const cartIds = new Set<string>()
  const now = performance.now.bind(performance)
  let elapsed = 0
  vi.spyOn(performance, 'now').mockImplementation(() => now() + elapsed)
  const { notChecked, stopReason, report } = await check('http://api.test', {
    fetch: (request) => {
      if (request.method === 'POST') cartIds.add(request.headers.get('x-cart-id') ?? '')
      if (cartIds.size === 5) elapsed = 60_000
      return mockApi(request)
    },
  })
  expect(cartIds.size).toBe(5)
  expect(stopReason).toMatch(/^The run took longer than 60 s; its last request was \w+ http:\/\/api\.test\/api\/cart/)
  expect(stopReason).toMatch('--total')
  expect(notChecked).toBeGreaterThan(0)
  expect(report).not.toContain('Could not empty')
  const carts = await Promise.all(
    [...cartIds].map(async (cartId) => {
      const response = await mockApi(new Request('http://api.test/api/cart', { headers: { 'x-cart-id': cartId } }))
      return response.json()
    }),
  )
  expect(carts.flat()).toEqual([])
})

describe('npm run contract', () => {
  test('exits with 2 for a server that never responds', async () => {
    const { origin } = await startServer(neverResponds)
    const { code, output } = await runContract('--url', origin, '--timeout', '0.3')
    expect(output).toContain('Stopped: 3 requests timed out after 0.3 s')
    expect(code).toBe(2)
  })

  test.each([
    ['--timeout', '0'],
    ['--total', 'soon'],
  ])('exits with 2 for %s %s', async (option, value) => {
    const { code, output } = await runContract('--url', 'http://127.0.0.1:1', `${option}=${value}`)
    expect(output).toContain(`${option} must be a positive number of seconds, not "${value}"`)
    expect(code).toBe(2)
  })
})
