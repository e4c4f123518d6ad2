import { scenarios } from './registry.ts'
import { matches } from './symptoms.ts'

const found = (query: string) => scenarios.filter((scenario) => matches(scenario, query)).map(({ name }) => name)

test.each([
  ['', 'products-500'],
  ['products-500', 'products-500'],
  ['Popups', 'popups-first-only'],
  ['timeout', 'products-never'],
  ['time out', 'add-after-60s'],
  ['sold out', 'sold-out'],
  ['out of stock', 'sold-out'],
  ['error on add', 'add-500'],
  ['Errors when adding', 'add-409'],
  ['add to cart fails', 'add-html'],
  ['Failed to load cart', 'cart-500'],
  ['loading forever', 'blog-never'],
  ['no internet', 'offline'],
  ['pop-up blocker', 'popups-blocked'],
  ['logged out', 'all-401'],
  ['missing image', 'fields-missing'],
  ['missing image', 'pictures-missing'],
  ['broken photos', 'pictures-missing'],
  ['slow images', 'pictures-slow'],
  ['layout shift', 'pictures-slow'],
  ['no price', 'prices-unreadable'],
  ['lost my cart', 'cart-id-replaced'],
  ['bad gateway', 'products-html'],
  ['stale results', 'wrong-order'],
  ['blank page', 'blog-empty'],
  ['intermittent errors', 'flaky-10'],
])('a search for %j finds %s', (query, name) => {
  expect(found(query)).toContain(name)
})

test.each(['tuba', 'timeout tuba'])('a search for %j finds nothing', (query) => {
  expect(found(query)).toEqual([])
})
