import { DEFAULT_CONFIG } from './config.ts'
import { hasPage, type Site } from './site.tsx'

const siteWith = (store: Partial<Site['store']>, data?: string): Site => ({
  ...DEFAULT_CONFIG,
  api: { mode: 'mock', data },
  store: { ...DEFAULT_CONFIG.store, ...store },
})
const CATALOGUE = 'data/catalogue.json'

test.each([
  ['all pages of the demo', siteWith({}), '/deals', true],
  ['a page that is not listed', siteWith({ pages: ['faq'] }), '/deals', false],
  ['a listed page', siteWith({ pages: ['deals'] }), '/deals', true],
  ['a page that every shop has', siteWith({ pages: [] }), '/privacy', true],
  ['deals of other products', siteWith({ pages: ['deals'] }, CATALOGUE), '/deals', false],
  ['own deals', siteWith({ pages: ['deals'], content: ['deals'] }, CATALOGUE), '/deals', true],
  ['own deals that are not listed', siteWith({ pages: [], content: ['deals'] }, CATALOGUE), '/deals', false],
  ['the built-in FAQ', siteWith({}, CATALOGUE), '/faq', true],
])('%s', (_situation, site, path, expected) => {
  expect(hasPage(site, path)).toBe(expected)
})
