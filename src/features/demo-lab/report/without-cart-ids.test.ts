import type { LoggedRequest } from '#src/demo/demo-api.ts'
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
    { ...call, cartIn: 'my-cart-1', cartOut: 'my-cart-12' },
    { ...call, cartIn: 'their-cart' },
  ]
  expect(withoutCartIds('my-cart-1, my-cart-12, their-cart, my-cart-1', requests)).toBe(
    '[cart id], [cart id], [cart id], [cart id]',
  )
})

test('missing, empty and short cart ids replace nothing', () => {
  const requests = [call, { ...call, cartIn: '', cartOut: '1' }]
  expect(withoutCartIds('No cart: 401', requests)).toBe('No cart: 401')
})
