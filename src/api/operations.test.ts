import { keyOf } from './operations.ts'

test.each([
  ['a list', keyOf('brands', {}), ['/api/brands']],
  ['one of a list', keyOf('product', { id: 'studio 16' }), ['/api/products', 'studio 16']],
  ['a part that only looks like a query', keyOf('product', { id: '?page=2' }), ['/api/products', '?page=2']],
  ['a part of the cart, below the cart’s own key', keyOf('count', {}), ['/api/cart', 'count']],
  ['a query', keyOf('blog', { page: 2, limit: 10 }), ['/api/blog?page=2&limit=10']],
  [
    'a query with text and with what is not asked for',
    keyOf('products', { page: 1, search: 'desk & chair', brandId: undefined }),
    ['/api/products?page=1&search=desk+%26+chair'],
  ],
])('the key spells the path of %s', (_what, key, spelled) => {
  expect(key).toEqual(spelled)
})
