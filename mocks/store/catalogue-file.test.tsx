import { HttpResponse, http } from 'msw'
import { studioLaptop } from '#fixtures/products.ts'
import type { CatalogueFile } from '#src/api/catalogue-file.ts'
import { server } from '#src/testing/setup.ts'
import { loadRows, rowsOf } from './catalogue-file.ts'
import { seed } from './db.ts'
import { currentStore } from './store.ts'

const catalogue: CatalogueFile = {
  format: 'overtone-catalogue',
  version: 1,
  generatedAt: '2026-03-10T14:05:00Z',
  source: { kind: 'file', name: 'products.csv' },
  products: [{ ...studioLaptop, images: ['data/pictures/laptop-800.avif', 'https://cdn.test/laptop.jpg'] }],
  categories: [
    { id: 'cat-laptops', slug: 'laptops', name: 'Laptops' },
    { id: 'cat-desks', slug: 'desks', name: 'Desks', productCount: 40 },
  ],
  brands: [{ id: 'brand-norrvane', slug: 'norrvane', name: 'Norrvane' }],
  posts: [],
}

const FILE = 'data/catalogue.json'
const answerWith = (response: () => Response, data?: string) =>
  server.use(
    http.get(`/${FILE}`, response),
    http.get('/config.json', () => HttpResponse.json({ api: { mode: 'mock', data } })),
  )

test('the store shows the rows of a catalogue file', async () => {
  seed(rowsOf(JSON.stringify(catalogue)), { basePath: '/storefront/' })
  const { seeded } = currentStore()
  expect(seeded.products.map(({ id, images }) => ({ id, images }))).toEqual([
    { id: studioLaptop.id, images: ['/storefront/data/pictures/laptop-800.avif', 'https://cdn.test/laptop.jpg'] },
  ])
  expect(seeded.brands).toEqual([expect.objectContaining({ name: 'Norrvane', productCount: 1 })])
  expect(await seeded.posts()).toEqual([])
})

test('a category keeps the count of the file, and is counted without one', () => {
  seed(rowsOf(JSON.stringify(catalogue)))
  expect(currentStore().seeded.categories.map(({ productCount }) => productCount)).toEqual([1, 40])
})

test('a catalogue is loaded from its URL', async () => {
  answerWith(() => HttpResponse.json(catalogue))
  expect((await loadRows(FILE)).products).toHaveLength(1)
})

test.each([
  ['that is missing', () => new HttpResponse(null, { status: 404 }), 'the server answers 404'],
  ['that is cut short', () => HttpResponse.text('{"format":"overtone-cat'), 'not JSON, or cut short'],
  ['of another version', () => HttpResponse.json({ ...catalogue, version: 9 }), '"version" is 9'],
  ['that is a page', () => HttpResponse.html('<!doctype html>'), 'not JSON, or cut short'],
  ['of 51 MB', () => HttpResponse.text(' '.repeat(51e6)), 'the file has 51 MB, and a page reads at most 50 MB'],
])('a file %s is an error of the configuration', async (_situation, response, reason) => {
  answerWith(response)
  await expect(loadRows(FILE)).rejects.toMatchObject({
    name: 'ConfigError',
    message: expect.stringContaining(`"api.data": /${FILE} can't be used: ${reason}`),
  })
})

test('the present catalogue replaces one that is gone', async () => {
  const missing = () => new HttpResponse(null, { status: 404 })
  answerWith(missing, 'data/present.json')
  server.use(http.get('/data/present.json', () => HttpResponse.json(catalogue)))
  expect((await loadRows(FILE)).products).toHaveLength(1)
  answerWith(missing, FILE)
  await expect(loadRows(FILE)).rejects.toThrow('the server answers 404')
})

test('a broken connection is no error of the configuration', async () => {
  answerWith(() => HttpResponse.error())
  await expect(loadRows(FILE)).rejects.toMatchObject({ name: 'TypeError' })
})
