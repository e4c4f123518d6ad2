/** The sitemap and robots.txt. */
import type { Config } from '#src/config/config.ts'
import { parseDate } from '#src/lib/dates.ts'
import { pageUrl } from '#src/lib/site-url.ts'
import type { KnownPage } from '../pages/known-paths.ts'

/** The limit of the protocol (https://www.sitemaps.org/protocol.html). */
const MAX_ADDRESSES = 50_000

/**
 * Returns robots.txt and the sitemap, which lists every prerendered page except the cart. A sitemap needs absolute
 * URLs, so there is none if `siteUrl` is not configured.
 * @param pages the prerendered pages
 */
export function sitemapFiles({ store: { siteUrl } }: Config, pages: KnownPage[]): Map<string, string> {
  const base = import.meta.env.BASE_URL
  const robots = `User-agent: *\nDisallow: ${base}retailer/\n`
  if (!siteUrl) return new Map([['robots.txt', robots]])
  const addressOf = (file: string) => new URL(base + file, siteUrl).href
  const entries = pages
    .filter(({ path }) => path !== '/cart')
    .map((page) => entry('url', pageUrl(siteUrl, page.path), page))
  const files = new Map([['robots.txt', `${robots}Sitemap: ${addressOf('sitemap.xml')}\n`]])
  if (entries.length <= MAX_ADDRESSES) return files.set('sitemap.xml', sitemap('urlset', entries))
  const indexEntries: string[] = []
  for (let from = 0; from < entries.length; from += MAX_ADDRESSES) {
    const file = `sitemap-${indexEntries.length + 1}.xml`
    files.set(file, sitemap('urlset', entries.slice(from, from + MAX_ADDRESSES)))
    indexEntries.push(entry('sitemap', addressOf(file)))
  }
  return files.set('sitemap.xml', sitemap('sitemapindex', indexEntries))
}

const sitemap = (root: 'urlset' | 'sitemapindex', entries: string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</${root}>\n`

function entry(name: 'url' | 'sitemap', url: string, { date }: Pick<KnownPage, 'date'> = {}): string {
  const changed = parseDate(date)
  const lastmod = changed === null ? '' : `<lastmod>${new Date(changed).toISOString()}</lastmod>`
  return `  <${name}><loc>${url.replaceAll('&', '&amp;')}</loc>${lastmod}</${name}>`
}
