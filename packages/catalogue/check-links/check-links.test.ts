import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { newShop, type Shop } from '../testing/test-command.ts'
import { checkLinks, type LinkCommand } from './check-links.ts'
import { sendRequest } from './send-request.ts'

/** The server's answer: a status, or the address of a redirect. */
type Route = number | string | ((request: IncomingMessage, response: ServerResponse) => void)

/** Link, answer, and what the report says. */
const FAULTS: [string, Route, string][] = [
  ['/not-found', 404, 'answered 404'],
  ['/gone', 410, 'answered 410'],
  ['/for-ever', '/for-ever?again', 'which redirects more than 20 times'],
  ['/late', () => {}, 'did not answer in time'],
  ['/no-head', ({ method }, response) => response.writeHead(method === 'HEAD' ? 405 : 404).end(), 'answered 404'],
  ['/loses?tag=me', '/lamp', '"tag=me" is lost where'],
  ['/to-home', '/', 'leads to ORIGIN/'],
  ['http://nowhere.test/lamp', 200, 'there is no host nowhere.test'],
  ['/to-loopback', 'http://inside.test/', 'which is in the network of this computer'],
  ['/robots', 403, 'answered 403'],
  ['/broken', 500, 'answered 500'],
  ['/damaged', 'http://[', 'redirects to a damaged address, "http://["'],
]

/** Links that work. */
const CORRECT: [string, Route][] = [
  ['/lamp', 200],
  ['/', 200],
  ['/?product=7', 200],
  ['/moved?tag=me&id=7', '/lamp-7?tag=me'],
  ['/lamp-7', 200],
  ['/renamed?ref=partner7', '/lamp?via=partner7'],
  ['/only-get', ({ method }, response) => response.writeHead(method === 'HEAD' ? 404 : 200).end()],
  [
    '/needs-cookie',
    ({ headers }, response) =>
      headers.cookie === 'seen=1'
        ? response.writeHead(200).end()
        : response.writeHead(302, { location: '/needs-cookie', 'set-cookie': 'seen=1; Path=/' }).end(),
  ],
  ['/accents', Buffer.from('/lämp').toString('latin1')],
  ['/l%C3%A4mp', 200],
  [
    '/twenty?20',
    ({ url }, response) => {
      const left = Number(url?.split('?')[1])
      response.writeHead(302, { location: left > 1 ? `/twenty?${left - 1}` : '/lamp' }).end()
    },
  ],
  ['/no-content', 204],
]

let server: Server
let origin: string
let requests: string[]
let shop: Shop

beforeEach(async () => {
  requests = []
  const routes = new Map([...FAULTS, ...CORRECT].map(([link, route]) => [link.split('?')[0], route]))
  server = createServer((request, response) => {
    requests.push(`${request.method} ${request.url}`)
    const route = routes.get(request.url?.split('?')[0]) ?? 404
    if (typeof route === 'function') route(request, response)
    else if (typeof route === 'number') response.writeHead(route).end()
    else response.writeHead(302, { location: route }).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port }: { port?: number } = Object(server.address())
  origin = `http://shop.test:${port}`
  shop = newShop()
})
afterEach(() => {
  server.closeAllConnections()
  server.close()
  shop.remove()
})

/** Makes a catalogue with a product for each link, which is its title. */
const makeShop = (links: string[]) =>
  shop.run({
    from: shop.write(
      'products.csv',
      ['title,price,link,category', ...links.map((link) => `${link},9,${new URL(link, origin)},${link}`)].join('\n'),
    ),
    currency: 'USD',
  })

/** Checks the links. All hosts are the server, although their names have public addresses. */
async function check(options: Partial<LinkCommand> = {}): Promise<string> {
  const printed: string[] = []
  const message = await checkLinks(
    {
      out: shop.out,
      throughTrackers: false,
      dropDead: false,
      restart: false,
      now: new Date('2026-03-10T12:00:00Z'),
      network: {
        resolve: async (host) => {
          if (host === 'nowhere.test') throw Object.assign(new Error(host), { code: 'ENOTFOUND' })
          return [{ address: host === 'inside.test' ? '127.0.0.1' : '93.184.216.34', family: 4 }]
        },
        send: (url, request) => sendRequest(url, { ...request, addresses: [{ address: '127.0.0.1', family: 4 }] }),
        timeLimit: ({ pathname }) => AbortSignal.timeout(pathname === '/late' ? 50 : 20_000),
      },
      ...options,
    },
    (line) => printed.push(line),
  )
  return [...printed.filter((line) => !line.startsWith('Checking links:')), message].join('\n')
}

const links = [...FAULTS, ...CORRECT].map(([link]) => link)
/** Returns the lines of the report about a link. */
const linesOf = (report: string, link: string) => report.split('\n').filter((line) => line.startsWith(`  ${link}: `))

test('names twelve faults, and no link that works', async () => {
  await makeShop(links)
  const [faults, redirects] = (await check()).split('Redirects of links that work')
  expect(faults).toMatch(
    new RegExp(
      `^Checked ${links.length} links: ${CORRECT.length + 1} work, 6 are dead, 1 leads to a home page, 4 could not be checked\\.`,
    ),
  )
  for (const [link, , message] of FAULTS) {
    expect(linesOf(faults ?? '', link)).toEqual([expect.stringContaining(message.replace('ORIGIN', origin))])
  }
  for (const [link] of CORRECT) expect(linesOf(faults ?? '', link)).toEqual([])
  expect(redirects).toContain(`  /moved?tag=me&id=7: ${origin}/moved?tag=me&id=7 leads to ${origin}/lamp-7?tag=me.`)
  expect(shop.text('links.txt')).toContain(faults)
})

test('--drop-dead leaves out what is certainly dead, and its categories', async () => {
  await makeShop(links)
  const before = shop.files().find((path) => path.startsWith('data/'))
  const printed = await check({ dropDead: true })
  const dead = new Set(['/not-found', '/gone', '/for-ever', '/no-head', 'http://nowhere.test/lamp', '/damaged'])
  const rest = links.filter((link) => !dead.has(link))
  expect(printed).toContain(`Left out 6 products with dead links, and wrote ${rest.length} products to `)
  expect(shop.catalogue().products.map(({ title }) => title)).toEqual(rest)
  expect(shop.catalogue().categories).toHaveLength(rest.length)
  const files = shop.files().filter((path) => path.startsWith('data/'))
  expect(files).toHaveLength(1)
  expect(files).not.toContain(before)
  expect(JSON.parse(shop.text('config.json')).api.data).toBe(files[0])
})

test('a second run within a day asks nothing, unless it restarts', async () => {
  await makeShop(links)
  const first = await check()
  const asked = requests.splice(0)
  expect(await check({ now: new Date('2026-03-11T11:59:00Z') })).toBe(first)
  expect(requests).toEqual([])
  await check({ restart: true })
  expect(requests.splice(0)).toHaveLength(asked.length)
  await check({ now: new Date('2026-03-11T12:01:00Z') })
  expect(requests).toHaveLength(asked.length)
})

const AWIN = 'https://www.awin1.com/pclick.php?a=1&m=2&p='

test('tracking links without the merchant’s address are counted, and named in the file', async () => {
  await makeShop([`${AWIN}1`, `${AWIN}2`])
  const report = await check()
  expect(requests).toEqual([])
  expect(report.split('\n').slice(0, -1)).toEqual([
    "None of the 2 links was checked: they are a network's tracking links and do not contain the merchant's address. --through-trackers asks them, and each counts as a click.",
    'Tracking links that were not asked, because networks count each request as a click (--through-trackers): 2, named in links.txt.',
  ])
  expect(shop.text('links.txt')).toContain(`(--through-trackers):\n  ${AWIN}1: ${AWIN}1\n  ${AWIN}2: ${AWIN}2\n`)
})

test('the first line counts what it found', async () => {
  await makeShop(['/lamp', '/gone', '/to-home', `${AWIN}1`])
  expect(await check()).toMatch(/^Checked 3 links: 1 works, 1 is dead, 1 leads to a home page\.\n/)
  await makeShop([`${AWIN}1`])
  expect(await check()).toMatch(/^The only link was not checked: it is a network's tracking link and does not contain/)
})

test('a link of several products is asked once', async () => {
  await makeShop(['/lamp'])
  await shop.run({
    from: shop.write('products.csv', `title,price,link\nLamp,9,${origin}/gone\nDesk,9,${origin}/gone\nSofa,9,`),
  })
  const report = await check()
  expect(requests).toEqual(['HEAD /gone', 'GET /gone'])
  expect(report).toContain(`  Lamp and 1 other product: ${origin}/gone answered 410.`)
  await expect(check({ dropDead: true })).resolves.toContain('wrote 1 product to')
})

test('the catalogue stays if no product would be left', async () => {
  await makeShop(['/gone'])
  const { products } = shop.catalogue()
  await expect(check({ dropDead: true })).rejects.toThrow('No product is left. Nothing was written.')
  expect(shop.catalogue().products).toEqual(products)
})

test('a folder without a catalogue is refused', async () => {
  await expect(check()).rejects.toThrow(`${shop.out} has no catalogue. Make one with --from`)
})
