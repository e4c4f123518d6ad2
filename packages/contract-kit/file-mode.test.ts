import { createFileApi } from '#mocks/file-api.ts'
import { builtInRows } from '#mocks/store/built-in-rows.ts'
import { COMPLETE_PRODUCTS, checkInProcess } from './testing/check-in-process.ts'

const PICTURES_AT = 'https://pictures.example/'

const CATALOGUE = {
  format: 'overtone-catalogue',
  version: 1,
  generatedAt: '2026-03-10T14:05:00Z',
  source: { kind: 'file', name: 'products.csv' },
}

test('file mode passes all checks but those of CORS headers, which its answers do not need', async () => {
  const { categories, brands } = builtInRows
  const catalogue = {
    ...CATALOGUE,
    products: COMPLETE_PRODUCTS,
    categories,
    brands,
    posts: await builtInRows.posts(),
  }
  const host = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response(JSON.stringify(catalogue)))
  const { whenReady, answer } = createFileApi('data/catalogue.json', PICTURES_AT, undefined, {
    cartStorage: () => null,
  })
  await whenReady()
  host.mockRestore()
  const { failed, warnings } = await checkInProcess(
    async (request) => (request.url.startsWith(PICTURES_AT) ? new Response() : answer(request)),
    { origin: null, runs: 40 },
  )
  // No cache sees what the page itself answers.
  expect({ failed, warnings }).toEqual({ failed: [], warnings: ['GET /api/cart is not cacheable'] })
})
