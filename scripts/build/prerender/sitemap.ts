/** sitemap.xml and robots.txt. */
import type { Rows } from '#mocks/db.ts'
import type { Config } from '#src/config/config.ts'
import { pageUrl } from '#src/lib/site-url.ts'
import { knownPaths } from './known-paths.ts'

/**
 * Returns robots.txt and the sitemap, which lists every prerendered page except the cart. A sitemap needs absolute
 * URLs, so there is none if `siteUrl` is not configured.
 */
export function sitemapFiles(config: Config, rows: Rows | null): Map<string, string> {
  const { siteUrl } = config.store
  const base = import.meta.env.BASE_URL
  const robots = `User-agent: *\nDisallow: ${base}retailer/\n`
  if (!siteUrl) return new Map([['robots.txt', robots]])
  const paths = knownPaths(config, rows).filter((path) => path !== '/cart')
  const entries = paths.map((path) => `  <url><loc>${pageUrl(siteUrl, path).replaceAll('&', '&amp;')}</loc></url>`)
  return new Map([
    ['robots.txt', `${robots}Sitemap: ${new URL(`${base}sitemap.xml`, siteUrl).href}\n`],
    [
      'sitemap.xml',
      `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</urlset>\n`,
    ],
  ])
}
