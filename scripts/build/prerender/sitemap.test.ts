import { products } from '#fixtures/products.ts'
import { builtInRows } from '#mocks/built-in-rows.ts'
import type { Rows } from '#mocks/db.ts'
import { DEFAULT_CONFIG } from '#src/config/config.ts'
import { sitemapFiles } from './sitemap.ts'

const filesFor = (siteUrl: string, rows: Rows | null): Record<string, string> => {
  const config = { ...DEFAULT_CONFIG, store: { ...DEFAULT_CONFIG.store, siteUrl } }
  return Object.fromEntries(sitemapFiles(config, rows))
}
const urlsIn = (text = '') => [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url)

beforeEach(() => vi.stubEnv('BASE_URL', '/storefront/'))
afterEach(() => vi.unstubAllEnvs())

test('the sitemap has absolute URLs with trailing slashes and leaves out the cart', () => {
  const files = filesFor('https://shop.test', builtInRows)
  const urls = urlsIn(files['sitemap.xml'])
  expect(urls).toContain('https://shop.test/storefront/')
  expect(urls).toContain('https://shop.test/storefront/faq/')
  for (const { id } of products) expect(urls).toContain(`https://shop.test/storefront/products/${id}/`)
  expect(urls).not.toContain('https://shop.test/storefront/cart/')
  expect(files['robots.txt']).toBe(
    'User-agent: *\nDisallow: /storefront/retailer/\nSitemap: https://shop.test/storefront/sitemap.xml\n',
  )
})

test('in live mode the sitemap has no demo products', () => {
  expect(filesFor('https://shop.test', null)['sitemap.xml']).not.toContain('/products/')
})

test('without siteUrl there is no sitemap, and robots.txt does not refer to one', () => {
  expect(filesFor('', builtInRows)).toEqual({ 'robots.txt': 'User-agent: *\nDisallow: /storefront/retailer/\n' })
})
