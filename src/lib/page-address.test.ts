import { pageAddress } from './page-address.ts'

test.each([
  ['/index.html', '/'],
  ['//index.html', '/'],
  ['/shop/INDEX.HTML', '/shop/'],
  ['/shop//products///a/index.html', '/shop/products/a/'],
  ['/products/a', '/products/a'],
  ['/products/a/', '/products/a/'],
  ['/products/index.html/', '/products/index.html/'],
  ['/my-index.html', '/my-index.html'],
])('the page at %s has the path %s', (pathname, path) => {
  expect(pageAddress(pathname)).toBe(path)
})
