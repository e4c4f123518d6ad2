import { parseListingSearch, productQuery } from './listing-search.ts'

const EMPTY = {
  search: undefined,
  categoryId: undefined,
  brandId: undefined,
  priceRanges: undefined,
  sort: undefined,
  page: undefined,
}

test.each([
  [{}, {}],
  [{ search: '  4090 ' }, { search: '4090' }],
  [{ search: '   ' }, {}],
  [{ search: ['first', 'second'] }, { search: 'first' }],
  [{ page: '3' }, { page: 3 }],
  [{ page: '0' }, {}],
  [{ page: '-1' }, {}],
  [{ page: '1.5' }, {}],
  [{ page: 'abc' }, {}],
  [{ page: '9'.repeat(30) }, {}],
  [{ priceRanges: '0-50,500+' }, { priceRanges: ['0-50', '500+'] }],
  [{ priceRanges: ['500+', '0-50'] }, { priceRanges: ['0-50', '500+'] }],
  [{ priceRanges: '500 ' }, { priceRanges: ['500+'] }],
  [{ priceRanges: 'nonsense' }, {}],
  [{ sort: 'price-asc' }, { sort: 'price-asc' }],
  [{ sort: 'createdAt-desc' }, {}],
  [{ sort: 'price-sideways' }, {}],
  [
    { categoryId: 'cat-laptops', brandId: 'brand-x' },
    { categoryId: 'cat-laptops', brandId: 'brand-x' },
  ],
])('parses the parameters %j to %j', (raw, expected) => {
  expect(parseListingSearch(raw)).toEqual({ ...EMPTY, ...expected })
})

test('a listing requests 24 products, newest first by default', () => {
  expect(productQuery({})).toMatchObject({ page: 1, limit: 24, sortBy: 'createdAt', sortOrder: 'desc' })
  expect(productQuery({ sort: 'price-asc', page: 2, priceRanges: ['50-100'] })).toMatchObject({
    page: 2,
    sortBy: 'price',
    sortOrder: 'asc',
    minPrice: 50,
    maxPrice: 100,
  })
})
