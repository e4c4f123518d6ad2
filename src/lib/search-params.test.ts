import { BLOG_PARAMS, LISTING_PARAMS, paramsOfPath } from './search-params.ts'

test.each([
  ['', LISTING_PARAMS],
  ['category/laptops', ['search', 'brandId', 'priceRanges', 'sort', 'page']],
  ['category/laptops/', ['search', 'brandId', 'priceRanges', 'sort', 'page']],
  ['Category/laptops', ['search', 'brandId', 'priceRanges', 'sort', 'page']],
  ['blog', BLOG_PARAMS],
  ['Blog/', BLOG_PARAMS],
  ['blog/', BLOG_PARAMS],
  ['blog/any-slug', BLOG_PARAMS],
  ['blogs', []],
  ['cart/', []],
  ['products/aurelle-studio-one', []],
])('the route of the path %j reads the parameters %j', (path, params) => {
  expect(paramsOfPath(path)).toEqual(params)
})
