/** The example in `examples/backend`, which must pass the contract kit. */
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createApp } from '../../examples/backend/app.mjs'
import { type Database, openDatabase } from '../../examples/backend/database.mjs'
import { checkBackend } from './check-backend.ts'

const SHOP = 'http://localhost:4173'
const folder = mkdtempSync(join(tmpdir(), 'overtone-example-'))
const file = join(folder, 'shop.db')
let db: Database
beforeAll(() => {
  db = openDatabase(file)
})
afterAll(() => {
  db.close()
  rmSync(folder, { recursive: true })
})

const api = async (request: Request) => createApp(db, [SHOP]).fetch(request)
const get = async (path: string) => (await api(new Request(`http://api.test${path}`))).json()

test('passes all checks of the contract kit', async () => {
  const printed: string[] = []
  await checkBackend({
    baseUrl: 'http://api.test',
    fetch: api,
    origin: SHOP,
    seed: 42,
    timeouts: { request: 60_000, total: 600_000 },
    print: (line) => printed.push(line),
  })
  // The demo's titles have no letters such as é, and its pictures no whole URLs.
  expect(printed.join('\n')).toContain('passed, 0 failed, 2 not checked')
})

test('a search ignores the case of all letters, and accents', async () => {
  db.run("UPDATE product SET title = 'Ærlig Müller Kopfhörer' WHERE id = 'norrvane-studio-16'")
  for (const search of ['ærlig', 'ÆRLIG MÜLLER', 'kopfhorer müll']) {
    const { products, total } = await get(`/api/products?search=${encodeURIComponent(search)}`)
    expect({ search, total, id: products[0]?.id }).toEqual({ search, total: 1, id: 'norrvane-studio-16' })
  }
})

test('without a valid sortBy, the newest come first in both directions', async () => {
  const newest = await get('/api/products')
  expect(await get('/api/products?sortBy=colour&sortOrder=asc')).toEqual(newest)
  expect(await get('/api/products?sortOrder=asc')).toEqual(newest)
})

test('a refused add says why', async () => {
  const add = (quantity: number) =>
    api(
      new Request('http://api.test/api/cart/add', {
        method: 'POST',
        headers: { 'x-cart-id': 'refused', 'content-type': 'application/json' },
        body: JSON.stringify({ productId: 'norrvane-studio-16', quantity }),
      }),
    )
  expect((await add(999)).status).toBe(200)
  const refused = await add(1)
  expect(refused.status).toBe(409)
  expect(await refused.text()).toBe('A cart can have at most 999 of a product')
})

test('has the versions of the shop', () => {
  const read = (path: string) => JSON.parse(readFileSync(path, 'utf8'))
  const { dependencies, engines } = read('examples/backend/package.json')
  const shop = read('package.json')
  for (const [name, version] of Object.entries(dependencies))
    expect([name, version]).toEqual([name, shop.devDependencies[name]])
  expect(engines).toEqual(shop.engines)
})

test('npm start keeps carts in the file, and stops on SIGTERM', async () => {
  const headers = { 'x-cart-id': 'restarted', 'content-type': 'application/json' }
  const DATABASE = join(folder, 'started.db')
  const start = async () => {
    const child = spawn(process.execPath, ['examples/backend/server.mjs'], {
      env: { ...process.env, PORT: '0', DATABASE, ORIGINS: `https://other.test, ${SHOP}/` },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const line = await new Promise<string>((resolve) => child.stdout.once('data', (chunk) => resolve(String(chunk))))
    const stop = () =>
      new Promise((resolve) => {
        child.once('exit', resolve).kill('SIGTERM')
      })
    return { url: /http:\S+\/api/.exec(line)?.[0] ?? '', stop }
  }
  const first = await start()
  const body = JSON.stringify({ productId: 'norrvane-studio-16', quantity: 2 })
  const added = await fetch(`${first.url}/cart/add`, { method: 'POST', headers, body })
  expect(added.status).toBe(200)
  expect(await first.stop()).toBe(0)
  const second = await start()
  const allowed = await fetch(`${second.url}/brands`, { headers: { origin: SHOP } })
  expect(allowed.headers.get('access-control-allow-origin')).toBe(SHOP)
  expect(await (await fetch(`${second.url}/cart/count`, { headers })).json()).toEqual({ count: 2 })
  expect(await second.stop()).toBe(0)
})
