import { parseSearch, stringifySearch } from './query-search.ts'

test.each([
  ['?search=4090', { search: '4090' }],
  ['?search=%2250%25%22', { search: '"50%"' }],
  ['?search=50%', { search: '50%' }],
  ['?priceRanges=0-50,500%2B', { priceRanges: '0-50,500+' }],
  ['?priceRanges=0-50&priceRanges=500%2B', { priceRanges: ['0-50', '500+'] }],
  ['?post=', { post: '' }],
  ['?post', { post: '' }],
  ['', {}],
])('%s is parsed as plain text', (query, search) => {
  expect(parseSearch(query)).toEqual(search)
})

test.each([
  [{ search: '4090' }, '?search=4090'],
  [{ search: 'a b&c' }, '?search=a+b%26c'],
  [{ priceRanges: ['0-50', '500+'] }, '?priceRanges=0-50,500%2B'],
  [{ page: 2, sort: undefined, priceRanges: [] }, '?page=2'],
  [{ post: '' }, '?post='],
  [{}, ''],
])('%j is serialized as %s', (search, query) => {
  expect(stringifySearch(search)).toBe(query)
})
