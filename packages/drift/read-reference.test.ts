import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createApiHandler } from '#mocks/http/api-handler.ts'
import { builtInRows } from '#mocks/store/built-in-rows.ts'
import { seed } from '#mocks/store/db.ts'
import type { Fetch } from '../contract-kit/answers/http-types.ts'
import { observeMock } from './observe-mock.ts'
import { readReference } from './read-reference.ts'
import { runNight, SERVER } from './testing/run-night.ts'

const folder = mkdtempSync(join(tmpdir(), 'overtone-drift-'))
afterAll(() => rmSync(folder, { recursive: true }))

const mockApi = createApiHandler(null)

function save(text: string): string {
  const file = join(folder, 'against.json')
  writeFileSync(file, text)
  return file
}

const driftFile = (fields: object) =>
  JSON.stringify({ version: '1', server: 'http://other.test', finishedAt: '', findings: [], ...fields })

test.each([
  ['a file that is cut short', '{"version":', 'is cut short or not JSON'],
  ['another file', '{"a":1}', 'is neither a drift.json nor a recording (HAR)'],
  ['another version', driftFile({ version: '7' }), 'is of another version of this command: "7"'],
  ['a damaged file', driftFile({ reference: { name: 7 } }), 'is damaged: reference.'],
  [
    'a file of another server',
    driftFile({ reference: { name: 'the run', answers: [] } }),
    'is of another server: http://other.test',
  ],
  [
    'a recording of another server',
    '{"log":{"entries":[{"request":{"method":"GET","url":"http://other.test/api/brands"}}]}}',
    `has no calls of ${SERVER}/api, so it is of another server`,
  ],
  [
    'a recording without bodies',
    `{"log":{"entries":[{"request":{"method":"GET","url":"${SERVER}/api/brands"},"response":{"status":200,"content":{}}}]}}`,
    'cannot be used: Left out: 1 answer without a body.',
  ],
])('refuses %s', async (_name, text, message) => {
  const file = save(text)
  await expect(readReference(file, SERVER)).rejects.toThrow(`--against: ${file} ${message}`)
})

test('a recording is compared with its rows', async () => {
  seed(builtInRows, { cartStorage: () => null })
  const path = '/api/products/feldwyn-knock'
  const product = await (await mockApi(new Request(SERVER + path))).json()
  const entry = {
    startedDateTime: '2026-11-27T10:00:00Z',
    time: 3,
    request: { method: 'GET', url: SERVER + path },
    response: {
      status: 200,
      content: { mimeType: 'application/json', text: JSON.stringify({ ...product, title: 'Before' }) },
    },
  }
  const reference = await readReference(save(JSON.stringify({ log: { entries: [entry] } })), SERVER)
  const { fresh } = await runNight({ mock: await observeMock(), fetch: mockApi, reference })
  expect(fresh.map(({ text }) => text)).toEqual([
    `GET ${path}: title of "feldwyn-knock" is "${product.title}", and "Before" in the recording.`,
  ])
})

test.each<[string, Fetch, string]>([
  [
    'sends a page',
    async () => new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } }),
    'returned 200 with a page (HTML), as did the reads of categories, brands and posts.',
  ],
  ['demands authentication', async () => new Response('', { status: 401 }), 'the server demands authentication.'],
  ['limits the rate', async () => new Response('', { status: 429 }), 'send fewer requests: --read-only.'],
  ['does not answer', () => Promise.reject(new Error('connect ECONNREFUSED')), 'connect ECONNREFUSED'],
  [
    'is too slow',
    () => Promise.reject(new DOMException('too slow', 'TimeoutError')),
    '3 requests timed out after 60 s, the last one GET http://api.test/api/brands.',
  ],
])('a run ends with one message if the server %s', async (_name, fetch, message) => {
  await expect(runNight({ mock: [], fetch })).rejects.toThrow(message)
})
