import { createServer, type RequestListener } from 'node:http'
import { seed } from '#mocks/db.ts'
import { createAnswer } from '#mocks/http/answer.ts'
import { portOf } from '#mocks/http/port-of.ts'
import { CHECKS } from './all-checks.ts'
import { checkBackend } from './check-backend.ts'
import type { Send } from './exchange.ts'
import { runContract } from './run-contract.ts'

/** Enough for what answers at all, on a busy machine too; half a second for what never does. */
const [LONG, SHORT] = [30_000, 500]
const closing: (() => void)[] = []
afterEach(() => {
  vi.restoreAllMocks()
  for (const close of closing.splice(0)) close()
})

/** A backend that answers in its own way; returns its address and what it was asked. */
async function open(listener: RequestListener) {
  const asked: string[] = []
  const server = createServer((incoming, outgoing) => {
    asked.push(`${incoming.method} ${incoming.url}`)
    listener(incoming, outgoing)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  closing.push(() => {
    server.close()
    server.closeAllConnections()
  })
  return { origin: `http://127.0.0.1:${portOf(server)}`, asked }
}

async function check(baseUrl: string, { send = fetch, call = LONG }: { send?: Send; call?: number } = {}) {
  const printed: string[] = []
  const { verdicts, stopped } = await checkBackend({
    baseUrl,
    send,
    origin: null,
    seed: 42,
    patience: { call, whole: 60_000 },
    print: (line) => printed.push(line),
  })
  const number = (outcome: string) => verdicts.filter((verdict) => verdict.outcome === outcome).length
  return { broken: number('broken'), unchecked: number('unchecked'), stopped, report: printed.join('\n') }
}

/** Headers, then a letter now and then for ever. */
const dripping =
  (every: number): RequestListener =>
  (_incoming, outgoing) => {
    outgoing.writeHead(200, { 'content-type': 'application/json' }).flushHeaders()
    const drip = setInterval(() => outgoing.write(' '), every)
    outgoing.on('close', () => clearInterval(drip))
  }

test.each<[string, RequestListener, string]>([
  ['says nothing', () => undefined, 'nothing came'],
  [
    'sends headers and no body',
    (_incoming, outgoing) => outgoing.writeHead(200).flushHeaders(),
    'status 200 came, and not the whole of its body',
  ],
  ['drips', dripping(20), 'status 200 came, and not the whole of its body'],
])('a backend that %s is asked three times', async (_what, listener, came) => {
  const { origin, asked } = await open(listener)
  const { broken, unchecked, stopped, report } = await check(origin, { call: SHORT })
  expect(asked).toHaveLength(3)
  expect({ broken, unchecked }).toEqual({ broken: 3, unchecked: CHECKS.length - 3 })
  expect(report).toContain(`      GET ${origin}/api/products got no answer within 0.5 s: ${came}.`)
  expect(report).toContain('      See what it waits for, or wait longer yourself: --timeout.')
  expect(stopped).toMatch(`3 calls got no answer within 0.5 s, the last one GET ${origin}/api/products`)
  expect(report.split('\n').slice(-3)).toEqual([
    `0 hold, 3 do not, ${CHECKS.length - 3} were not checked (seed 42)`,
    '',
    `Stopped: ${stopped}`,
  ])
})

test('a call that is slow now and then stops nothing', async () => {
  seed({ cartStorage: () => null })
  const answer = createAnswer(null)
  let calls = 0
  const { broken, stopped } = await check('http://api.test', {
    send: (request) => {
      calls += 1
      const isSlow = calls === 5 || calls === 50
      return isSlow ? Promise.reject(new DOMException('too slow', 'TimeoutError')) : answer(request)
    },
  })
  expect(broken).toBeGreaterThan(0)
  expect(stopped).toBeNull()
})

test('a rate limit is named, and respected', async () => {
  const { origin, asked } = await open((_incoming, outgoing) => outgoing.writeHead(429, { 'retry-after': '30' }).end())
  const { broken, unchecked, stopped } = await check(origin)
  expect(asked).toEqual(['GET /api/products'])
  expect({ broken, unchecked }).toEqual({ broken: 0, unchecked: CHECKS.length })
  expect(stopped).toMatch(`GET ${origin}/api/products answers 429, too many requests (retry-after: 30).`)
  expect(stopped).toMatch('Lift the limit for this machine')
})

test.each([
  ['to itself', (path: string) => path, (path: string) => [path, path]],
  [
    'through another address',
    (path: string) => (path === '/login' ? '/api/products' : '/login'),
    () => ['/api/products', '/login', '/api/products'],
  ],
])('a circle of redirects %s is named as one', async (_how, next, path) => {
  const { origin } = await open((incoming, outgoing) =>
    outgoing.writeHead(302, { location: next(incoming.url ?? '') }).end(),
  )
  const { report, stopped } = await check(origin)
  const circle = path('/api/products').map((each) => origin + each)
  expect(report).toContain(`GET /api/products is redirected in a circle: ${circle.join(' → ')}.`)
  expect(stopped).toBeNull()
})

test.each([
  ['that ends', () => '/elsewhere'],
  ['to where nobody answers', () => 'http://127.0.0.1:1/'],
  ['to ever other addresses', (path: string) => `${path}x`],
])('a redirect %s is none', async (_what, next) => {
  const { origin, asked } = await open((incoming, outgoing) =>
    incoming.url?.startsWith('/api')
      ? outgoing.writeHead(302, { location: next(incoming.url) }).end()
      : outgoing.writeHead(200).end('Hello'),
  )
  const { report } = await check(origin)
  expect(report).toContain(`GET /api/products answers 302 and points to ${next('/api/products')}.`)
  expect(report).not.toContain('circle')
  // The second call that the checks make follows what browsers would of the first.
  expect(asked.indexOf('GET /api/products', 1)).toBeLessThanOrEqual(21)
})

test('when its time is over the kit asks no further, and empties its carts', async () => {
  seed({ cartStorage: () => null })
  const answer = createAnswer(null)
  const carts = new Set<string>()
  const now = performance.now.bind(performance)
  let passed = 0
  vi.spyOn(performance, 'now').mockImplementation(() => now() + passed)
  const { unchecked, stopped, report } = await check('http://api.test', {
    send: (request) => {
      if (request.method === 'POST') carts.add(request.headers.get('x-cart-id') ?? '')
      if (carts.size === 5) passed = 60_000
      return answer(request)
    },
  })
  expect(carts.size).toBe(5)
  expect(stopped).toMatch(/^The whole took longer than 60 s, and was at \w+ http:\/\/api\.test\/api\/cart/)
  expect(stopped).toMatch('--total')
  expect(unchecked).toBeGreaterThan(0)
  expect(report).not.toContain('could not be emptied')
  const left = await Promise.all(
    [...carts].map(async (cartId) => {
      const held = await answer(new Request('http://api.test/api/cart', { headers: { 'x-cart-id': cartId } }))
      return held.json()
    }),
  )
  expect(left.flat()).toEqual([])
})

describe('npm run contract', () => {
  test.each<[string, RequestListener]>([
    ['sends headers and no body', (_incoming, outgoing) => outgoing.writeHead(200).flushHeaders()],
    ['drips a letter a second', dripping(1000)],
    ['says nothing', () => undefined],
  ])('ends with 2 for a backend that %s', async (_what, listener) => {
    const { origin } = await open(listener)
    const { code, printed } = await runContract('--url', origin, '--timeout', '0.3')
    expect(printed).toContain('Stopped: 3 calls got no answer within 0.3 s')
    expect(code).toBe(2)
  })

  test('ends with 2 for a rate limit', async () => {
    const { origin } = await open((_incoming, outgoing) => outgoing.writeHead(429).end())
    const { code, printed } = await runContract('--url', origin)
    expect(printed).toContain('answers 429, too many requests')
    expect(code).toBe(2)
  })

  test('ends with 1 for a circle of redirects', async () => {
    const { origin } = await open((incoming, outgoing) => outgoing.writeHead(301, { location: incoming.url }).end())
    const { code, printed } = await runContract('--url', origin)
    expect(printed).toContain('is redirected in a circle')
    expect(code).toBe(1)
  })

  test.each([
    ['--timeout', 'soon'],
    ['--timeout', '0'],
    ['--total', '-1'],
  ])('ends with 2 for %s %s', async (option, value) => {
    const { code, printed } = await runContract('--url', 'http://127.0.0.1:1', `${option}=${value}`)
    expect(printed).toContain(`Not checked: ${option} takes a number of seconds, not "${value}"`)
    expect(code).toBe(2)
  })
})
