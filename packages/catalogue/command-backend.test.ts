import { Readable } from 'node:stream'
import { BASE_URL, createBackend, createClock, productRows } from './backend/test-backend.ts'
import { newShop, type Shop } from './testing/test-command.ts'

let shop: Shop
beforeEach(() => {
  shop = newShop()
})
afterEach(() => shop.remove())

const backend = createBackend({
  products: [...productRows(250), { id: 'no-price', title: 'No price' }],
  categories: [{ id: 'c1', slug: 'lamps', name: 'Lamps' }],
})

/** Network and clock for `answer`. `paths` has the requested paths. */
function networkOf(answer: (url: URL) => Response) {
  const paths: string[] = []
  const fetch = async (address: string) => {
    const url = new URL(address)
    paths.push(url.pathname + url.search)
    return answer(url)
  }
  const open = async (url: URL) => {
    const { status, headers, body } = await fetch(url.href)
    return { status, headers: Object.fromEntries(headers), body: body ? Readable.from(body) : Readable.from([]) }
  }
  return { paths, network: { fetch, open, clock: createClock() } }
}
const dead = () => new Response('No token', { status: 401 })
/** Fails from the third page on. */
const dying = (url: URL) => (url.searchParams.get('page') === '3' ? dead() : backend(url))

test('a backend becomes a catalogue', async () => {
  const message = await shop.run({ from: `${BASE_URL}/`, ...networkOf(backend) })
  expect(message).toContain('Wrote 250 products, 1 category, 0 brands')
  expect(shop.catalogue()).toMatchObject({ source: { kind: 'backend' }, categories: [{ id: 'c1' }] })
  expect(shop.files()).toEqual(['config.json', expect.stringMatching(/^data\/catalogue-/), 'report.txt'])
  // Configuration and catalogue are published, and the address of the backend may be private.
  for (const file of shop.files().filter((name) => name !== 'report.txt'))
    expect(shop.text(file)).not.toContain(new URL(BASE_URL).host)
})

test('bad rows are reported, and refused above --allow', async () => {
  const bad = 'product "no-price": price: '
  await expect(shop.run({ from: BASE_URL, allow: 0, ...networkOf(backend) })).rejects.toThrow('1 bad row, but --allow')
  expect(shop.files()).toEqual([])
  expect(await shop.run({ from: BASE_URL, allow: 1, ...networkOf(backend) })).toContain(`1 bad row:\n  ${bad}`)
  expect(shop.text('report.txt')).toContain(bad)
})

test('a run continues an interrupted one, unless it restarts', async () => {
  const interrupted = shop.run({ from: BASE_URL, ...networkOf(dying) })
  await expect(interrupted).rejects.toThrow(
    'answered 401: No token. Run the command again to continue with what was read.',
  )
  expect(shop.files().every((file) => file.startsWith('.reading/'))).toBe(true)
  await expect(shop.run({ from: BASE_URL, ...networkOf(dying) })).rejects.toThrow('401')

  const second = networkOf(backend)
  await shop.run({ from: BASE_URL, ...second })
  expect(second.paths.filter((path) => path.startsWith('/api/products?') && path.includes('limit=100'))).toHaveLength(1)

  await expect(shop.run({ from: BASE_URL, ...networkOf(dying) })).rejects.toThrow('401')
  const restarted = networkOf(backend)
  await shop.run({ from: BASE_URL, restart: true, ...restarted })
  expect(
    restarted.paths.filter((path) => path.startsWith('/api/products?') && path.includes('limit=100')),
  ).toHaveLength(3)
  expect(shop.files()).toHaveLength(3)
})

test.each([
  ['a page', () => new Response('<!doctype html><h1>Our API</h1>', { headers: { 'content-type': 'text/html' } })],
  ['a greeting', () => new Response('Hello World!')],
  ['JSON', () => Response.json({ message: 'Hello' })],
  ['a list of something else', () => Response.json({ routes: [{ path: '/api' }] })],
  ['nothing', () => new Response(null, { status: 204 })],
  ['401', dead],
])('a backend may answer %s at its own address', async (_what, welcome) => {
  const answer = (url: URL) => (url.pathname === '/' ? welcome() : backend(url))
  expect(await shop.run({ from: BASE_URL, ...networkOf(answer) })).toContain('Wrote 250 products')
})

test.each(['/api', '/api/', '/api/products', '/api/products?page=1&limit=20'])(
  'the address %s of a call is that of its backend',
  async (path) => {
    expect(await shop.run({ from: BASE_URL + path, ...networkOf(backend) })).toContain('Wrote 250 products')
  },
)

test('paths that have /api twice get advice', async () => {
  const twice = (url: URL) =>
    url.pathname.startsWith('/api/api') ? backend(new URL(url.href.replace('/api/api', '/api'))) : dead()
  expect(await shop.run({ from: `${BASE_URL}/api`, ...networkOf(twice) })).toContain(
    `--from ends in /api, so requests go to ${BASE_URL}/api/api/products.`,
  )
})

test.each([{ linkTemplate: 'https://track.example/{link}' }, { map: new Map([['Name', 'title' as const]]) }])(
  'options for files are refused: %j',
  async (options) => {
    await expect(shop.run({ from: BASE_URL, ...options, ...networkOf(backend) })).rejects.toThrow(
      '--categories, --map, --layout, --encoding, --where, --limit and --link are only for files and feeds.',
    )
  },
)
