import { withTarget } from './call-routing.ts'
import type { RoutingTarget } from './call-setting.ts'

const PRODUCTS = { name: 'products', ids: ['products', 'product'] }

test.each<[string[], RoutingTarget, boolean, string[]]>([
  [[], 'server', false, ['products.server']],
  [[], 'server', true, []],
  [[], 'mock', true, ['products.mock']],
  [['products.server'], 'mock', false, []],
  [['product.server', 'cart.server', 'products-500'], 'mock', false, ['cart.server', 'products-500']],
  [['products.server'], 'both', false, ['products.server', 'products.both']],
  [['products.server', 'products.both'], 'server', false, ['products.server']],
  [['product.both'], 'both', true, ['products.both']],
  [['products.300ms'], 'server', false, ['products.300ms', 'products.server']],
])('with %j, choosing %s (configured: %j) results in %j', (chosen, target, isConfigured, expected) => {
  expect(withTarget(chosen, PRODUCTS, target, isConfigured)).toEqual(expected)
})
