import { readSetting, withSetting } from './call-settings.ts'

test.each([
  [['products.300ms'], 'products', 'latency', '300ms'],
  [['products.300ms', 'products.never'], 'products', 'latency', 'never'],
  [['products.30pct'], 'products', 'latency', ''],
  [['products.30pct'], 'products', 'failures', '30pct'],
  [['product.30pct'], 'products', 'failures', ''],
  [['products-500'], 'products', 'failures', ''],
] as const)('in %j, %s has for %s the value %j', (chosen, id, kind, value) => {
  expect(readSetting(chosen, id, kind)).toBe(value)
})

test.each([
  [['offline'], 'cart', 'latency', '1000ms', ['offline', 'cart.1000ms']],
  [['cart.never', 'cart.30pct'], 'cart', 'latency', '300ms', ['cart.30pct', 'cart.300ms']],
  [['cart.never', 'offline'], 'cart', 'latency', '', ['offline']],
] as const)('in %j, setting for %s the %s to %j gives %j', (chosen, id, kind, value, expected) => {
  expect(withSetting(chosen, id, kind, value)).toEqual(expected)
})
