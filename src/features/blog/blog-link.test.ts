import { postPath } from './blog-link.ts'

test.each([
  ['mock', 'a-post', '/blog/a-post?post=a-post'],
  ['mock', 'a b/c', '/blog/a%20b%2Fc?post=a+b%2Fc'],
  ['mock', '..', '/blog?post=..'],
  ['mock', '', '/blog?post='],
  ['live', 'a-post', '/blog?post=a-post'],
] as const)('in %s mode the canonical path of the post %j is %s', (mode, slug, path) => {
  expect(postPath(slug, { api: { mode } })).toBe(path)
})
