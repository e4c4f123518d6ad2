/**
 * Structured data of the built pages, by the rules of Google's documentation. The rules of schema.org are left out,
 * because their file is on the network only.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import Validator from '@adobe/structured-data-validator'
import { expect, test } from '@playwright/test'
import { basePath } from '../fixtures.ts'
import { copySite } from '../helpers/site-copy.ts'

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

test('the structured data of home, categories, posts and products is valid', async () => {
  const site = copySite()
  site.configure({ store: { siteUrl: `https://shop.test${basePath}` } })
  const pages = readdirSync(site.folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('index.html'),
  )
  for (const [pattern, types] of TYPES) {
    const found = new Set<string>()
    for (const file of pages.filter((page) => pattern.test(page))) {
      const data = parse(readFileSync(join(site.folder, file), 'utf8'))
      for (const type of Object.keys(data.jsonld)) found.add(type)
      const issues = await validator.validate(data)
      const problems = issues.filter(({ issueMessage }) => !ACCEPTED.has(issueMessage))
      expect(problems, file).toEqual([])
    }
    expect([...found]).toEqual(types)
  }
  site.remove()
})

test('a product without an offer, a rating and a review is reported', async () => {
  const json = JSON.stringify({ '@context': 'https://schema.org', '@type': 'Product', name: 'Studio' })
  const data = parse(`<script type="application/ld+json">${json}</script>`)
  expect(await validator.validate(data)).toMatchObject([{ severity: 'ERROR', rootType: 'Product' }])
})
