import { newShop, type Shop } from './testing/test-command.ts'
import { newServer } from './testing/test-server.ts'

const FEED = 'title,price,link\nLamp,20.50 EUR,https://shop.example/1\nDesk,90.00 EUR,https://shop.example/2\n'
const MODIFIED = 'Tue, 10 Mar 2026 12:00:00 GMT'
const WROTE = 'Wrote 2 products'

const server = newServer()
let shop: Shop
beforeEach(() => {
  shop = newShop()
  server.answer = (_incoming, outgoing) => outgoing.end(FEED)
})
afterEach(() => shop.remove())

const run = (options = {}) => shop.run({ from: `${server.origin}/feed.csv`, ...options })
const contents = () => shop.files().map((file) => [file, shop.text(file)])

test.each([
  ['table', FEED],
  ['XML', '<r><item><title>Lamp</title><price>1</price></item><item><title>Desk</title><price>2</price></item></r>'],
  ['JSON', '{"products":[{"title":"Lamp","price":"1 EUR"},{"title":"Desk","price":"2 EUR"}]}'],
])('the address of a %s is that of a feed', async (_format, body) => {
  server.answer = (_incoming, outgoing) => outgoing.end(body)
  expect(await run()).toContain(WROTE)
  expect(shop.catalogue().source).toEqual({ kind: 'file', name: 'feed.csv' })
  expect(server.requests.map(({ url }) => url)).toEqual(['/feed.csv'])
})

test('bad rows count once each, also in a feed without line breaks', async () => {
  const item = (title: string, price: string) =>
    `<item><title>${title}</title><price>${price}</price><link>a.example/1</link></item>`
  server.answer = (_incoming, outgoing) =>
    outgoing.end(`<r>${item('Lamp', '20 EUR')}${item('', 'n/a')}${item('Desk', 'n/a')}</r>`)
  expect(await run({ allow: 2 })).toContain('2 bad rows:')
  await expect(run({ allow: 1 })).rejects.toThrow('2 bad rows, but --allow is 1.')
})

test('no file and no message has the key of the address', async () => {
  server.answer = (_incoming, outgoing) => outgoing.end(`${FEED}Chair,n/a,https://shop.example/3\n`)
  const from = `${server.origin.replace('//', '//me:hunter2@')}/apikey/hunter2/products.csv?token=hunter2`
  expect(await run({ from })).toContain('products.csv:4, column "price": "n/a"')
  for (const file of shop.files()) expect(shop.text(file)).not.toContain('hunter2')
  server.answer = (_incoming, outgoing) => outgoing.writeHead(500).end('hunter2')
  await expect(run({ from })).rejects.toThrow(`${server.origin}/apikey/…/products.csv answered 500`)
  await expect(run({ from })).rejects.not.toThrow('hunter2')
})

test.each([
  ['<!doctype html>', /feed\.csv answered with a web page.* It is no backend either: \/api\/products answered 200\.$/],
  ['title,description\na,b', /^feed\.csv has no heading for prices\./],
])('the last catalogue stays if the feed is %j', async (body, message) => {
  await run()
  const before = contents()
  server.answer = (_incoming, outgoing) => outgoing.end(body)
  await expect(run()).rejects.toThrow(message)
  expect(contents()).toEqual(before)
})

test('a backend is not mentioned to the owner of an address with a key', async () => {
  server.answer = (_incoming, outgoing) => outgoing.writeHead(403).end()
  await expect(run({ from: `${server.origin}/apikey/hunter2/feed.csv` })).rejects.toThrow(/network or shop\.$/)
})

test('an answer that is one page of several is named', async () => {
  server.answer = (_incoming, outgoing) =>
    outgoing.writeHead(200, { link: `<${server.origin}/?page=2>; rel="next"` }).end(FEED)
  expect(await run()).toContain('The server answers in pages, and only this one was read.')
})

test.each(['ftp://me:hunter2@feeds.example/feed.csv', 'https://'])('%s is refused', async (from) => {
  await expect(run({ from })).rejects.toThrow('--from must start with http:// or https://')
  await expect(run({ from })).rejects.not.toThrow('hunter2')
})

describe('an unchanged feed', () => {
  const NOT_CHANGED = 'The feed has not changed since 2026-03-10 12:00 UTC'
  beforeEach(async () => {
    server.answer = ({ headers }, outgoing) => {
      const isKnown = headers['if-none-match'] === '"v1"' && headers['if-modified-since'] === MODIFIED
      outgoing.writeHead(isKnown ? 304 : 200, { etag: '"v1"', 'last-modified': MODIFIED }).end(isKnown ? '' : FEED)
    }
    await run()
  })

  test('is not read again', async () => {
    const before = contents()
    expect(await run({ now: new Date('2026-03-12T12:00:00Z') })).toContain(NOT_CHANGED)
    expect(contents()).toEqual(before)
  })

  test('is not read again if the server sends it with the same ETag', async () => {
    server.answer = (_incoming, outgoing) => outgoing.writeHead(200, { etag: '"v1"' }).end('not read')
    expect(await run()).toContain(NOT_CHANGED)
  })

  test.each([
    ['with other options', { currency: 'EUR' }],
    ['with other columns', { map: new Map([['title', 'title']]) }],
    ['with files that may have changed', { pictures: '.' }],
    ['with --restart', { restart: true }],
  ])('is read again %s', async (_what, options) => {
    expect(await run(options)).toContain(WROTE)
    expect(server.requests.at(-1)?.headers['if-none-match']).toBeUndefined()
  })

  test('is read again from another address', async () => {
    expect(await run({ from: `${server.origin}/feed.csv?` })).toContain(WROTE)
  })

  test('is read again after a change of the configuration, and after a run with a file', async () => {
    shop.write('shop/config.json', shop.text('config.json').replace('My Shop', 'Lamps'))
    expect(await run()).toContain(WROTE)
    expect(await run()).toContain(NOT_CHANGED)
    await shop.run({ from: shop.write('other.csv', FEED) })
    expect(shop.files()).not.toContain('.feed.json')
    expect(await run()).toContain(WROTE)
  })

  test('is read again if sales begin and end on certain days', async () => {
    const sale = 'title,price,sale price,sale price effective date\nLamp,20 EUR,10 EUR,2026-03-01/2026-03-11\n'
    server.answer = (_incoming, outgoing) => outgoing.writeHead(200, { etag: '"v2"' }).end(sale)
    await run()
    expect(shop.catalogue().products[0]?.price).toBe('10.00')
    await run({ now: new Date('2026-03-12T12:00:00Z') })
    expect(shop.catalogue().products[0]?.price).toBe('20.00')
  })
})
