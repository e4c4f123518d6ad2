import { keyOf } from './operations.ts'

test.each([
  ['a list', keyOf('brands', {}), ['/api/brands']],
  ['one item', keyOf('product', { id: 'studio 16' }), ['/api/products', 'studio 16']],
  ['a path segment that looks like a query string', keyOf('product', { id: '?page=2' }), ['/api/products', '?page=2']],
  ['the cart’s count, below the cart’s key', keyOf('count', {}), ['/api/cart', 'count']],
  ['a query', keyOf('blog', { page: 2, limit: 10 }), ['/api/blog?page=2&limit=10']],
  [
    'a query with text and an undefined parameter',
    keyOf('products', { page: 1, search: 'desk & chair', brandId: undefined }),
    ['/api/products?page=1&search=desk+%26+chair'],
  ],
])('keyOf spells the path of %s', (_what, key, expected) => {
  expect(key).toEqual(expected)
})
