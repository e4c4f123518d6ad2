import { shopPath } from './shop-path.ts'

test.each([
  ['/deals', '/', '/deals'],
  ['/deals', '/storefront/', '/deals'],
  ['/storefront/deals', '/storefront/', '/deals'],
  ['/storefront/', '/storefront/', '/'],
  ['/storefront', '/storefront/', '/'],
  ['/', '/storefront/', '/'],
  ['/storefronts', '/storefront/', '/storefronts'],
  ['/blog?post=a%20b#end', '/storefront/', '/blog?post=a%20b#end'],
  ['/storefront/blog?post=one', '/storefront/', '/blog?post=one'],
  ['/../deals', '/storefront/', '/deals'],
  ['https://halyard.example/deals', '/storefront/', null],
  ['HTTP://halyard.example', '/', null],
])('the address %j with the base path %j is the path %j', (address, base, page) => {
  expect(shopPath(address, base)).toBe(page)
})
