import { existsSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createBackend, createClock, newFolder, productRows, read, removeFolders } from './test-backend.ts'

afterAll(removeFolders)

const DAY = 24 * 60 * 60 * 1000
/** 400 pages. */
const backend = createBackend({ products: productRows(2000), pageSize: 5 })
const pageOf = (url: URL) => (url.pathname === '/api/products' ? Number(url.searchParams.get('page')) : 0)
const pagesIn = (requests: string[]) =>
  requests.flatMap((path) => pageOf(new URL(path, 'https://api.example.com')) || [])

/** Reads a backend that dies at page 90. Returns the folder, and the pages that were read. */
async function interruptedReading() {
  const out = newFolder()
  const answered: number[] = []
  const { error } = await read(
    (url) => {
      if (pageOf(url) >= 90) throw new TypeError('fetch failed')
      answered.push(pageOf(url))
      return backend(url)
    },
    { out },
  )
  return { out, error, answered }
}

test('a second run requests only what the first one did not read', async () => {
  const { out, error, answered } = await interruptedReading()
  expect(error).toMatch(/products\?page=9\d&\S+ did not answer: fetch failed/)
  expect(answered.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 89 }, (_, index) => index + 1))
  const { catalogue, requests } = await read(backend, { out })
  const pages = pagesIn(requests)
  expect(pages).toEqual(Array.from({ length: 311 }, (_, index) => index + 90))
  expect(catalogue?.products.map(({ id }) => id)).toEqual(productRows(2000).map(({ id }) => id))
})

test('the catalogue’s time is that of the first run', async () => {
  const { out } = await interruptedReading()
  const clock = createClock()
  await clock.sleep(DAY - 60_000)
  expect((await read(backend, { out, clock })).catalogue?.generatedAt).toBe('2026-03-10T12:00:00.000Z')
})

test('restart discards what was read', async () => {
  const { out } = await interruptedReading()
  const { requests } = await read(backend, { out, restart: true })
  expect(pagesIn(requests)).toHaveLength(400)
})

test('a reading of another backend is discarded', async () => {
  const { out } = await interruptedReading()
  const { requests } = await read(backend, { out, baseUrl: 'https://other.example' })
  expect(pagesIn(requests)).toHaveLength(400)
})

test('a reading older than a day is discarded', async () => {
  const { out } = await interruptedReading()
  const clock = createClock()
  await clock.sleep(DAY)
  const { catalogue, requests } = await read(backend, { out, clock })
  expect(pagesIn(requests)).toHaveLength(400)
  expect(catalogue?.generatedAt).toBe('2026-03-11T12:00:00.000Z')
})

test('a saved answer that was cut short is requested again', async () => {
  const { out } = await interruptedReading()
  const folder = join(out, '.reading')
  const file = readdirSync(folder).find((name) => name !== 'reading.json') ?? ''
  writeFileSync(join(folder, file), '{"products":[{"id"')
  const { catalogue } = await read(backend, { out })
  expect(catalogue?.products).toHaveLength(2000)
  expect(existsSync(folder)).toBe(false)
})

test('an answer of the wrong shape is not saved', async () => {
  const out = newFolder()
  const first = await read(() => Response.json({ products: [] }), { out })
  expect(first.error).toContain('total: expected number')
  expect((await read(backend, { out })).catalogue?.products).toHaveLength(2000)
})
