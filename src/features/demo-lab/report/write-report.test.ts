import { marked, type Tokens } from 'marked'
import type { LoggedRequest } from '#src/demo/demo-api.ts'
import { NASTY_NAMES } from '#src/testing/nasty-names.ts'
import type { PageFacts } from './page-facts.ts'
import type { Recording } from './recorder/recording.ts'
import { type ReportInput, writeReport } from './write-report.ts'

const page: PageFacts = {
  link: 'https://shop.test/storefront/cart/?demo=update-500',
  address: 'cart/',
  heading: 'Shopping Cart',
  viewport: { width: 1280, height: 720 },
  pixelRatio: 2,
  scheme: 'dark',
  language: 'en-US',
  browser: 'Mozilla/5.0 (X11; Linux x86_64)',
}

const call: LoggedRequest = {
  number: 1,
  method: 'GET',
  path: '/api/products',
  query: '?search=studio',
  cartIn: 'cart-of-mine-1',
  cartOut: 'cart-of-mine-2',
  status: 200,
  ms: 12,
  scenario: '',
}

const at = { address: '', scenarios: [] }
const recording: Recording = {
  actions: [
    { ...at, type: 'open' },
    {
      ...at,
      type: 'fill',
      control: { role: 'searchbox', name: 'Search products' },
      field: 'search',
      inputType: 'search',
    },
    { ...at, type: 'enter', control: { role: 'searchbox', name: 'Search products' } },
    {
      type: 'press',
      control: { role: 'button', name: 'Add to Cart', within: 'Aurelle Studio One', nth: 1 },
      address: '?search=studio',
      scenarios: [],
    },
    {
      type: 'press',
      control: { role: 'link', name: 'Cart, 1 item', nth: 1 },
      address: '?search=studio',
      scenarios: [],
    },
    { type: 'choose', address: 'cart/', scenarios: ['update-500'] },
    {
      type: 'press',
      control: { role: 'button', name: '' },
      isByKey: true,
      address: 'cart/',
      scenarios: ['update-500'],
    },
  ],
  lines: [{ level: 'warn', text: 'cart-of-mine-2 is late' }],
  failures: [500],
}

const input: ReportInput = {
  page,
  recording,
  savedFile: null,
  demo: {
    mode: 'worker',
    requests: () => [
      call,
      { ...call, number: 2, method: 'PUT', path: '/api/cart/update', query: '', status: 500, scenario: 'update-500' },
    ],
  },
  version: { commit: '0a1b2c3', time: '2026-11-26T21:00:00.000Z' },
}

/** Returns the list after a heading of the report. */
function listAfter(report: string, heading: string): string[] {
  const tokens = marked.lexer(report)
  const index = tokens.findIndex((token) => token.type === 'heading' && token.text === heading)
  const list = tokens.slice(index).find((token): token is Tokens.List => token.type === 'list')
  return list?.items.map(({ text }) => text) ?? []
}

test('a report has the link to the state, actions, calls, console and page', () => {
  const report = writeReport(input)
  expect(report).toContain('State: <https://shop.test/storefront/cart/?demo=update-500>')
  expect(listAfter(report, 'Actions')).toEqual([
    'opened `/`',
    'typed into *Search products*',
    'pressed Enter in *Search products*, which led to `/?search=studio`',
    'pressed *Add to Cart* in *Aurelle Studio One*',
    'pressed *Cart, 1 item* (number 2 of this name), which led to `/cart/`',
    'chose `update-500`',
    'pressed a button without a name by key',
  ])
  expect(listAfter(report, 'Calls')).toEqual([
    '`GET /api/products?search=studio` 200, 12 ms',
    '`PUT /api/cart/update` 500, 12 ms, `update-500`',
  ])
  expect(listAfter(report, 'Page')).toEqual([
    'Viewport: 1280 × 720, pixel ratio 2',
    'Color scheme: dark',
    'Language: en-US',
    'Browser: Mozilla/5.0 (X11; Linux x86\\_64)',
    'Shop: commit 0a1b2c3, built 2026-11-26T21:00:00.000Z',
    'Mock API: in the service worker',
  ])
})

test('a report names the file that was saved with it', () => {
  const file = 'state-2026-11-26T21-00-00.har'
  expect(writeReport({ ...input, savedFile: file })).toContain(
    `\n\nState file: attach ${file}, which was saved with this report.\n\n`,
  )
  expect(writeReport(input)).not.toContain('Recording:')
})

test('no cart id is in a report', () => {
  const report = writeReport(input)
  expect(report).toContain('warn: [cart id] is late')
  expect(report).not.toContain('cart-of-mine')
})

test('of 200 calls, the last 30 are in the report', () => {
  const calls = Array.from({ length: 200 }, (_, index) => ({ ...call, query: `?page=${index + 1}` }))
  const report = writeReport({ ...input, demo: { mode: 'page', requests: () => calls } })
  expect(report).toContain('The last 30 of 200, oldest first.')
  const listed = listAfter(report, 'Calls')
  expect(listed).toHaveLength(30)
  expect(listed[0]).toContain('?page=171`')
})

test('calls of a server or a recording, and differences, are marked', () => {
  const calls: LoggedRequest[] = [
    { ...call, answeredBy: 'server', comparison: ['a'] },
    { ...call, answeredBy: 'recording', status: 404, isUnrecorded: true },
    { ...call, status: null, ms: null, comparison: 'pending' },
  ]
  expect(listAfter(writeReport({ ...input, demo: { mode: 'page', requests: () => calls } }), 'Calls')).toEqual([
    '`GET /api/products?search=studio` 200, 12 ms, answered by the server, compared: 1 difference',
    '`GET /api/products?search=studio` 404, 12 ms, not in the recording',
    '`GET /api/products?search=studio` awaited, compared: pending',
  ])
})

test('a report without actions, calls and messages says so', () => {
  const report = writeReport({
    ...input,
    recording: { actions: [], lines: [], failures: [] },
    demo: { mode: 'page', requests: () => [] },
  })
  expect(report).toContain('## Actions\n\nNone.')
  expect(report).toContain('None.\n\n## Console\n\nNo warnings or errors.')
})

test.each(NASTY_NAMES)('the name %j stays in its line', (name) => {
  const nasty: Recording = {
    ...recording,
    actions: [
      { ...at, type: 'press', control: { role: 'button', name } },
      { ...at, type: 'escape' },
    ],
  }
  expect(listAfter(writeReport({ ...input, recording: nasty }), 'Actions')).toHaveLength(2)
})
