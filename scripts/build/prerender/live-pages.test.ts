import { draftPost, overtonePost } from '#fixtures/posts.ts'
import { studioHeadphones, studioLaptop } from '#fixtures/products.ts'
import type { CatalogueFile } from '#src/api/catalogue-file.ts'
import { parseConfig } from '#src/config/config.ts'
import { renderSite } from './entry.ts'

const catalogue: CatalogueFile = {
  format: 'overtone-catalogue',
  version: 1,
  generatedAt: '2026-03-10T14:05:00Z',
  source: { kind: 'backend', baseUrl: 'https://api.test' },
  products: [studioLaptop, studioHeadphones],
  categories: [{ id: 'cat-laptops', slug: 'laptops', name: 'Laptops', description: 'For work.' }],
  brands: [],
  posts: [overtonePost, draftPost],
}
const build = {
  template: '<html><head><meta charset="utf-8"></head><body><div id="root"></div></body></html>',
  apiDocs: '<html><head><meta charset="utf-8"></head><body></body></html>',
  manifest: {},
}

/** Renders a live site, with or without content. Returns its files by path. */
async function renderLive(text?: string): Promise<Map<string, string>> {
  const api = { mode: 'live', baseUrl: 'https://api.test', prerendered: text !== undefined }
  const config = parseConfig(JSON.stringify({ api, store: { siteUrl: 'https://shop.test' } }))
  const files = new Map<string, string>()
  const options = { allowAnyServer: false, hasIcons: false }
  for await (const page of renderSite(config, build, options, text, {}, { index: 0, count: 1 })) {
    for (const [path, content] of page) files.set(path, content)
  }
  return files
}

test('a live site with a catalogue has pages of its products, categories and posts, and no answers of carts', async () => {
  const urls: string[] = []
  const { Request: Original } = globalThis
  vi.stubGlobal(
    'Request',
    class extends Original {
      constructor(input: RequestInfo | URL, init?: RequestInit) {
        super(input, init)
        urls.push(new URL(this.url).pathname)
      }
    },
  )
  const files = await renderLive(JSON.stringify(catalogue))
  vi.unstubAllGlobals()

  const product = files.get(`products/${studioLaptop.id}/index.html`)
  expect(product).toContain(`<title>${studioLaptop.title}`)
  expect(product).toContain('<meta property="og:title"')
  expect(product).toContain('"@type":"Product"')
  expect(files.get('category/laptops/index.html')).toContain('For work.')
  const { slug } = overtonePost
  const canonical = `https://shop.test/blog/${slug}/?post=${slug}`
  expect(files.get(`blog/${slug}/index.html`)).toContain(`<link rel="canonical" href="${canonical}"`)
  expect(files.get('sitemap.xml')).toContain(canonical)

  const answers = Array.from(files).filter(([path]) => path.includes('answers-'))
  expect(answers.length).toBeGreaterThan(1)
  const times = answers.flatMap(([, json]) => json.match(/(?<="dataUpdatedAt":)\d+/g))
  expect(new Set(times)).toEqual(new Set([String(Date.parse(catalogue.generatedAt))]))
  expect(urls).toContain(`/api/products/${studioLaptop.id}`)
  expect(urls.concat(answers.map(([, json]) => json)).filter((text) => text.includes('/api/cart'))).toEqual([])
})

test('a live site without a catalogue has neither pages of products nor answers of the API', async () => {
  const files = await renderLive()
  const paths = Array.from(files.keys())
  expect(paths).toContain('index.html')
  expect(paths.filter((path) => /^(products|category|blog\/.+)\//.test(path))).toEqual([])
  const answers = paths.filter((path) => path.includes('answers-')).map((path) => files.get(path))
  expect(answers.length).toBeGreaterThan(1)
  expect(answers.filter((json) => json?.includes('/api/'))).toEqual([])
})
