import type { Site } from '#src/config/site.tsx'
import { postPath } from './blog-link.ts'

const mock: Site['api'] = { mode: 'mock' }
const live: Site['api'] = { mode: 'live' }

test.each([
  ['in mock mode', mock, 'a-post', '/blog/a-post?post=a-post'],
  ['in mock mode', mock, 'a b/c', '/blog/a%20b%2Fc?post=a+b%2Fc'],
  ['in mock mode', mock, '..', '/blog?post=..'],
  ['in mock mode', mock, '', '/blog?post='],
  ['in live mode', live, 'a-post', '/blog?post=a-post'],
  ['with prerendered pages in live mode', { ...live, prerendered: true }, 'a-post', '/blog/a-post?post=a-post'],
] as const)('%s, the canonical path of %j is %s', (_mode, api, slug, path) => {
  expect(postPath(slug, { api })).toBe(path)
})
