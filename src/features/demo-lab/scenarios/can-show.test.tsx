import { createInterceptor } from '#mocks/lab/interceptor.ts'
import { createLab } from '#mocks/lab/lab.ts'
import { DEFAULT_CONFIG } from '#src/config/config.ts'
import type { Site } from '#src/config/site.tsx'
import { canShow } from './can-show.ts'

const { scenarios } = createLab(createInterceptor(async () => undefined))
const ownShop: Site = {
  ...DEFAULT_CONFIG,
  api: { mode: 'mock', data: 'data/catalogue.json' },
  store: { ...DEFAULT_CONFIG.store, pages: ['contact'] },
}
const offeredBy = (site: Site) =>
  scenarios.filter(({ link, builtInOnly }) => canShow(site, link, builtInOnly)).map(({ name }) => name)

test('the demo offers all scenarios', () => {
  expect(offeredBy(DEFAULT_CONFIG)).toHaveLength(scenarios.length)
})

test('a shop with its own products offers no scenario of the demo’s rows or of a page that it does not have', () => {
  const offered = offeredBy(ownShop)
  expect(offered).toEqual(expect.arrayContaining(['products-empty', 'page-404', 'catalogue-10000']))
  for (const name of ['product-404', 'category-404', 'row-broken', 'post-empty', 'blog-empty', 'reviews-none']) {
    expect(offered).not.toContain(name)
  }
})
