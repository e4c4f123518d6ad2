import type { Site } from '#src/config/site.tsx'
import { postPath } from './blog-link.ts'

const mock: Site['api'] = { mode: 'mock' }
const live: Site['api'] = { mode: 'live' }

test.each([
  ['in mock mode', mock, 'a-post', '/blog/a-post?post=a-post'],
  ['in mock mode', mock, 'a b%', '/blog/a%20b%25?post=a+b%25'],
  ['with a slug that cannot be a folder', mock, 'what?', '/blog?post=what%3F'],
  ['in mock mode', mock, 'a/b', '/blog?post=a%2Fb'],
  ['in mock mode', mock, '..', '/blog?post=..'],
  ['in mock mode', mock, '', '/blog?post='],
  ['in live mode', live, 'a-post', '/blog?post=a-post'],
  ['with prerendered pages in live mode', { ...live, prerendered: true }, 'a-post', '/blog/a-post?post=a-post'],
] as const)('%s, the canonical path of %j is %s', (_mode, api, slug, path) => {
  expect(postPath(slug, { api })).toBe(path)
})
