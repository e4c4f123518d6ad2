/**
 * A site with an absolute address: its links and its structured data, by the rules of Google's documentation. The rules of
 * schema.org are left out, because their file is on the network only.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import Validator from '@adobe/structured-data-validator'
import { expect, test } from '@playwright/test'
import { brokenImageSpeaker, products } from '#fixtures/products.ts'
import { basePath } from '../fixtures.ts'
import { copySite, type SiteCopy } from '../helpers/site-copy.ts'

const ROOT = `https://shop.test${basePath}`

/** Warnings about optional fields that no product of the contract has, or not every product. */
const ACCEPTED = new Set(
  ['review', 'priceValidUntil', 'aggregateRating'].map((field) => `Missing field "${field}" (optional)`),
)

const TYPES: [pages: RegExp, types: string[]][] = [
  [/^index/, ['BreadcrumbList', 'ItemList']],
  [/^category\//, ['BreadcrumbList', 'ItemList']],
  [/^blog\/[^/]+\//, ['BlogPosting', 'BreadcrumbList']],
  [/^products\//, ['Product', 'BreadcrumbList']],
]

const validator = new Validator()
// The first rules are those of product snippets. The others are for pages where a product can be bought.
validator.registeredHandlers.Product?.splice(1)

type StructuredData = { '@type': string }

/** Returns the structured data of a page by type, as the validator expects it. */
function parse(html: string): { jsonld: Record<string, StructuredData[]> } {
  const jsonld: Record<string, StructuredData[]> = {}
  for (const [, json = ''] of html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)) {
    const entries: StructuredData[] = [JSON.parse(json)].flat()
    for (const entry of entries) (jsonld[entry['@type']] ??= []).push(entry)
  }
  return { jsonld }
}

// One worker runs all tests of this file, so that they share one site.
test.describe.configure({ mode: 'default' })

let site: SiteCopy

test.beforeAll(() => {
  site = copySite()
  site.configure({ store: { siteUrl: ROOT } })
})
test.afterAll(() => site.remove())

const read = (path: string) => readFileSync(join(site.folder, path), 'utf8')
const files = () => readdirSync(site.folder, { recursive: true, encoding: 'utf8' }).toSorted()

test('absolute URLs are in the pages only if store.siteUrl is configured', () => {
  const product = 'products/aurelle-studio-one/'
  const built = (path: string) => readFileSync(join('dist', path), 'utf8')
  expect(built(`${product}index.html`)).toContain(`"url":"${basePath}${product}"`)
  expect(existsSync('dist/sitemap.xml')).toBe(false)
  const pages = readdirSync('dist', { recursive: true, encoding: 'utf8' }).filter(
    (path) => path.endsWith('.html') && !/^(storybook|api-docs|retailer)\b/.test(path),
  )
  expect(pages.length).toBeGreaterThan(products.length)
  expect(pages.filter((path) => /canonical|og:url|og:image/.test(built(path)))).toEqual([])

  const html = read(`${product}index.html`)
  expect(html).toContain(`<link rel="canonical" href="${ROOT}${product}"`)
  expect(html).toContain(`<meta property="og:url" content="${ROOT}${product}"`)
  expect(html).toMatch(new RegExp(`<meta property="og:image" content="${ROOT}images/shared/[^"]+\\.jpg"`))
  expect(html).toContain(`"url":"${ROOT}${product}"`)
  expect(read('cart/index.html')).toContain(`<link rel="canonical" href="${ROOT}cart/"`)
  expect(read('sitemap.xml').match(/<loc>/g)?.length).toBeGreaterThan(products.length)
  expect(read('robots.txt')).toContain(`Sitemap: ${ROOT}sitemap.xml`)
  // The picture of this product is a data URL, which other sites cannot load.
  expect(read(`products/${brokenImageSpeaker.id}/index.html`)).not.toContain('og:image')
})

test('the structured data of home, categories, posts and products is valid', async () => {
  const pages = files().filter((file) => file.endsWith('index.html'))
  for (const [pattern, types] of TYPES) {
    const found = new Set<string>()
    for (const file of pages.filter((page) => pattern.test(page))) {
      const data = parse(read(file))
      for (const type of Object.keys(data.jsonld)) found.add(type)
      const issues = await validator.validate(data)
      const problems = issues.filter(({ issueMessage }) => !ACCEPTED.has(issueMessage))
      expect(problems, file).toEqual([])
    }
    expect([...found]).toEqual(types)
  }
})

test('a product without an offer, a rating and a review is reported', async () => {
  const json = JSON.stringify({ '@context': 'https://schema.org', '@type': 'Product', name: 'Studio' })
  const data = parse(`<script type="application/ld+json">${json}</script>`)
  expect(await validator.validate(data)).toMatchObject([{ severity: 'ERROR', rootType: 'Product' }])
})

test('configuring for a live API and then for the mock API restores all files of the build', () => {
  site.configure({ api: { mode: 'live', baseUrl: 'https://api.test' } })
  site.configure(JSON.parse(readFileSync('dist/config.json', 'utf8')))
  expect(files()).toEqual(readdirSync('dist', { recursive: true, encoding: 'utf8' }).toSorted())
  // The policy of the build allows any server, because config.json may name one later.
  const asBuilt = readFileSync('dist/products/aurelle-studio-one/index.html', 'utf8')
  expect(read('products/aurelle-studio-one/index.html')).toBe(
    asBuilt.replace(/connect-src [^;]*/, "connect-src 'self'"),
  )
})
