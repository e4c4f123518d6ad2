import {
  BASE_URL,
  createBackend,
  createClock,
  newFolder,
  productRows,
  removeFolders,
} from '#packages/catalogue/backend/test-backend.ts'
import { parseCatalogue } from '#src/api/catalogue-file.ts'
import { readBackendText } from './backend-catalogue.ts'

afterAll(removeFolders)

/** Reads a backend with good and bad products. Returns the text and the printed lines. */
async function read(good: number, bad: number, address = `${BASE_URL}/`) {
  const badRows = Array.from({ length: bad }, (_, index) => ({ id: `bad-${index}`, title: 'No price' }))
  const backend = createBackend({ products: [...productRows(good), ...badRows] })
  const lines: string[] = []
  const text = await readBackendText(address, (line) => lines.push(line), {
    out: newFolder(),
    fetch: async (url) => backend(new URL(url)),
    clock: createClock(),
  })
  return { text, lines }
}

test('the rows of a backend become the text of a catalogue, and bad rows are named', async () => {
  const { text, lines } = await read(3, 20)
  const catalogue = parseCatalogue(text)
  expect(catalogue.products).toHaveLength(3)
  expect(catalogue.generatedAt).toBe('2026-03-10T12:00:00.000Z')
  expect(lines.filter((line) => line.startsWith('product "bad-'))).toHaveLength(20)
})

test('a link with a password is left out and named, and the backend is not', async () => {
  const backend = createBackend({
    products: productRows(2).map((row) => Object.assign(row, { affiliateUrl: 'https://user:secret@shop.test/' })),
  })
  const lines: string[] = []
  const text = await readBackendText(BASE_URL, (line) => lines.push(line), {
    out: newFolder(),
    fetch: async (url) => backend(new URL(url)),
    clock: createClock(),
  })
  expect(text).not.toMatch(/secret|api\.example\.com/)
  expect(lines).toContain(
    'The product "p1" has a user or password in "affiliateUrl", which everyone could read. It was left out.',
  )
})

test.each([
  ['with more than 20 bad rows', 3, 21, BASE_URL, '21 rows of https://api.example.com are bad'],
  ['without products', 0, 0, BASE_URL, 'https://api.example.com has no products'],
  ['at an address with a query', 1, 0, `${BASE_URL}?key=1`, '--from must not have a query'],
])('a backend %s is refused', async (_which, good, bad, address, message) => {
  await expect(read(good, bad, address)).rejects.toThrow(message)
})
