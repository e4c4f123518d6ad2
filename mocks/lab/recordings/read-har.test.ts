import { deflateSync, gzipSync } from 'node:zlib'
import { readHar } from './read-har.ts'

type Fields = { method?: string; startedDateTime?: string; response?: object }

/** Returns an entry with JSON as its answer. */
const entry = (url: string, body: unknown, { method = 'GET', startedDateTime = '', response = {} }: Fields = {}) => ({
  startedDateTime,
  request: { method, url, headers: [{ name: ':path', value: '/' }] },
  response: {
    status: 200,
    headers: [{ name: ':status', value: '200' }],
    content: { mimeType: 'application/json', text: typeof body === 'string' ? body : JSON.stringify(body) },
    redirectURL: '',
    ...response,
  },
})

const read = async (...entries: unknown[]) => readHar(JSON.stringify({ log: { entries } }))

const COUNT = 'https://api.test/api/cart/count'

describe('calls', () => {
  test('of any origin and below any path are read, with a sorted query', async () => {
    const { calls, notes } = await read(
      entry('https://a.test/api/products?page=1&limit=24', { products: [], total: 0 }),
      entry('http://localhost:8080/api/v1/api/brands', []),
    )
    expect(calls.map(({ address }) => address)).toEqual(['GET /api/products?limit=24&page=1', 'GET /api/brands'])
    expect(calls[1]).toEqual({ address: 'GET /api/brands', status: 200, contentType: 'application/json', body: '[]' })
    expect(notes).toEqual([])
  })

  test('are ordered by the time of their requests, in any time zone', async () => {
    const { calls } = await read(
      entry(COUNT, { count: 3 }, { startedDateTime: '2026-03-10T10:00:02Z' }),
      entry(COUNT, { count: 1 }, { startedDateTime: '2026-03-10T12:00:00+02:00' }),
      entry(COUNT, { count: 2 }, { startedDateTime: '2026-03-10T10:00:01.500Z' }),
    )
    expect(calls.map(({ body }) => body)).toEqual(['{"count":1}', '{"count":2}', '{"count":3}'])
  })

  test('cookies, tokens, pictures, preflights, other addresses and unreadable entries are dropped', async () => {
    const secret = { name: 'authorization', value: 'Bearer s3cret' }
    const call = entry(COUNT, { count: 1 })
    const picture = { content: { mimeType: 'image/avif', encoding: 'base64', text: 'czNjcmV0' } }
    const { calls, notes } = await read(
      {
        ...call,
        request: { ...call.request, headers: [secret], cookies: [secret], postData: { text: 's3cret' } },
        response: { ...call.response, headers: [{ name: 'set-cookie', value: 's3cret' }], cookies: [secret] },
      },
      entry('https://api.test/images/a.avif', '', { response: picture }),
      entry(COUNT, '', { method: 'OPTIONS', response: { status: 204 } }),
      entry('https://api.test/api/login?token=s3cret', 's3cret'),
      entry('https://api.test/api/products?token=s3cret&page=2', '<!doctype html>'),
      entry('not a url', {}),
      { request: null },
      null,
    )
    expect(calls.map(({ address }) => address)).toEqual(['GET /api/cart/count', 'GET /api/products?page=2'])
    expect(JSON.stringify([calls, notes])).not.toContain('s3cret')
  })
})

describe('answers', () => {
  const BRANDS = '[{"id":"b","slug":"b","name":"Größe"}]'

  test.each([
    ['base64', Buffer.from(BRANDS).toString('base64')],
    ['base64', BRANDS],
    ['base64', gzipSync(BRANDS).toString('base64')],
    ['base64', deflateSync(BRANDS).toString('base64')],
    ['', gzipSync(BRANDS).toString('base64')],
    ['', Buffer.from(BRANDS).toString('base64')],
    ['gzip', BRANDS],
    ['utf-8', BRANDS],
  ])('with the encoding %j of the text %s are decoded as what the text is', async (encoding, text) => {
    const { calls } = await read(
      entry('https://api.test/api/brands', '', { response: { content: { encoding, text } } }),
    )
    expect(calls.map(({ body }) => body)).toEqual([BRANDS])
  })

  test.each([
    ['base64', 'Not found', 'Not found'],
    ['base64', Buffer.from('Not found').toString('base64'), 'Not found'],
    ['', 'Tm90IGZvdW5k', 'Tm90IGZvdW5k'],
  ])('that are not JSON are base64 only with the flag: %j, %j', async (encoding, text, body) => {
    const response = { status: 404, content: { encoding, text } }
    const { calls } = await read(entry('https://api.test/api/products/gone', '', { response }))
    expect(calls).toMatchObject([{ status: 404, body }])
  })

  test.each([
    [-1, { _error: 'net::ERR_CONNECTION_REFUSED' }],
    [0, {}],
    [0, { content: { mimeType: '', size: 0, encoding: 'base64', text: '' } }],
    [0, { content: undefined }],
  ])('with the status %i become lost connections', async (status, error) => {
    const { calls } = await read(entry(COUNT, '', { response: { status, ...error } }))
    expect(calls).toMatchObject([{ status: 0 }])
  })

  test.each([
    ['Chrome', { status: 0, _error: 'net::ERR_ABORTED' }],
    ['Chrome, after its status has arrived', { status: 200, _error: 'net::ERR_ABORTED', content: { size: 9 } }],
    ['WebKit', { status: 0, _error: 'Load request cancelled' }],
    ['Playwright', { status: -1, _failureText: 'net::ERR_ABORTED' }],
    ['Playwright with Firefox', { status: -1, _failureText: 'NS_BINDING_ABORTED' }],
    ['Firefox', { status: 0, content: { text: '' } }],
    ['Firefox, not answered yet', { status: 0, content: { size: -1 } }],
  ])('of requests that were cancelled in %s are left out', async (_browser, response) => {
    const { calls, notes } = await read(entry(COUNT, '', { response }), entry(COUNT, { count: 1 }))
    expect(calls).toMatchObject([{ body: '{"count":1}' }])
    expect(notes).toEqual([])
  })

  test('of writes stay if the page has cancelled only their body', async () => {
    const response = { status: 201, _error: 'net::ERR_ABORTED' }
    const { calls } = await read(entry('https://api.test/api/cart/add', '', { method: 'POST', response }))
    expect(calls).toMatchObject([{ address: 'POST /api/cart/add', status: 201 }])
  })

  test('with the status 304 repeat the previous answer, or have the body of the browser’s cache', async () => {
    const { calls, notes } = await read(
      entry(COUNT, { count: 1 }),
      entry(COUNT, '', { response: { status: 304 } }),
      entry(COUNT, { count: 2 }, { response: { status: 304 } }),
    )
    expect(calls.map(({ status, body }) => [status, body])).toEqual([
      [200, '{"count":1}'],
      [200, '{"count":1}'],
      [200, '{"count":2}'],
    ])
    expect(notes).toEqual([])
  })

  test('after redirects belong to the call that was sent first', async () => {
    const { calls } = await read(
      entry(COUNT, '', { response: { status: 301, redirectURL: '/v2/count' } }),
      entry('https://api.test/v2/count', '', { response: { status: 302, redirectURL: 'https://b.test/count' } }),
      entry('https://b.test/count', { count: 4 }),
      entry('https://b.test/count', { count: 5 }),
    )
    expect(calls).toMatchObject([{ address: 'GET /api/cart/count', status: 200, body: '{"count":4}' }])
  })

  test('after a redirect that only a header names are found, and its hash and preflight are no answers', async () => {
    const headers = [{ name: 'Location', value: 'https://b.test/count#top' }]
    const { calls } = await read(
      entry(COUNT, '', { response: { status: 307, headers } }),
      entry('https://b.test/count', '', { method: 'OPTIONS', response: { status: 204 } }),
      entry('https://b.test/count', { count: 4 }),
    )
    expect(calls).toMatchObject([{ address: 'GET /api/cart/count', body: '{"count":4}' }])
  })

  test('after two redirects to one address belong to the calls in their order', async () => {
    const response = { status: 302, redirectURL: 'https://b.test/one' }
    const { calls } = await read(
      entry(COUNT, '', { response }),
      entry('https://api.test/api/brands', '', { response }),
      entry('https://b.test/one', { count: 4 }),
      entry('https://b.test/one', []),
    )
    expect(calls).toMatchObject([
      { address: 'GET /api/cart/count', body: '{"count":4}' },
      { address: 'GET /api/brands', body: '[]' },
    ])
  })

  test('that fail or belong to writes need no body', async () => {
    const { calls, notes } = await read(
      entry('https://api.test/api/cart/add', '', { method: 'POST', response: { status: 201, content: undefined } }),
      entry('https://api.test/api/products/gone', '', { response: { status: 404, content: undefined } }),
    )
    expect(calls.map(({ status }) => status)).toEqual([201, 404])
    expect(notes).toEqual([])
  })

  test('without a body are left out, and a note says how to save them', async () => {
    const { calls, notes } = await read(
      entry(COUNT, '', { response: { content: { size: 12, mimeType: 'application/json' } } }),
      entry(COUNT, { count: 1 }),
    )
    expect(calls).toHaveLength(1)
    expect(notes).toEqual([
      'Left out: 1 answer without a body. Save the file with content (“Save all as HAR with content”).',
    ])
  })

  test('of another contract are kept, and a note names the first', async () => {
    const { calls, notes } = await read(
      entry('https://api.test/api/cart/count', { total: 1 }),
      entry('https://api.test/api/brands', '<!doctype html>'),
    )
    expect(calls).toHaveLength(2)
    expect(notes).toEqual([
      'The shape of 2 answers is not what this shop expects. The first: GET /api/cart/count: count: expected number.',
    ])
  })
})

describe('a file that cannot be played is refused', () => {
  test('if it is cut short, without quoting it', async () => {
    const whole = JSON.stringify({ log: { entries: [entry(COUNT, { token: 's3cret' })] } })
    await expect(async () => readHar(whole.slice(0, -20))).rejects.toThrow(/^The file is cut short or not JSON\.$/)
    await expect(async () => readHar('s3cret')).rejects.toThrow(/^The file is cut short or not JSON\.$/)
  })

  test.each(['null', '[]', '{"log":{}}', '{"openapi":"3.1.0"}'])('if it is %s', async (text) => {
    await expect(async () => readHar(text)).rejects.toThrow('This is not a HAR file: it has no log.entries.')
  })

  test('if it has no calls, or only calls without a body', async () => {
    await expect(read(entry('https://a.test/images/a.png', 'x'))).rejects.toThrow('The recording has no calls of /api.')
    await expect(read(entry(COUNT, ''), entry(COUNT, ''))).rejects.toThrow('Left out: 2 answers without a body.')
  })
})
