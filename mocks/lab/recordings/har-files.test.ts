import { readFileSync } from 'node:fs'
import { readHar } from './read-har.ts'

/** Reads a file of `testing/`, as the browser does. */
const read = async (name: string) =>
  readHar(await new Blob([readFileSync(new URL(`testing/${name}`, import.meta.url))]).text())

const brands = {
  address: 'GET /api/brands',
  status: 200,
  contentType: 'application/json',
  body: '[{"id":"b1","slug":"halm","name":"Halm"}]',
}

test.each([
  ['har-not-base64.har', [brands]],
  ['har-firefox-cancelled.har', [brands, { address: 'GET /api/categories', status: 0, contentType: '', body: '' }]],
])('%s is played', async (name, calls) => {
  expect(await read(name)).toEqual({ calls, notes: [] })
})

test.each([
  ['har-body-in-file.har', 'Left out: 1 answer, because the bodies are in separate files: record with content embed.'],
  [
    'har-attached.har.zip',
    'This is a zip file. Unpack it and load its HAR file. If the bodies are in separate files: record with content embed.',
  ],
])('%s is refused with what to do', async (name, message) => {
  await expect(read(name)).rejects.toThrow(message)
})

test('a file in gzip is refused with what to do', async () => {
  const gzip = Uint8Array.of(0x1f, 0x8b, 8, 0)
  await expect(async () => readHar(await new Blob([gzip]).text())).rejects.toThrow('This is a gzip file. Unpack it')
})
