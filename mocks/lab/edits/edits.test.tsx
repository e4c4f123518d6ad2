import { createInterceptor } from '#mocks/lab/interceptor.ts'
import { createLab } from '#mocks/lab/lab.ts'
import { createRouting } from '#mocks/lab/server/routing.ts'
import { NO_SERVER } from '#mocks/lab/server-options.ts'
import { type LoggedRequest, STATE } from '#src/demo/demo-api.ts'
import type { Edit } from '#src/demo/demo-state.ts'
import { storeTabState, tabState } from '#src/demo/tab-state.ts'
import { storageKey } from '#src/lib/storage.ts'

const KEY = storageKey('demo-state')
const SERVER = 'https://api.test'

const logged: LoggedRequest = {
  number: 1000,
  method: 'GET',
  path: '/api/products/a',
  query: '',
  cartIn: null,
  cartOut: null,
  status: 200,
  ms: 1,
  scenario: '',
}

const edit = (call: string, body: string, changes: Partial<Edit> = {}): Edit => ({
  call,
  status: 200,
  contentType: 'application/json',
  body,
  ...changes,
})

function open() {
  const interceptor = createInterceptor(async ({ url }) =>
    Response.json({ from: new URL(url).pathname }, { headers: { 'x-cart-id': 'mine' } }),
  )
  const lab = createLab(interceptor, createRouting(interceptor, { ...NO_SERVER, baseUrl: SERVER }))
  const send = (path: string) => interceptor.answer(new Request(location.origin + path))
  const read = async (path: string): Promise<unknown> => (await send(path)).json()
  return { interceptor, lab, send, read }
}

/** Opens a page whose tab has these edits in force. */
function openWith(...edits: Edit[]) {
  storeTabState({ edits })
  const opened = open()
  opened.lab.choose([STATE])
  return opened
}

afterEach(() => {
  vi.restoreAllMocks()
  storeTabState({})
})

test('an edit answers its call while the state is chosen, and the log says so', async () => {
  const { interceptor, lab, send } = openWith(edit('GET /api/products/a', '{"from":"edit"}', { status: 203 }))
  const response = await send('/api/products/a')
  expect([response.status, response.headers.get('content-type')]).toEqual([203, 'application/json'])
  expect(await response.json()).toEqual({ from: 'edit' })
  expect(interceptor.requests().at(-1)).toMatchObject({ answeredBy: 'edit', status: 203, cartOut: null })
  expect(interceptor.chosen()).toEqual([STATE])
  expect(lab.unknownNote()).toBe('')
  lab.choose([])
  expect(await (await send('/api/products/a')).json()).toEqual({ from: '/api/products/a' })
  expect(interceptor.requests().at(-1)).not.toHaveProperty('answeredBy')
})

test('the edit of one call wins over that of every call, and other calls are not edited', async () => {
  const { interceptor, read } = openWith(
    edit('product', '"every"'),
    edit('GET /api/products/a', '"one"'),
    edit('add', '"write"'),
  )
  expect(await read('/api/products/a')).toBe('one')
  expect(await read('/api/products/b')).toBe('every')
  expect(await read('/api/products')).toEqual({ from: '/api/products' })
  const write = new Request(`${location.origin}/api/cart/add`, { method: 'POST' })
  expect(await (await interceptor.answer(write)).json()).toEqual({ from: '/api/cart/add' })
})

test('the order and unknown names of a query do not matter', async () => {
  const { read } = openWith(edit('GET /api/products?limit=24&page=1', '"edited"'))
  expect(await read('/api/products?page=1&limit=24&token=1')).toBe('edited')
  expect(await read('/api/products?page=2&limit=24')).toEqual({ from: '/api/products' })
})

test('edits win over scenarios and recordings; latency and failures of the call come first', async () => {
  const { lab, read, send } = openWith(edit('brands', '"edited"'))
  lab.choose(['brands-500', 'offline', STATE])
  expect(await read('/api/brands')).toBe('edited')
  await lab.recordings.load(
    new Blob([
      JSON.stringify({
        log: {
          entries: [
            {
              request: { method: 'GET', url: 'https://shop.test/api/brands' },
              response: { status: 200, headers: [], content: { text: '"recorded"' } },
            },
          ],
        },
      }),
    ]),
  )
  lab.choose(['recording', STATE])
  expect(await read('/api/brands')).toBe('edited')
  lab.choose(['recording'])
  expect(await read('/api/brands')).toBe('recorded')
  lab.choose(['brands.100pct', STATE])
  expect((await send('/api/brands')).status).toBe(500)
})

test.each([204, 205, 304])('an edit with the status %i has no body', async (status) => {
  const { send } = openWith(edit('brands', '[]', { status }))
  const response = await send('/api/brands')
  expect([response.status, await response.text()]).toEqual([status, ''])
})

test('edits survive a reload', async () => {
  const { lab, read } = open()
  sessionStorage.setItem(KEY, JSON.stringify({ edits: [edit('brands', '"edited"')] }))
  lab.choose([STATE])
  expect(await read('/api/brands')).toBe('edited')
})

test('without a state, its name is not in force', () => {
  const { interceptor, lab } = open()
  lab.choose([STATE, 'offline'])
  expect(interceptor.chosen()).toEqual(['offline'])
})

describe('editing', () => {
  const answer = { status: 200, contentType: 'application/json', body: '"edited"' }

  test('begins with the stored answer of the call, or asks for it', async () => {
    const { interceptor, lab, send } = open()
    await send('/api/products/a')
    await vi.waitFor(() => expect(interceptor.exchanges().stored).toHaveLength(1))
    const [first = logged] = interceptor.requests()
    lab.choose(['product-404'])
    const stored = await lab.edits.open(first)
    expect(stored).toMatchObject({ address: 'GET /api/products/a', operation: 'GET /api/products/{id}' })
    expect(stored.received).toEqual({ ...answer, body: '{\n  "from": "/api/products/a"\n}' })
    const asked = await lab.edits.open(logged)
    expect(asked.received).toMatchObject({ status: 404, body: 'Product not found' })
    expect(interceptor.requests()).toHaveLength(1)
    lab.choose(['offline'])
    await expect(lab.edits.open(logged)).rejects.toThrow('Nothing answers this call')
  })

  test('lists the edits in force with the source of a scenario', async () => {
    const { lab } = open()
    const opened = await lab.edits.open(logged)
    expect(opened.use(answer, 'this')).toBe(true)
    lab.choose([STATE])
    expect(lab.edits.list().map(({ calls }) => calls)).toEqual(['GET /api/products/a'])
    opened.use({ ...answer, body: '"again"' }, 'every')
    lab.choose([STATE])
    const [listed, ...others] = lab.edits.list()
    expect([listed?.calls, others]).toEqual(['every GET /api/products/{id}', []])
    expect(await listed?.source('products/a/')).toContain('HttpResponse.json("again")')
    expect(JSON.parse(sessionStorage.getItem(KEY) ?? '')).toEqual({ edits: [edit('product', '"again"')] })
  })

  test('removing the last edit leaves the rest of the state', () => {
    storeTabState({ view: 'list', edits: [edit('brands', '1'), edit('blog', '2')] })
    const { lab } = open()
    lab.choose([STATE])
    expect(lab.edits.remove('brands')).toBe(true)
    expect(lab.edits.remove('blog')).toBe(true)
    expect(tabState()).toEqual({ view: 'list' })
    storeTabState({ edits: [edit('brands', '1')] })
    expect(lab.edits.remove('brands')).toBe(false)
    expect(sessionStorage.getItem(KEY)).toBeNull()
  })

  test('edits that are no longer in force do not come back with the next one', async () => {
    const { lab } = openWith(edit('brands', '1'))
    lab.choose([])
    expect(lab.edits.list()).toEqual([])
    const opened = await lab.edits.open(logged)
    opened.use(answer, 'every')
    lab.choose([STATE])
    expect(lab.edits.list().map(({ call }) => call)).toEqual(['product'])
  })

  test('an edit that storage refuses is used, and reported', async () => {
    const { lab, read } = open()
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    const opened = await lab.edits.open(logged)
    expect(opened.use(answer, 'this')).toBe(false)
    lab.choose([STATE])
    expect(await read('/api/products/a')).toBe('edited')
  })

  test.each<[Partial<LoggedRequest>, boolean]>([
    [{}, true],
    [{ status: 404 }, true],
    [{ answeredBy: 'recording' }, true],
    [{ answeredBy: 'edit' }, true],
    [{ answeredBy: 'server' }, false],
    [{ path: '/api/blog' }, false],
    [{ status: null }, false],
    [{ status: 0 }, false],
    [{ method: 'POST', path: '/api/cart/add' }, false],
    [{ path: '/api/no-such' }, false],
  ])('a call with %j can be edited: %s', (changes, expected) => {
    const { lab } = open()
    lab.choose(['blog.server'])
    expect(lab.edits.canEdit({ ...logged, ...changes })).toBe(expected)
  })
})

test('the edit of a call is cut for a link, and answers the same where the link is opened', async () => {
  const body = '{"from":"/api/products/a","brand":"x"}'
  const { lab, read } = openWith(edit('GET /api/products/a', body), edit('brands', '[]'))
  const linked = await lab.edits.forLink()
  expect(linked.map((each) => each.body)).toEqual([',"brand":"x"', '[]'])
  storeTabState({ edits: linked, isSent: true })
  lab.choose([STATE])
  expect(await read('/api/products/a')).toEqual(JSON.parse(body))
  expect(await lab.edits.list()[0]?.source('products/a/')).toContain('"brand": "x"')
  expect(lab.notes()).toBe('')
})

test('a cut edit of another version of the shop is not used, and a note says so', async () => {
  const cut = { start: 1, end: 1, length: 500 }
  const { lab, read } = openWith(edit('GET /api/products/a', '"x":1', { cut }))
  expect(await read('/api/products/a')).toEqual({ from: '/api/products/a' })
  expect(lab.notes()).toBe(
    'The edited answer of GET /api/products/a belongs to another version of this shop, so it is not used.',
  )
})
