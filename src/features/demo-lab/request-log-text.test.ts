import type { LoggedRequest } from '#src/api/demo-api.ts'
import { requestLogText, statusText } from './request-log-text.ts'

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
    'no\tmethod\tpath\tquery\tcart in\tcart out\tstatus\tms\tscenario',
    '7\tGET\t/api/cart\t?a=1\tmine\ttheirs\t200\t12\tslow-1s',
    '8\tGET\t/api/cart\t?a=1\tmine\t\tawaited\t\t',
  ])
})
