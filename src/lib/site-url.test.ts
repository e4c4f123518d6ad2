import { pageUrl, pictureUrl } from './site-url.ts'

const SHOP = 'https://shop.test'

beforeEach(() => vi.stubEnv('BASE_URL', '/storefront/'))
afterEach(() => vi.unstubAllEnvs())

test.each([
  ['/', '/storefront/'],
  ['/cart', '/storefront/cart/'],
  ['/cart/', '/storefront/cart/'],
  ['/blog?post=a-b', '/storefront/blog/?post=a-b'],
  ['/blog/?page=2', '/storefront/blog/?page=2'],
  // A page whose path starts like the base path.
  ['/storefront/x', '/storefront/storefront/x/'],
  ['/products/a%3Fb', '/storefront/products/a%3Fb/'],
  ['/products/ä b', '/storefront/products/%C3%A4%20b/'],
  ['//[', '/storefront/[/'],
  ['//evil.example/x', '/storefront/evil.example/x/'],
])('the URL of the page %j is %j, prefixed with the site URL if there is one', (path, address) => {
  expect(pageUrl('', path)).toBe(address)
  expect(pageUrl(SHOP, path)).toBe(SHOP + address)
})

test('a relative base path, as in Storybook, is ignored', () => {
  vi.stubEnv('BASE_URL', './')
  expect(pageUrl('', '/cart')).toBe('/cart/')
  expect(pageUrl(SHOP, '/cart')).toBe(`${SHOP}/cart/`)
})

test.each([
  ['/storefront/images/a.jpg', '/storefront/images/a.jpg'],
  // Outside of the base path.
  ['/images/a.jpg', '/images/a.jpg'],
  ['/images/a b.jpg?w=2', '/images/a%20b.jpg?w=2'],
])('the URL of the picture %j is %j, prefixed with the site URL if there is one', (picture, address) => {
  expect(pictureUrl('', picture)).toBe(address)
  expect(pictureUrl(SHOP, picture)).toBe(SHOP + address)
})

test.each([
  ['https://pictures.example/a.jpg', 'https://pictures.example/a.jpg'],
  ['http://pictures.example/a b.jpg', 'http://pictures.example/a%20b.jpg'],
  ['//pictures.example/a.jpg', 'https://pictures.example/a.jpg'],
  ['http://[', undefined],
  ['http://', undefined],
  ['https://%', undefined],
  ['https://a:99999/x', undefined],
  ['https://user:secret@pictures.example/a.jpg', undefined],
  ['//user:secret@pictures.example/a.jpg', undefined],
  ['', undefined],
  [' ', undefined],
  ['data:image/png;base64,AAAA', undefined],
  ['javascript:alert(1)', undefined],
  ['blob:https://shop.test/1', undefined],
])('the external picture %j has the URL %j', (picture, address) => {
  expect(pictureUrl('', picture)).toBe(address)
  expect(pictureUrl(SHOP, picture)).toBe(address)
})
