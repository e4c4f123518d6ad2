import type { LoggedRequest } from '#src/api/demo-api.ts'
import { withoutCartIds } from './without-cart-ids.ts'

const call: LoggedRequest = {
  number: 1,
  method: 'GET',
  path: '/api/cart',
  query: '',
  cartIn: null,
  cartOut: null,
  status: 200,
  ms: 1,
  scenario: '',
}

test('each cart id is replaced, also if it begins with another one', () => {
  const requests = [
    { ...call, cartIn: 'mine-1', cartOut: 'mine-12' },
    { ...call, cartIn: 'theirs' },
  ]
  expect(withoutCartIds('mine-1, mine-12, theirs, mine-1', requests)).toBe('[cart id], [cart id], [cart id], [cart id]')
})

test('missing and empty cart ids replace nothing', () => {
  expect(withoutCartIds('No cart', [call, { ...call, cartIn: '' }])).toBe('No cart')
})
