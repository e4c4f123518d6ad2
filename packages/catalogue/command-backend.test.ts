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
  return { paths, network: { fetch, clock: createClock() } }
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
  expect(second.paths.filter((path) => path.startsWith('/api/products?'))).toHaveLength(1)

  await expect(shop.run({ from: BASE_URL, ...networkOf(dying) })).rejects.toThrow('401')
  const restarted = networkOf(backend)
  await shop.run({ from: BASE_URL, restart: true, ...restarted })
  expect(restarted.paths.filter((path) => path.startsWith('/api/products?'))).toHaveLength(3)
  expect(shop.files()).toHaveLength(3)
})

test.each([
  ['https://user:hunter2@api.example', '--from must not have a user name or password'],
  ['ftp://user:hunter2@api.example', '--from must start with http:// or https://'],
  ['https://api.example/?key=hunter2', '--from must not have a query'],
])('the address %s is refused, and the message does not repeat it', async (from, message) => {
  const { network, paths } = networkOf(backend)
  const run = shop.run({ from, network })
  await expect(run).rejects.toThrow(message)
  await expect(run).rejects.not.toThrow('hunter2')
  expect(paths).toEqual([])
})

test('an address that ends in /api gets advice', async () => {
  expect(
    await shop.run({
      from: `${BASE_URL}/api`,
      ...networkOf((url) => backend(new URL(url.href.replace('/api/api', '/api')))),
    }),
  ).toContain(`--from ends in /api, so requests go to ${BASE_URL}/api/api/products.`)
})

test.each([{ linkTemplate: 'https://track.example/{link}' }, { map: new Map([['Name', 'title' as const]]) }])(
  'options for files are refused: %j',
  async (options) => {
    await expect(shop.run({ from: BASE_URL, ...options, ...networkOf(backend) })).rejects.toThrow(
      '--categories, --map, --layout, --encoding and --link are only for files and feeds.',
    )
  },
)
