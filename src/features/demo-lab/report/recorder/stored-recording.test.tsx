import type { Recording } from './recording.ts'
import { readRecording, writeRecording } from './stored-recording.ts'

const EMPTY: Recording = { actions: [], lines: [], failures: [] }

afterEach(() => sessionStorage.clear())

test('a recording survives a page load', () => {
  const recording: Recording = {
    actions: [
      { type: 'open', address: 'cart/', scenarios: ['add-500'], cart: [{ productId: 'aurelle', quantity: 2 }] },
    ],
    lines: [{ level: 'warn', text: 'Dropped 2 rows' }],
    failures: [500, 0],
    left: 'faq/',
  }
  writeRecording(recording)
  expect(readRecording()).toEqual(recording)
})

test.each([
  'null',
  '7',
  '"text"',
  '[]',
  '[{"method":"GET"}]',
  '{}',
  '{"actions":{},"lines":[],"failures":[]}',
  '{"actions":[],"lines":"x","failures":[]}',
  '{"actions":[],"lines":[]}',
  '{"actions":[null],"lines":[],"failures":[]}',
  '{"actions":[{"type":"escape","scenarios":[]}],"lines":[],"failures":[]}',
  '{"actions":[{"type":"escape","address":""}],"lines":[],"failures":[]}',
  '{"actions":[],"lines":[null],"failures":[]}',
  '{"actions":[],"lines":[],"failures":[],"left":7}',
  '{"actions":',
])('%s is read as an empty recording', (stored) => {
  sessionStorage.setItem('overtone:/:demo-recording', stored)
  expect(readRecording()).toEqual(EMPTY)
})
