import { products } from '#fixtures/products.ts'
import { type Config, DEFAULT_CONFIG } from '#src/config/config.ts'
import { sitemapFiles } from './sitemap.ts'

const at = (siteUrl: string, mode: Config['api']['mode']): Record<string, string> => {
  const config = { ...DEFAULT_CONFIG, api: { mode, baseUrl: '' }, store: { ...DEFAULT_CONFIG.store, siteUrl } }
  return Object.fromEntries(sitemapFiles(config))
}
const placesIn = (text = '') => [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, place]) => place)

beforeEach(() => vi.stubEnv('BASE_URL', '/storefront/'))
afterEach(() => vi.unstubAllEnvs())

test('the sitemap names each page in full, in the form that the host answers, and not the cart', () => {
  const files = at('https://shop.test', 'mock')
  const places = placesIn(files['sitemap.xml'])
  expect(places).toContain('https://shop.test/storefront/')
  expect(places).toContain('https://shop.test/storefront/faq/')
  for (const { id } of products) expect(places).toContain(`https://shop.test/storefront/products/${id}/`)
  expect(places).not.toContain('https://shop.test/storefront/cart/')
  expect(files['robots.txt']).toBe(
    'User-agent: *\nDisallow: /storefront/retailer/\nSitemap: https://shop.test/storefront/sitemap.xml\n',
  )
})

test('a live shop’s sitemap names no product of the demo', () => {
  expect(at('https://shop.test', 'live')['sitemap.xml']).not.toContain('/products/')
})

test('without the site’s address there is no sitemap, and robots.txt doesn’t name one', () => {
  expect(at('', 'mock')).toEqual({ 'robots.txt': 'User-agent: *\nDisallow: /storefront/retailer/\n' })
})
