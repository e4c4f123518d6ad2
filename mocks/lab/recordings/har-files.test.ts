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

test.each([['har-not-base64.har', [brands]]])('%s is played', async (name, calls) => {
  expect(await read(name)).toEqual({ calls, notes: [] })
})
