import { draftPost, overtonePost, posts } from '#fixtures/posts.ts'
import { products } from '#fixtures/products.ts'
import { builtInRows } from '#mocks/store/built-in-rows.ts'
import { DEFAULT_CONFIG } from '#src/config/config.ts'
import { type KnownPage, knownPages } from '../pages/known-paths.ts'
import { sitemapFiles } from './sitemap.ts'

const demoPages = await knownPages(DEFAULT_CONFIG, builtInRows)
const filesFor = (siteUrl: string, pages: KnownPage[] = demoPages): Record<string, string> => {
  const config = { ...DEFAULT_CONFIG, store: { ...DEFAULT_CONFIG.store, siteUrl } }
  return Object.fromEntries(sitemapFiles(config, pages))
}
const urlsIn = (text = '') => [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url)

beforeEach(() => vi.stubEnv('BASE_URL', '/storefront/'))
afterEach(() => vi.unstubAllEnvs())

test('the sitemap has absolute URLs with trailing slashes and leaves out the cart', () => {
  const files = filesFor('https://shop.test')
  const urls = urlsIn(files['sitemap.xml'])
  expect(urls).toContain('https://shop.test/storefront/')
  expect(urls).toContain('https://shop.test/storefront/faq/')
  for (const { id } of products) expect(urls).toContain(`https://shop.test/storefront/products/${id}/`)
  for (const { slug } of posts) expect(urls).toContain(`https://shop.test/storefront/blog/${slug}/?post=${slug}`)
  expect(urls).not.toContain('https://shop.test/storefront/cart/')
  expect(files['robots.txt']).toBe(
    'User-agent: *\nDisallow: /storefront/retailer/\nSitemap: https://shop.test/storefront/sitemap.xml\n',
  )
})

test('a product and a post have their date as lastmod, and a page without a date has none', () => {
  const lines = filesFor('https://shop.test')['sitemap.xml']?.split('\n') ?? []
  const lastmodOf = (path: string) => {
    const line = lines.find((text) => text.includes(`<loc>https://shop.test/storefront/${path}</loc>`))
    expect(line).toBeDefined()
    return /<lastmod>(.*)<\/lastmod>/.exec(line ?? '')?.[1]
  }
  expect(lastmodOf('products/aurelle-studio-one/')).toMatch(/^20\d\d-\d\d-\d\dT[\d:.]+Z$/)
  expect(lastmodOf(`blog/${overtonePost.slug}/?post=${overtonePost.slug}`)).toBe(overtonePost.publishedAt)
  expect(lastmodOf(`blog/${draftPost.slug}/?post=${draftPost.slug}`)).toBeUndefined()
  expect(lastmodOf('faq/')).toBeUndefined()
})

test('above 50,000 addresses the sitemap is an index of parts', () => {
  const pages = Array.from({ length: 100_001 }, (_, index) => ({ path: `/products/${index}` }))
  const files = filesFor('https://shop.test', pages)
  expect(urlsIn(files['sitemap.xml'])).toEqual(
    [1, 2, 3].map((part) => `https://shop.test/storefront/sitemap-${part}.xml`),
  )
  expect(files['sitemap.xml']).toContain('<sitemapindex ')
  const parts = [1, 2, 3].map((part) => urlsIn(files[`sitemap-${part}.xml`]))
  expect(parts.map(({ length }) => length)).toEqual([50_000, 50_000, 1])
  expect(parts[2]).toEqual(['https://shop.test/storefront/products/100000/'])
  expect(urlsIn(filesFor('https://shop.test', pages.slice(0, 50_000))['sitemap.xml'])).toHaveLength(50_000)
})

test('in live mode the sitemap has no demo products', async () => {
  const pages = await knownPages(DEFAULT_CONFIG, null)
  expect(filesFor('https://shop.test', pages)['sitemap.xml']).not.toContain('/products/')
})

test('without siteUrl there is no sitemap, and robots.txt does not refer to one', () => {
  expect(filesFor('')).toEqual({ 'robots.txt': 'User-agent: *\nDisallow: /storefront/retailer/\n' })
})
