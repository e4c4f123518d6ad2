import { keyOf } from './operations.ts'

test.each([
  ['a list', keyOf('brands', {}), ['/api/brands']],
  ['one item', keyOf('product', { id: 'studio 16' }), ['/api/products', 'studio 16']],
  ['an item whose id looks like a query string', keyOf('product', { id: '?page=2' }), ['/api/products', '?page=2']],
  ['the cart’s count, below the cart’s key', keyOf('count', {}), ['/api/cart', 'count']],
  ['a request with query parameters', keyOf('blog', { page: 2, limit: 10 }), ['/api/blog?page=2&limit=10']],
  [
    'a request with a text and an undefined query parameter',
    keyOf('products', { page: 1, search: 'desk & chair', brandId: undefined }),
    ['/api/products?page=1&search=desk+%26+chair'],
  ],
])('keyOf returns the path of %s', (_what, key, expected) => {
  expect(key).toEqual(expected)
})
