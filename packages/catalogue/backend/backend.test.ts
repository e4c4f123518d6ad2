import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { overtonePost } from '#fixtures/posts.ts'
import { products, studioLaptop } from '#fixtures/products.ts'
import { createApiHandler } from '#mocks/http/api-handler.ts'
import { repeatProducts } from '#mocks/http/repeat-products.ts'
import { builtInRows } from '#mocks/store/built-in-rows.ts'
import { seed } from '#mocks/store/db.ts'
import { currentStore } from '#mocks/store/store.ts'
import { parseCatalogue } from '#src/api/catalogue-file.ts'
import { hashOf } from '../products/ids-and-slugs.ts'
import { type Progress, readBackend } from './backend.ts'
import { BASE_URL, createBackend, createClock, newFolder, productRows, read, removeFolders } from './test-backend.ts'

afterAll(removeFolders)

const byId = (a: { id: string }, b: { id: string }) => a.id.localeCompare(b.id)
/** The rows of the store have symbols as keys too. */
const withoutSymbols = <T>(rows: T[]): T[] => JSON.parse(JSON.stringify(rows))
const idsOf = (rows: { id: string }[] | undefined) => rows?.map(({ id }) => id)
const count = (requests: string[], path: string) => requests.filter((request) => request.startsWith(path)).length

describe('the mock API', () => {
  beforeEach(() => seed({ ...builtInRows, products: repeatProducts(products, 730) }, { cartStorage: () => null }))
  const mockApi = createApiHandler(null)
  const answer = (url: URL) => mockApi(new Request(url))

  test('gives all its rows, with the descriptions of categories', async () => {
    const { catalogue, badRows, warnings } = await read(answer)
    const { seeded } = currentStore()
    expect({ ...catalogue, products: catalogue?.products.toSorted(byId) }).toEqual({
      format: 'overtone-catalogue',
      version: 1,
      generatedAt: '2026-03-10T12:00:00.000Z',
      source: { kind: 'backend', baseUrlHash: hashOf(BASE_URL, 64) },
      products: withoutSymbols(seeded.products).toSorted(byId),
      categories: withoutSymbols(seeded.categories),
      brands: withoutSymbols(seeded.brands),
      posts: await seeded.posts(),
    })
    expect(parseCatalogue(JSON.stringify(catalogue))).toEqual(catalogue)
    expect({ badRows, warnings }).toEqual({ badRows: [], warnings: [] })
  })

  test('is asked for pages of 100, and for ten products and all posts alone', async () => {
    const { requests } = await read(answer)
    expect(requests[0]).toBe('/api/products?page=1&limit=100&sortBy=createdAt&sortOrder=desc')
    expect(count(requests, '/api/products?')).toBe(8)
    expect(count(requests, '/api/products/')).toBe(10)
    expect(count(requests, '/api/blog/')).toBe((await currentStore().seeded.posts()).length)
    expect(count(requests, '/api/categories/')).toBe(currentStore().seeded.categories.length)
  })
})

test('at most four requests are sent at a time, and the rows keep the order of the pages', async () => {
  const backend = createBackend({ products: productRows(900) })
  let open = 0
  let most = 0
  const { catalogue } = await read(async (url) => {
    open += 1
    most = Math.max(most, open)
    // Lower pages take more turns of the event loop.
    for (let turns = 20 - Number(url.searchParams.get('page')); turns > 0; turns--) await Promise.resolve()
    open -= 1
    return backend(url)
  })
  expect(most).toBe(4)
  expect(idsOf(catalogue?.products)).toEqual(productRows(900).map(({ id }) => id))
})

test('a backend with smaller pages is read in pages of its size', async () => {
  const { catalogue, requests } = await read(createBackend({ products: productRows(100), pageSize: 24 }))
  expect(catalogue?.products).toHaveLength(100)
  expect(count(requests, '/api/products?')).toBe(5)
  expect(requests).toContain('/api/products?page=5&limit=24&sortBy=createdAt&sortOrder=desc')
})

test('an empty backend gives an empty catalogue', async () => {
  const { catalogue } = await read(createBackend({}))
  expect(catalogue).toMatchObject({ products: [], categories: [], brands: [], posts: [] })
})

test('posts are requested one by one', async () => {
  const secondPost = { ...overtonePost, id: 'second', slug: 'second' }
  const { catalogue } = await read(
    createBackend({
      posts: [
        { ...overtonePost, blocks: [] },
        { ...secondPost, blocks: [] },
      ],
      details: {
        [`/api/blog/${overtonePost.slug}`]: overtonePost,
        '/api/blog/second': secondPost,
      },
    }),
  )
  expect(catalogue?.posts).toEqual([overtonePost, secondPost])
})

test('all products are requested if one of ten that are spread over the list lacks a field', async () => {
  const answers: object[] = Array.from(productRows(100), (row) => ({ ...row, stock: 4 }))
  const details = (rows: object[]) => Object.fromEntries(rows.map((row, index) => [`/api/products/p${index + 1}`, row]))
  const backend = (rows: object[]) => createBackend({ products: productRows(100), details: details(rows) })
  // No answer has a field of the contract that its row lacks.
  expect(count((await read(backend(answers))).requests, '/api/products/')).toBe(10)
  // The newest half has no descriptions yet.
  const described = Array.from(answers, (row, index) => (index < 50 ? row : { ...row, description: 'Loud' }))
  const { catalogue, requests } = await read(backend(described))
  expect(count(requests, '/api/products/')).toBe(100)
  expect(catalogue?.products.filter(({ description }) => description === 'Loud')).toHaveLength(50)
})

test('fields of single answers are added, and a row without an answer is kept with a warning', async () => {
  const { catalogue, warnings } = await read(
    createBackend({
      products: productRows(3),
      details: {
        '/api/products/p1': { ...productRows(1)[0], description: 'Quiet' },
        '/api/products/p3': { ...productRows(3)[2], description: 'Loud' },
      },
    }),
  )
  expect(catalogue?.products.map(({ description }) => description)).toEqual(['Quiet', undefined, 'Loud'])
  expect(warnings).toEqual([
    `${BASE_URL}/api/products/p2 answered 404: Not found. The row has only the fields of its list.`,
  ])
})

test('every category is requested, also if the first one has no description', async () => {
  const [first, second] = [1, 2].map((number) => ({ id: `c${number}`, slug: `s${number}`, name: `Category ${number}` }))
  const { catalogue } = await read(
    createBackend({
      categories: [{ ...first }, { ...second }],
      details: { '/api/categories/s1': first, '/api/categories/s2': { ...second, description: 'Loud things' } },
    }),
  )
  expect(catalogue?.categories).toEqual([first, { ...second, description: 'Loud things' }])
})

test('a slug is encoded in the path', async () => {
  const category = { id: 'c1', slug: 'tv/audio', name: 'TV' }
  const { requests } = await read(createBackend({ categories: [category] }))
  expect(requests).toContain('/api/categories/tv%2Faudio')
})

test('rows that break the contract are left out and named with their field', async () => {
  const { catalogue, badRows, warnings } = await read(
    createBackend({
      products: [...productRows(1), { id: 'p2', title: 'No price' }, { title: 'No id', price: '1.00' }],
      categories: [{ id: 'c1', slug: '..', name: 'Dots' }],
    }),
  )
  expect(idsOf(catalogue?.products)).toEqual(['p1'])
  expect(catalogue?.categories).toEqual([])
  expect(badRows).toEqual([
    'product "p2": price: expected string',
    'product "{"title":"No id","price":"1.00"}": id: expected string',
    'category "c1": slug: cannot be part of a URL path',
  ])
  // One for the product whose single answer is 404.
  expect(warnings).toHaveLength(1)
})

test('progress is reported', async () => {
  const progress: Progress[] = []
  const backend = createBackend({ products: productRows(250), categories: [{ id: 'c1', slug: 'c1', name: 'C' }] })
  await readBackend(BASE_URL, {
    out: newFolder(),
    clock: createClock(),
    fetch: async (url) => backend(new URL(url)),
    onProgress: (each) => progress.push(each),
  })
  const reported = progress.filter(({ what }) => what === 'products')
  expect(reported.map(({ done, total }) => [done, total]).slice(0, 1)).toEqual([[100, 250]])
  expect(reported.at(-1)).toEqual({ what: 'products', done: 250, total: 250 })
  expect(progress).toContainEqual({ what: 'details', done: 1, total: 1 })
})

test('the saved answers are removed at the end', async () => {
  const out = newFolder()
  await read(createBackend({ products: [{ ...studioLaptop }] }), { out })
  expect(existsSync(join(out, '.reading'))).toBe(false)
})
