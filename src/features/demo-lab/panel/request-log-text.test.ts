import type { LoggedRequest } from '#src/demo/demo-api.ts'
import { comparisonText, requestLogText, sourceText, statusText } from './request-log-text.ts'

const request: LoggedRequest = {
  number: 7,
  method: 'GET',
  path: '/api/cart',
  query: '?a=1',
  cartIn: 'mine',
  cartOut: 'theirs',
  status: 200,
  ms: 12,
  scenario: 'slow-1s',
}

test.each([
  [200, '200'],
  [0, 'lost'],
  [null, 'awaited'],
])('the status %j is shown as %s', (status, text) => {
  expect(statusText({ ...request, status })).toBe(text)
})

test('the log has tab-separated cells, and empty cells for unknown values', () => {
  const awaited = { ...request, number: 8, cartOut: null, status: null, ms: null, scenario: '' }
  expect(requestLogText([request, awaited]).split('\n')).toEqual([
    'no\tmethod\tpath\tquery\tcart in\tcart out\tstatus\tms\tscenario\tsource\tcomparison',
    '7\tGET\t/api/cart\t?a=1\tmine\ttheirs\t200\t12\tslow-1s\t\t',
    '8\tGET\t/api/cart\t?a=1\tmine\t\tawaited\t\t\t\t',
  ])
})

test('the log names the source of an answer and what differs', () => {
  const compared = { ...request, answeredBy: 'server' as const, comparison: ['total is 1.', 'title is "A".'] }
  expect(requestLogText([compared]).split('\t').slice(-2)).toEqual([
    'answered by the server',
    'compared: 2 differences total is 1. title is "A".',
  ])
})

test.each<[Partial<LoggedRequest>, string]>([
  [{}, ''],
  [{ answeredBy: 'server' }, 'answered by the server'],
  [{ answeredBy: 'recording' }, 'answered by the recording'],
  [{ answeredBy: 'edit' }, 'answered by your edit'],
  [{ answeredBy: 'recording', isUnrecorded: true }, 'not in the recording'],
])('the source of %j is shown as "%s"', (fields, text) => {
  expect(sourceText({ ...request, ...fields })).toBe(text)
})

test.each<[NonNullable<LoggedRequest['comparison']>, string]>([
  ['pending', 'compared: pending'],
  [[], 'compared: no difference'],
  [['total is 1.'], 'compared: 1 difference'],
  [['total is 1.', 'title is "A".'], 'compared: 2 differences'],
])('the comparison %j is shown as "%s"', (comparison, text) => {
  expect(comparisonText(comparison)).toBe(text)
})
