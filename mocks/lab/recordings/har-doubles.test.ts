import { readHar } from './read-har.ts'

const ADD = 'https://api.test/api/cart/add'

type Fields = { at: number; time?: number; url?: string; response?: object; [field: string]: unknown }

/** Returns a write that starts at a number of milliseconds. */
const entry = ({ at, url = ADD, response, ...fields }: Fields) => ({
  startedDateTime: new Date(at).toISOString(),
  request: { method: 'POST', url },
  response: { status: 201, content: { mimeType: 'application/json', text: '{"count":1}' }, ...response },
  ...fields,
})

const bodiesOf = async (...entries: unknown[]) =>
  (await readHar(JSON.stringify({ log: { entries } }))).calls.map(({ body }) => body)

const first = { content: { text: 'first' } }
const second = { content: { text: 'second' } }
const chrome = { _fetchedViaServiceWorker: true }

test.each([
  [
    'Chrome',
    [
      { at: 0, time: 90, response: { ...first, ...chrome } },
      { at: 10, time: 60, response: first },
      { at: 200, time: 90, response: { ...second, ...chrome } },
      { at: 210, time: 60, response: second },
    ],
  ],
  [
    'Chrome, if the worker changes the answer, and without durations',
    [
      { at: 0, response: { ...first, ...chrome } },
      { at: 10 },
      { at: 200, response: { ...second, ...chrome } },
      { at: 210 },
    ],
  ],
  [
    'Chrome, if only the worker’s requests have bodies',
    [
      { at: 0, time: 90, response: { ...chrome, content: { size: 5 } } },
      { at: 10, time: 60, response: first },
      { at: 200, time: 90, response: { ...chrome, content: { size: 6 } } },
      { at: 210, time: 60, response: second },
    ],
  ],
  [
    'Playwright',
    [
      { at: 0, time: 90, response: first },
      { at: 10, time: -1, response: first, _serviceWorkerRef: 'worker@1' },
      { at: 200, time: 90, response: second },
      { at: 210, time: 60, response: second, _serviceWorkerRef: 'worker@1' },
    ],
  ],
  [
    'WebKit',
    [
      { at: 0, time: 90, response: first, _fetchType: 'Service Worker' },
      { at: 10, time: 60, response: first, _fetchType: 'Network Load' },
      { at: 200, time: 90, response: second, _fetchType: 'Service Worker' },
    ],
  ],
  [
    'Firefox, which does not name workers',
    [
      { at: 0, time: 90, response: first },
      { at: 10, time: 60, response: first },
      { at: 200, time: 90, response: second },
      { at: 200, time: 90, response: second },
    ],
  ],
  [
    'Chrome, if the worker’s request was redirected',
    [
      { at: 0, time: 90, response: { ...first, ...chrome } },
      { at: 10, time: 20, response: { status: 308, redirectURL: 'https://b.test/api/cart/add' } },
      { at: 30, time: 20, url: 'https://b.test/api/cart/add', response: first },
      { at: 200, time: 90, response: { ...second, ...chrome } },
    ],
  ],
] satisfies [string, Fields[]][])(
  'what a service worker sends for a call is not played in %s',
  async (_name, calls) => {
    expect(await bodiesOf(...calls.map(entry))).toEqual(['first', 'second'])
  },
)

test.each([
  [
    'after each other',
    [
      { at: 0, time: 90 },
      { at: 100, time: 90 },
    ],
  ],
  [
    'at once, with other answers',
    [
      { at: 0, time: 90, response: first },
      { at: 10, time: 60 },
    ],
  ],
  [
    'at once, of which the later one ends later',
    [
      { at: 0, time: 90 },
      { at: 10, time: 90 },
    ],
  ],
  [
    'through a worker that sends none',
    [
      { at: 0, time: 90, response: chrome },
      { at: 10, time: 60, response: chrome },
    ],
  ],
  [
    'of a worker alone',
    [
      { at: 0, time: 90, _serviceWorkerRef: 'a' },
      { at: 10, time: 60, _serviceWorkerRef: 'a' },
    ],
  ],
  [
    'before and after a worker is gone',
    [
      { at: 0, time: 90, response: chrome },
      { at: 100, time: 60 },
    ],
  ],
  ['without durations', [{ at: 0 }, { at: 10 }]],
] satisfies [string, Fields[]][])('two calls %s are both played', async (_name, calls) => {
  expect(await bodiesOf(...calls.map(entry))).toHaveLength(2)
})
