/**
 * A site with an absolute address: its links and its structured data, by the rules of Google's documentation. The rules of
 * schema.org are left out, because their file is on the network only. The validator accepts anything of types that it does
 * not know, so this file has their rules.
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
  [/^blog\/index/, ['Blog', 'BreadcrumbList']],
  [/^blog\/[^/]+\//, ['BlogPosting', 'BreadcrumbList']],
  [/^products\//, ['Product', 'BreadcrumbList']],
  [/^reviews\//, ['Review', 'BreadcrumbList']],
  [/^faq\//, ['FAQPage', 'BreadcrumbList']],
]

/** Fields of the types without rules in the validator. `*` stands for each entry of a list, which must have one. */
const REQUIRED: Record<string, string[]> = {
  Blog: ['url', 'publisher.name', 'blogPost.*.headline', 'blogPost.*.url'],
  BlogPosting: ['headline', 'url', 'publisher.name'],
  ItemList: ['itemListElement.*.position', 'itemListElement.*.name', 'itemListElement.*.url'],
  FAQPage: ['mainEntity.*.name', 'mainEntity.*.acceptedAnswer.text'],
}

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

/** Returns what is wrong with the structured data of a page. */
async function problemsOf(data: ReturnType<typeof parse>): Promise<string[]> {
  const issues = await validator.validate(data)
  const unacceptable = issues.filter(({ issueMessage }) => !ACCEPTED.has(issueMessage))
  const ownProblems = Object.entries(data.jsonld).flatMap(([type, entries]) => {
    if (validator.registeredHandlers[type]) return []
    const required = REQUIRED[type]
    if (!required) return [`${type}: no rules`]
    return entries.flatMap((entry) =>
      required.filter((path) => !isFilled(entry, path)).map((path) => `${type}: no ${path}`),
    )
  })
  return [...unacceptable.map(({ rootType, issueMessage }) => `${rootType}: ${issueMessage}`), ...ownProblems]
}

/** Returns whether all values at a path are texts or numbers, and URLs of the site where the path says so. */
function isFilled(entry: object, path: string): boolean {
  const values = path.split('.').reduce<unknown[]>(
    (found, key) =>
      found.flatMap((value) => {
        if (key !== '*') return [Object(value)[key]]
        return Array.isArray(value) && value.length > 0 ? value : [undefined]
      }),
    [entry],
  )
  return values.every((value) =>
    path.endsWith('url')
      ? String(value).startsWith(ROOT)
      : typeof value === 'number' || (typeof value === 'string' && value.trim() !== ''),
  )
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

test('the structured data of all pages is valid', async () => {
  const pages = files().filter((file) => file.endsWith('index.html'))
  for (const [pattern, types] of TYPES) {
    const found = new Set<string>()
    for (const file of pages.filter((page) => pattern.test(page))) {
      const data = parse(read(file))
      for (const type of Object.keys(data.jsonld)) found.add(type)
      expect(await problemsOf(data), file).toEqual([])
    }
    expect([...found].toSorted()).toEqual(types.toSorted())
  }
})

const element = { '@type': 'ListItem', position: 1, name: 'Studio', url: `${ROOT}products/studio/` }
const question = { '@type': 'Question', name: 'Why?', acceptedAnswer: { '@type': 'Answer', text: 'So.' } }
for (const [type, fields, problem] of [
  ['Product', { name: 'Studio' }, /^Product: /],
  ['BlogPosting', { headline: 'Studio', publisher: { name: 'Shop' } }, 'BlogPosting: no url'],
  ['BlogPosting', { headline: ' ', url: ROOT, publisher: { name: 'Shop' } }, 'BlogPosting: no headline'],
  ['Blog', { url: '/blog/', publisher: { name: 'Shop' }, blogPost: [{ headline: 'A', url: ROOT }] }, 'Blog: no url'],
  ['ItemList', { itemListElement: [element, { ...element, url: undefined }] }, 'ItemList: no itemListElement.*.url'],
  ['FAQPage', { mainEntity: [{ ...question, acceptedAnswer: {} }] }, 'FAQPage: no mainEntity.*.acceptedAnswer.text'],
  ['WebSite', { url: ROOT }, 'WebSite: no rules'],
] as const) {
  test(`structured data with the mistake "${problem}" is reported`, async () => {
    const json = JSON.stringify({ '@context': 'https://schema.org', '@type': type, ...fields })
    const problems = await problemsOf(parse(`<script type="application/ld+json">${json}</script>`))
    expect(problems).toEqual([typeof problem === 'string' ? problem : expect.stringMatching(problem)])
  })
}

test('an empty list is reported', async () => {
  const json = JSON.stringify({ '@context': 'https://schema.org', '@type': 'FAQPage', mainEntity: [] })
  const problems = await problemsOf(parse(`<script type="application/ld+json">${json}</script>`))
  expect(problems).toEqual(REQUIRED.FAQPage?.map((path) => `FAQPage: no ${path}`))
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
