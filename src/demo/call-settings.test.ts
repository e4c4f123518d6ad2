import { readSetting, withSetting } from './call-settings.ts'

test.each([
  [['products.300ms'], 'products', 'latency', '300ms'],
  [['products.300ms', 'products.never'], 'products', 'latency', 'never'],
  [['products.30pct'], 'products', 'latency', ''],
  [['products.30pct'], 'products', 'failures', '30pct'],
  [['product.30pct'], 'products', 'failures', ''],
  [['products-500'], 'products', 'failures', ''],
] as const)('with scenarios %j, %s has the %s setting %j', (chosen, id, kind, value) => {
  expect(readSetting(chosen, id, kind)).toBe(value)
})

test.each([
  [['offline'], 'cart', 'latency', '1000ms', ['offline', 'cart.1000ms']],
  [['cart.never', 'cart.30pct'], 'cart', 'latency', '300ms', ['cart.30pct', 'cart.300ms']],
  [['cart.never', 'offline'], 'cart', 'latency', '', ['offline']],
] as const)('with scenarios %j, giving %s the %s setting %j results in %j', (chosen, id, kind, value, expected) => {
  expect(withSetting(chosen, id, kind, value)).toEqual(expected)
})
