import { parseBlogSearch } from './blog-search.ts'

const LONG = 'x'.repeat(5000)

test.each([
  [{}, {}],
  [{ post: 'one' }, { post: 'one' }],
  [{ post: '' }, { post: '' }],
  [{ post: ['one', 'two'] }, { post: 'one' }],
  [{ post: ['', 'two'] }, { post: '' }],
  [{ post: 'a/b' }, { post: 'a/b' }],
  [{ post: LONG }, { post: LONG }],
  [{ page: '2' }, { page: 2 }],
  [{ page: '1' }, {}],
  [{ page: '0' }, {}],
  [{ page: '-3' }, {}],
  [{ page: '1e3' }, {}],
  [{ page: ['2', '3'] }, {}],
])('the parameters %j are parsed as %j', (raw, expected) => {
  expect(parseBlogSearch(raw)).toEqual({ post: undefined, page: undefined, ...expected })
})
