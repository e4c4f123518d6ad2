/** Backends that fail, limit the request rate, or change while they are read. */
import { createServer } from 'node:http'
import { portOf } from '#mocks/http/port-of.ts'
import { readBackend } from './backend.ts'
import {
  BASE_URL,
  createBackend,
  createClock,
  newFolder,
  productRows,
  type Row,
  read,
  removeFolders,
} from './test-backend.ts'

afterAll(removeFolders)

const FIRST_PAGE = `${BASE_URL}/api/products?page=1&limit=100&sortBy=createdAt&sortOrder=desc`
const backend = createBackend({ products: productRows(250) })

/** Returns the answers one after another, then those of the backend. */
const after = (...answers: (() => Response)[]) => {
  const waiting = [...answers]
  return (url: URL) => (waiting.shift() ?? (() => backend(url)))()
}
const status = (code: number, headers: HeadersInit = {}, body = '') => new Response(body, { status: code, headers })
const breaks = (): Response => {
  throw new TypeError('fetch failed', { cause: new Error('read ECONNRESET') })
}

test.each<[string, (() => Response)[], number[]]>([
  ['429 with seconds', [() => status(429, { 'retry-after': '7' })], [7000]],
  ['429 with a date', [() => status(429, { 'retry-after': 'Tue, 10 Mar 2026 12:00:30 GMT' })], [30_000]],
  ['429 with a date that has passed', [() => status(429, { 'retry-after': 'Tue, 10 Mar 2026 11:00:00 GMT' })], []],
  ['429 with an hour', [() => status(429, { 'retry-after': '3600' })], [120_000]],
  ['429 without a header', [() => status(429)], [1000]],
  ['429 with another text', [() => status(429, { 'retry-after': 'soon' })], [1000]],
  ['503 with seconds', [() => status(503, { 'retry-after': '5' })], [5000]],
  ['500 twice', [() => status(500), () => status(502)], [1000, 2000]],
  ['three broken connections', [breaks, breaks, breaks], [1000, 2000, 4000]],
])('after %s the request is repeated', async (_name, answers, waits) => {
  const clock = createClock()
  const { catalogue, requests } = await read(after(...answers), { clock })
  expect(catalogue?.products).toHaveLength(250)
  expect(clock.waits).toEqual(waits)
  expect(new Set(requests.slice(0, answers.length + 1))).toEqual(new Set([FIRST_PAGE.slice(BASE_URL.length)]))
})

test('a rate limit delays all requests', async () => {
  const clock = createClock()
  let allowed = 0
  const { catalogue } = await read(
    (url) => {
      const second = Math.floor(clock.now() / 1000)
      if (second <= allowed) return status(429, { 'retry-after': '1' })
      allowed = second
      return backend(url)
    },
    { clock },
  )
  expect(catalogue?.products).toHaveLength(250)
  expect(new Set(clock.waits)).toEqual(new Set([1000]))
})

test.each<[string, () => Response, string, number]>([
  ['500', () => status(500, {}, 'The database is down'), `${FIRST_PAGE} answered 500: The database is down`, 4],
  ['429', () => status(429, { 'retry-after': '1' }), `${FIRST_PAGE} answered 429: no message`, 13],
  ['401', () => status(401, {}, '{"message":"No token"}'), `${FIRST_PAGE} answered 401: No token`, 1],
  ['a broken connection', breaks, `${FIRST_PAGE} did not answer: read ECONNRESET`, 4],
  [
    'HTML',
    () => status(200, { 'content-type': 'text/html; charset=utf-8' }, '<!doctype html>'),
    `${FIRST_PAGE} answered 200 with text/html and no valid JSON. The address of the backend is the part before /api.`,
    1,
  ],
  ['no total', () => Response.json({ products: [] }), `${FIRST_PAGE} has the wrong shape: total: expected number`, 1],
])('a backend that always answers with %s is named with the address', async (_name, answer, message, count) => {
  const { error, requests } = await read(answer)
  expect(error).toContain(message)
  expect(requests).toHaveLength(count)
})

test('a rate limit for single rows ends the reading', async () => {
  const { error } = await read((url) => (url.pathname === '/api/products/p1' ? status(429) : backend(url)))
  expect(error).toContain('/api/products/p1 answered 429')
})

const ALL = { products: 250, error: null }
const refused = (message: string) => ({ products: undefined, error: expect.stringContaining(message) })

test.each([
  ['its own server', (url: URL) => `${url.pathname}/moved${url.search}`, ALL],
  ['a public one', (url: URL) => `https://8.8.8.8${url.pathname}/moved${url.search}`, ALL],
  ['this computer', () => 'http://127.0.0.1:1/', refused('127.0.0.1:1 is an address of this computer or network')],
  ['itself', (url: URL) => url.href, refused('it redirects more than 20 times')],
])('a redirect to %s', async (_where, locationOf, expected) => {
  const { error, catalogue } = await read((url) =>
    url.pathname.endsWith('/moved')
      ? backend(new URL(url.href.replace('/moved', '')))
      : status(302, { location: locationOf(url) }),
  )
  expect({ products: catalogue?.products.length, error }).toEqual(expected)
})

test('no further pages are requested after one that fails', async () => {
  const large = createBackend({ products: productRows(900), pageSize: 5 })
  const { requests } = await read((url) => (url.searchParams.get('page') === '2' ? status(403) : large(url)))
  expect(requests.length).toBeLessThan(10)
})

test('a backend that does not listen is named', async () => {
  const error = readBackend('http://127.0.0.1:1', { out: newFolder(), clock: createClock() })
  await expect(error).rejects.toThrow(/^http:\/\/127\.0\.0\.1:1\/api\/products\?\S+ did not answer: .+/)
})

test('a connection that breaks in the middle of an answer is repeated', async () => {
  let count = 0
  const server = createServer(({ url }, outgoing) => {
    count += 1
    if (count > 1) {
      void backend(new URL(url ?? '', BASE_URL))
        .text()
        .then((text) => outgoing.end(text))
      return
    }
    outgoing.writeHead(200, { 'content-length': '1000' })
    outgoing.write('{"products":[', () => outgoing.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${portOf(server)}`
  const { catalogue } = await readBackend(origin, { out: newFolder(), clock: createClock() })
  server.close()
  server.closeAllConnections()
  expect(catalogue.products).toHaveLength(250)
})

describe('a backend that changes while it is read', () => {
  /** Answers with pages of 2 whose rows are `rowsAt(n)` at the nth request for products. */
  const changing = (rowsAt: (request: number) => Row[], totalAt = (request: number) => rowsAt(request).length) => {
    let request = 0
    return (url: URL) => {
      if (url.pathname !== '/api/products') return backend(url)
      request += 1
      const page = Number(url.searchParams.get('page'))
      return Response.json({ products: rowsAt(request).slice(2 * page - 2, 2 * page), total: totalAt(request) })
    }
  }
  const rows = productRows(9)
  const idsOf = (catalogue: { products: { id: string }[] } | null) => catalogue?.products.map(({ id }) => id)

  test('a row that moves to the next page is kept once', async () => {
    const { catalogue, warnings } = await read(changing((request) => (request === 1 ? rows.slice(1) : rows)))
    // The new row is found by reading the pages once more.
    expect(idsOf(catalogue)?.toSorted()).toEqual(rows.map(({ id }) => id))
    // The backend has no single answers.
    expect(warnings.filter((warning) => !warning.includes('answered 404'))).toEqual([])
  })

  test('pages that are added to the end are read', async () => {
    const { catalogue, requests } = await read(changing((request) => (request === 1 ? rows.slice(0, 4) : rows)))
    expect(idsOf(catalogue)).toHaveLength(9)
    expect(requests.filter((path) => path.startsWith('/api/products?page=1&'))).toHaveLength(1)
  })

  test('a row that only the first attempt finds is kept', async () => {
    const { catalogue } = await read(
      changing(
        (request) => (request === 1 ? rows : rows.slice(2)),
        () => 9,
      ),
    )
    expect(idsOf(catalogue)?.toSorted()).toEqual(rows.map(({ id }) => id))
  })

  test('a total above the number of rows is reported after a second attempt', async () => {
    const { catalogue, requests, warnings } = await read(
      changing(
        () => rows,
        () => 1200,
      ),
    )
    expect(idsOf(catalogue)).toHaveLength(9)
    expect(warnings).toContain('Read 9 of 1,200 products: the pages have no more.')
    expect(requests.filter((path) => path.startsWith('/api/products?page=1&'))).toHaveLength(2)
    // The first empty page ends each attempt.
    expect(requests.filter((path) => path.startsWith('/api/products?')).length).toBeLessThan(30)
  })
})
