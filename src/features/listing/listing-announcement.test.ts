import { describeChange } from './listing-announcement.ts'
import type { ListingSearch } from './listing-search.ts'

test.each<[string, ListingSearch, ListingSearch, string[], string | undefined]>([
  ['a sort', {}, { sort: 'price-asc' }, [], 'Sorted by Price: Low to High, 180 products'],
  ['a sort that resets the page', { page: 2 }, { sort: 'title-asc' }, [], 'Sorted by Name A to Z, 180 products'],
  ['a page', {}, { page: 2 }, [], 'Page 2 of 8'],
  ['the first page again', { page: 8 }, {}, [], 'Page 1 of 8'],
  ['a filter', {}, { brandId: 'brand-aurelle' }, ['Aurelle'], 'Filtered by Aurelle, 180 products'],
  ['a filter that resets the page', { page: 2 }, { search: 'lens' }, ['“lens”'], 'Filtered by “lens”, 180 products'],
  ['the removal of the last filter', { priceRanges: ['0-50'] }, {}, [], 'No filters, 180 products'],
  ['nothing', { priceRanges: ['0-50'], page: 2 }, { priceRanges: ['0-50'], page: 2 }, ['Under $50'], undefined],
])('describeChange announces %s', (_change, before, listing, filters, text) => {
  expect(describeChange(before, { listing, total: 180, filters })).toBe(text)
})
