import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { products, studioLaptop } from '#fixtures/products.ts'
import { startApiProcess } from './child.ts'
import type { RunningServer } from './server.ts'
import { serve } from './server.ts'
import { type ApiOptions, startApi } from './start.ts'

const SHOP = 'http://localhost:4173'

const running: RunningServer[] = []
const start = async (options: Partial<ApiOptions> = {}) => {
  const server = await startApi({ port: 0, host: '127.0.0.1', origins: null, site: '/', ...options })
  running.push(server)
  return server.origin
}
afterEach(async () => {
  await Promise.all(running.splice(0).map((server) => server.close()))
})

describe('CORS', () => {
  test('by default, origins on this machine may send credentials and read x-cart-id', async () => {
    const response = await fetch(`${await start()}/api/cart`, { headers: { origin: SHOP } })
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'access-control-allow-origin': SHOP,
      'access-control-allow-credentials': 'true',
      'access-control-expose-headers': 'x-cart-id',
      'x-cart-id': expect.stringMatching(/./),
      vary: 'Origin',
    })
  })

  test('a preflight returns the allowed methods and headers', async () => {
    const response = await fetch(`${await start()}/api/cart/add`, {
      method: 'OPTIONS',
      headers: { origin: SHOP, 'access-control-request-method': 'POST' },
    })
    expect(response.status).toBe(204)
    expect(response.headers.get('access-control-allow-methods')).toContain('DELETE')
    expect(response.headers.get('access-control-allow-headers')).toBe('content-type,x-cart-id')
  })

  test.each([
    ['on another host', null, 'https://shop.example'],
    ['not in the list', ['https://shop.example'], SHOP],
    ['on a host that begins with localhost', null, 'http://localhost.evil.example'],
  ])('an origin %s is rejected', async (_name, origins, origin) => {
    const url = `${await start({ origins })}/api/cart`
    expect((await fetch(url, { headers: { origin } })).headers.has('access-control-allow-origin')).toBe(false)
    const preflight = await fetch(url, {
      method: 'OPTIONS',
      headers: { origin, 'access-control-request-method': 'GET' },
    })
    expect(preflight.status).toBe(403)
  })

  test('an origin in the list is allowed', async () => {
    const url = `${await start({ origins: ['https://shop.example'] })}/api/cart`
    const response = await fetch(url, { headers: { origin: 'https://shop.example' } })
    expect(response.headers.get('access-control-allow-origin')).toBe('https://shop.example')
  })
})

test.each([
  ['GET', '/api/products/no-such', 404, 'Product not found'],
  ['GET', '/somewhere', 404, 'Not found'],
  ['GET', '/API/brands', 404, 'Not found'],
  ['GET', '/api/Brands', 404, 'Not found'],
  ['GET', '/api/brands/', 404, 'Not found'],
  ['GET', '/api/products/aurelle-studio-one/', 404, 'Not found'],
  ['POST', '/api/Cart/add', 404, 'Not found'],
  ['GET', '/api/products/%E0%A4%A', 400, 'Bad request'],
  ['POST', '/api/cart/add', 400, 'productId is required'],
  ['HEAD', '/api/products', 200, ''],
])('%s %s returns %i', async (method, path, status, text) => {
  const response = await fetch((await start()) + path, { method })
  expect(response.status).toBe(status)
  expect(await response.text()).toBe(text)
})

test('a body over 1 MB returns 413', async () => {
  const response = await fetch(`${await start()}/api/cart/add`, { method: 'POST', body: 'x'.repeat(1_000_001) })
  expect(response.status).toBe(413)
})

test('the products and site options set the number of products and the base URL of pictures', async () => {
  const origin = await start({ products: 1000, site: 'https://shop.example/storefront/' })
  const { products: listed, total } = await (await fetch(`${origin}/api/products`)).json()
  expect(total).toBe(1000)
  expect(products.length).toBeLessThan(1000)
  expect(listed[0].images[0]).toMatch(/^https:\/\/shop\.example\/storefront\/images\//)
})

describe('carts in a file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'overtone-carts-'))
  const carts = join(folder, 'carts.json')
  afterAll(() => rmSync(folder, { recursive: true }))
  afterEach(() => rmSync(carts, { force: true }))

  const headers = { 'x-cart-id': 'filecart0001', 'content-type': 'application/json' }
  const count = async (origin: string) => (await (await fetch(`${origin}/api/cart/count`, { headers })).json()).count
  const add = (origin: string) =>
    fetch(`${origin}/api/cart/add`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ productId: studioLaptop.id, quantity: 2 }),
    })

  test('survive a restart', async () => {
    await add(await start({ carts }))
    await running.pop()?.close()
    expect(JSON.parse(readFileSync(carts, 'utf8'))).toMatchObject({ version: 1 })
    expect(await count(await start({ carts }))).toBe(2)
  })

  test('are lost at a restart without the file', async () => {
    await add(await start())
    await running.pop()?.close()
    expect(await count(await start())).toBe(0)
  })

  test('are dropped with a warning if the JSON is invalid', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    writeFileSync(carts, '{"version":1,"li')
    expect(await count(await start({ carts }))).toBe(0)
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('Dropped the stored carts'))
    warn.mockRestore()
  })

  test('require an existing folder', async () => {
    await expect(start({ carts: join(folder, 'missing', 'carts.json') })).rejects.toThrow('ENOENT')
  })
})

test('close waits for pending responses', async () => {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  let markReceived = () => {}
  const received = new Promise<void>((resolve) => {
    markReceived = resolve
  })
  const { origin, close } = await serve(
    async () => {
      markReceived()
      await released
      return new Response('done')
    },
    { port: 0, host: '127.0.0.1' },
  )
  const response = fetch(origin)
  await received
  const closed = close()
  release()
  expect(await (await response).text()).toBe('done')
  await closed
  await expect(fetch(origin)).rejects.toThrow('fetch failed')
})

describe('npm run api', () => {
  test('responds, and exits with 0 on SIGTERM', async () => {
    const { origin, stop } = await startApiProcess(['--products', '30'])
    expect((await (await fetch(`${origin}/api/products`)).json()).total).toBe(30)
    expect(await stop()).toBe(0)
  })

  test.each([
    [['--products', 'many'], '--products must be a whole number, not "many"'],
    [['--port', '70000'], '--port must be a whole number up to 65535, not "70000"'],
    [['--origin', 'shop'], '--origin must be an address such as https://shop.example, not "shop"'],
    [['--catalogue', 'missing.json'], '--catalogue: missing.json cannot be read: there is no missing.json'],
    [['--catalogue', 'mocks'], '--catalogue: mocks cannot be read: expected a file, not a folder'],
    [['--carts', 'missing/carts.json'], 'Could not start: there is no '],
  ])('does not start with %j', async (options, message) => {
    await expect(startApiProcess(options)).rejects.toThrow(message)
  })

  test('does not start on a port in use', async () => {
    const other = createServer()
    await new Promise<void>((resolve) => {
      other.listen(0, '127.0.0.1', resolve)
    })
    const address = other.address()
    const port = typeof address === 'object' ? String(address?.port) : ''
    await expect(startApiProcess(['--port', port])).rejects.toThrow(
      `port ${port} is in use, so pass another one as --port`,
    )
    other.close()
  })
})
