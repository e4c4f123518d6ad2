import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { products, studioLaptop } from '#fixtures/products.ts'
import { startApiProcess } from './child.mjs'
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

describe('other origins', () => {
  test('on this machine may call with credentials and read the cart id', async () => {
    const response = await fetch(`${await start()}/api/cart`, { headers: { origin: SHOP } })
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'access-control-allow-origin': SHOP,
      'access-control-allow-credentials': 'true',
      'access-control-expose-headers': 'x-cart-id',
      'x-cart-id': expect.stringMatching(/./),
      vary: 'Origin',
    })
  })

  test('are told before a write what they may send', async () => {
    const response = await fetch(`${await start()}/api/cart/add`, {
      method: 'OPTIONS',
      headers: { origin: SHOP, 'access-control-request-method': 'POST' },
    })
    expect(response.status).toBe(204)
    expect(response.headers.get('access-control-allow-methods')).toContain('DELETE')
    expect(response.headers.get('access-control-allow-headers')).toBe('content-type,x-cart-id')
  })

  test.each([
    ['elsewhere', null, 'https://shop.example'],
    ['that were not named', ['https://shop.example'], SHOP],
    ['that only begin like this machine', null, 'http://localhost.evil.example'],
  ])('%s are refused', async (_which, origins, origin) => {
    const url = `${await start({ origins })}/api/cart`
    expect((await fetch(url, { headers: { origin } })).headers.has('access-control-allow-origin')).toBe(false)
    const asked = await fetch(url, { method: 'OPTIONS', headers: { origin, 'access-control-request-method': 'GET' } })
    expect(asked.status).toBe(403)
  })

  test('can be named', async () => {
    const url = `${await start({ origins: ['https://shop.example'] })}/api/cart`
    const response = await fetch(url, { headers: { origin: 'https://shop.example' } })
    expect(response.headers.get('access-control-allow-origin')).toBe('https://shop.example')
  })
})

test.each([
  ['GET', '/api/products/no-such', 404, 'Product not found'],
  ['GET', '/somewhere', 404, 'Not found'],
  ['GET', '/api/products/%E0%A4%A', 400, 'Bad request'],
  ['POST', '/api/cart/add', 400, 'productId is required'],
  ['HEAD', '/api/products', 200, ''],
])('%s %s answers %i', async (method, path, status, text) => {
  const response = await fetch((await start()) + path, { method })
  expect(response.status).toBe(status)
  expect(await response.text()).toBe(text)
})

test('a body larger than any of the contract is refused', async () => {
  const response = await fetch(`${await start()}/api/cart/add`, { method: 'POST', body: 'x'.repeat(1_000_001) })
  expect(response.status).toBe(413)
})

test('as many products as asked for, with pictures below the shop’s address', async () => {
  const origin = await start({ products: 1000, site: 'https://shop.example/storefront/' })
  const { products: page, total } = await (await fetch(`${origin}/api/products`)).json()
  expect(total).toBe(1000)
  expect(products.length).toBeLessThan(1000)
  expect(page[0].images[0]).toMatch(/^https:\/\/shop\.example\/storefront\/images\//)
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

  test('outlive the server', async () => {
    await add(await start({ carts }))
    await running.pop()?.close()
    expect(JSON.parse(readFileSync(carts, 'utf8'))).toMatchObject({ version: 1 })
    expect(await count(await start({ carts }))).toBe(2)
  })

  test('are forgotten without one', async () => {
    await add(await start())
    await running.pop()?.close()
    expect(await count(await start())).toBe(0)
  })

  test('that can’t be read are dropped with a warning', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    writeFileSync(carts, '{"version":1,"li')
    expect(await count(await start({ carts }))).toBe(0)
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('Dropped the stored carts'))
    warn.mockRestore()
  })

  test('need a folder that is there', async () => {
    await expect(start({ carts: join(folder, 'missing', 'carts.json') })).rejects.toThrow('ENOENT')
  })
})

test('a stop lets the answers under way finish', async () => {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  let arrived = () => {}
  const under = new Promise<void>((resolve) => {
    arrived = resolve
  })
  const { origin, close } = await serve(
    async () => {
      arrived()
      await held
      return new Response('done')
    },
    { port: 0, host: '127.0.0.1' },
  )
  const answer = fetch(origin)
  await under
  const closed = close()
  release()
  expect(await (await answer).text()).toBe('done')
  await closed
  await expect(fetch(origin)).rejects.toThrow('fetch failed')
})

describe('npm run api', () => {
  test('answers, and ends well when told to', async () => {
    const { origin, stop } = await startApiProcess(['--products', '30'])
    expect((await (await fetch(`${origin}/api/products`)).json()).total).toBe(30)
    expect(await stop()).toBe(0)
  })

  test.each([
    [['--products', 'many'], '--products must be a whole number, not "many"'],
    [['--origin', 'shop'], 'Invalid URL'],
  ])('%j does not start', async (options, why) => {
    await expect(startApiProcess(options)).rejects.toThrow(why)
  })

  test('does not start on a port that is taken, and says so', async () => {
    const taken = createServer()
    await new Promise<void>((resolve) => {
      taken.listen(0, '127.0.0.1', resolve)
    })
    const address = taken.address()
    const port = typeof address === 'object' ? String(address?.port) : ''
    await expect(startApiProcess(['--port', port])).rejects.toThrow('EADDRINUSE')
    taken.close()
  })
})
