import { listingMetadata } from './listing-metadata.ts'
import { type ListingSearch, parseListingSearch } from './listing-search.ts'

const laptops = (listing: ListingSearch) => listingMetadata('Laptops', '/category/laptops', listing)

test.each([
  [{}, 'Laptops', '/category/laptops'],
  [{ page: '1' }, 'Laptops', '/category/laptops'],
  [{ page: 'nonsense' }, 'Laptops', '/category/laptops'],
  [{ page: '2' }, 'Laptops, page 2', '/category/laptops?page=2'],
  // The parameters below change the products of a page number, so the page is not part of the canonical URL.
  [{ categoryId: 'cat-laptops', page: '2' }, 'Laptops, page 2', '/category/laptops'],
  [{ brandId: 'brand-x' }, 'Laptops', '/category/laptops'],
  [{ priceRanges: '0-50', page: '2' }, 'Laptops, page 2', '/category/laptops'],
  [{ sort: 'price-asc', page: '2' }, 'Laptops, page 2', '/category/laptops'],
  [{ sort: 'createdAt-desc', page: '2' }, 'Laptops, page 2', '/category/laptops?page=2'],
])('the parameters %j set the title %j and the canonical path %j', (raw, title, path) => {
  expect(laptops(parseListingSearch(raw))).toEqual({ title, path, noIndex: false })
})

test('unknown URL parameters do not change the canonical path', () => {
  const listing = { ...parseListingSearch({ page: '2' }), utm_source: 'mail' }
  expect(laptops(listing).path).toBe('/category/laptops?page=2')
})

test.each([
  [{ search: 'lens' }, 'Results for “lens”'],
  [{ search: 'lens', page: '2', sort: 'price-asc' }, 'Results for “lens”, page 2'],
])('the search %j has the title %j and is not indexed', (raw, title) => {
  expect(laptops(parseListingSearch(raw))).toMatchObject({ title, noIndex: true })
})
