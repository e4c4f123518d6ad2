import { HttpResponse, http } from 'msw'
import { studioLaptop } from '#fixtures/products.ts'
import { server, takeErrors } from '#src/testing/setup.ts'
import { createFileApi } from './file-api.ts'

const FILE = 'data/catalogue.json'
const CATALOGUE = {
  format: 'overtone-catalogue',
  version: 1,
  generatedAt: '2026-03-10T14:05:00Z',
  source: { kind: 'file', name: 'products.csv' },
  products: [studioLaptop],
  categories: [{ id: 'cat-laptops', slug: 'laptops', name: 'Laptops' }],
  brands: [],
  posts: [],
}

const requestOf = (path: string) =>
  new Request(new URL(path, location.href), { headers: { 'x-cart-id': 'testcart0001' } })

test('calls are answered from the file, which is requested once', async () => {
  const respond = vi.fn<() => Response>(() => HttpResponse.json(CATALOGUE))
  server.use(http.get(`/${FILE}`, respond))
  const onLoaded = vi.fn<() => void>()
  const { whenReady, answer } = createFileApi(FILE, '/', onLoaded)
  await whenReady()
  expect(onLoaded).toHaveBeenCalledOnce()
  const listing = await answer(requestOf('/api/products?search=laptops'))
  expect(await listing.json()).toEqual({ products: [expect.objectContaining({ id: studioLaptop.id })], total: 1 })
  expect((await answer(requestOf('/api/cart'))).headers.get('x-cart-id')).toBe('testcart0001')
  expect((await answer(requestOf('/api/orders'))).status).toBe(404)
  expect(respond).toHaveBeenCalledOnce()
})

test('a file that cannot be used fails with its name and the reason, and is requested again for the next call', async () => {
  let isBroken = true
  server.use(
    http.get(`/${FILE}`, () => (isBroken ? new HttpResponse(null, { status: 503 }) : HttpResponse.json(CATALOGUE))),
    http.get('/config.json', () => new HttpResponse(null, { status: 404 })),
  )
  const { whenReady, answer } = createFileApi(FILE, '/')
  await expect(whenReady()).rejects.toThrow('the server answers 503')
  expect(takeErrors()).toEqual([`ConfigError: "api.data": /${FILE} can't be used: the server answers 503`])
  isBroken = false
  await whenReady()
  expect((await answer(requestOf('/api/categories'))).status).toBe(200)
})
