/** A shop with its own products and its own content of pages (`store.content`). */
import { readFileSync } from 'node:fs'
import { brands } from '#fixtures/brands.ts'
import { posts } from '#fixtures/posts.ts'
import { products } from '#fixtures/products.ts'
import { expect, siteTest as test } from '../fixtures.ts'
import { type ServedCopy, serveCopy } from '../helpers/site-copy.ts'

const lamp = { product: 'Reed Lamp', price: '89.00', originalPrice: '99.00' }
const review = {
  id: 'reed-lamp',
  product: 'Reed Lamp',
  title: 'A warm light for reading',
  category: 'Lamps',
  rating: '4.5',
  date: '2026-03-10',
  summary: 'Bright enough to read, and silent.',
}
const sections = [{ id: 'short', title: 'In short', paragraphs: ['{store} links to {retailer}.'] }]
const document = { lead: 'What {store} does.', updated: '2026-03-10', sections }

const CONTENT = {
  deals: {
    lead: 'Lamps of the week.',
    bundles: [{ title: 'Three lamps', text: 'For three desks.', parts: [lamp, lamp, lamp].map(numbered) }],
    equipmentLists: [
      { title: 'Reading corner', text: 'For evenings.', items: [{ ...lamp, why: 'Warm' }].map(unreduced) },
    ],
    bulkOffers: [
      { title: 'Hotels', product: 'Reed Lamp', text: 'For rooms.', tiers: [{ pieces: '10', discount: '5%' }] },
    ],
    flashDeals: [lamp],
  },
  reviews: {
    lead: 'We use each lamp for a month.',
    categories: ['Lamps'],
    featured: [
      { ...review, readings: [{ label: 'Light', value: '800 lm' }], liked: ['No flicker'], missed: ['Cable'] },
    ],
    comparisons: [
      {
        title: 'Large or small',
        category: 'Lamps',
        contenders: [1, 2].map((number) => ({ product: `Reed Lamp ${number}`, rating: '4.5' })),
        rows: [{ measure: 'Light', values: ['800 lm', '450 lm'], better: 0 }],
        verdict: 'The larger one.',
      },
    ],
  },
  faq: {
    lead: 'How {retailer} delivers.',
    categories: [
      {
        id: 'delivery',
        title: 'Delivery',
        questions: [{ id: 'boxes', question: 'How many boxes?', answer: ['Two.'] }],
      },
    ],
  },
  about: { lead: 'Lamps of reed.', statement: 'Made to last.' },
  contact: { lead: 'Ask us.', matters: [{ matter: 'Orders', who: 'Ask {retailer}.' }] },
  privacy: document,
  terms: document,
  affiliate: document,
}

function numbered(part: typeof lamp, index: number) {
  return { ...part, product: `Reed Lamp ${index + 1}` }
}

function unreduced({ product, price, why }: typeof lamp & { why: string }) {
  return { product, price, why }
}

const CATALOGUE = {
  format: 'overtone-catalogue',
  version: 1,
  generatedAt: '2026-03-10T14:05:00Z',
  source: { kind: 'file', name: 'products.csv' },
  products: [{ id: 'reed-lamp', title: 'Reed Lamp', price: '89.00', category: 'Lamps', categoryId: 'cat-lamps' }],
  categories: [{ id: 'cat-lamps', slug: 'lamps', name: 'Lamps' }],
  brands: [],
  posts: [],
}

const store = {
  name: 'Hearth',
  content: Object.keys(CONTENT),
  navigation: { header: [{ slug: 'lamps', name: 'Lamps' }], footer: [] },
}
const CONFIG = { api: { mode: 'mock', data: 'data/catalogue-1.json' }, store, retailer: { name: 'Halm' } }

const FILES = {
  'data/catalogue-1.json': JSON.stringify(CATALOGUE),
  ...Object.fromEntries(
    Object.entries(CONTENT).map(([page, json]) => [`data/content/${page}.json`, JSON.stringify(json)]),
  ),
}

/** The texts that each page of content has. */
const PAGES = {
  deals: 'Lamps of the week.',
  reviews: 'A warm light for reading',
  faq: 'How many boxes?',
  about: 'Made to last.',
  contact: 'Ask Halm.',
  privacy: 'Hearth links to Halm.',
  terms: 'Hearth links to Halm.',
  affiliate: 'Hearth links to Halm.',
}

/** Returns the titles of deals and reviews on a page of the demo. */
function titlesOf(page: string): string[] {
  const headings = readFileSync(`dist/${page}/index.html`, 'utf8').matchAll(/<h3[^>]*>(.*?)<\/h3>/g)
  return Array.from(headings, ([, heading = '']) => heading.replaceAll(/<[^>]*>/g, '').replaceAll('&amp;', '&'))
}

// One worker runs all tests of this file, so that they share one site.
test.describe.configure({ mode: 'default' })

let site: ServedCopy

test.beforeAll(async () => {
  site = await serveCopy(({ configure }) => configure(CONFIG, FILES))
})
test.afterAll(() => site.close())

test('no file that a walk of all pages downloads has a word of the demo’s products', async ({ page }) => {
  const { siteUrl } = site
  const urls = new Set<string>()
  page.on('response', (response) => {
    if (/json|javascript|html|css|svg/.test(response.headers()['content-type'] ?? '')) urls.add(response.url())
  })
  for (const [path, text] of Object.entries(PAGES)) {
    const response = await page.goto(`${siteUrl}${path}/`)
    expect(await response?.text()).toContain(text)
    await expect(page.locator('html')).toHaveAttribute('data-hydrated', '')
    await expect(page.getByText(text).first()).toBeVisible()
  }
  for (const path of ['', 'category/lamps/', 'blog/', 'cart/', 'no-such-page', 'products/reed-lamp/']) {
    await page.goto(siteUrl + path)
    await expect(page.locator('html')).toHaveAttribute('data-hydrated', '')
  }
  await page.getByRole('link', { name: '4.5 A warm light for reading' }).click()
  await expect(page.getByRole('article', { name: 'A warm light for reading' })).toBeVisible()

  const read = async (url: string) => (await page.request.get(url)).text()
  const files = await Promise.all(Array.from(urls, read))
  expect(Array.from(urls).filter((url) => url.endsWith('.js')).length).toBeGreaterThan(10)
  expect(files.join()).toContain('Reed Lamp')
  const demo = [...products, ...posts].map(({ title }) => title).concat(brands.map(({ name }) => name))
  const titles = ['deals', 'reviews'].flatMap(titlesOf)
  expect(titles).toContain('Vinyl listening setup')
  expect(titles).toContain('Clean gain and simple controls')
  const found = Array.from(urls).flatMap((url, index) =>
    [...demo, ...titles].filter((name) => files[index]?.includes(name)).map((name) => `${url}: ${name}`),
  )
  expect(found).toEqual([])
})

test('hydrating a page of content requests neither its file nor the built-in content', async ({ page }) => {
  const { siteUrl } = site
  const urls: string[] = []
  page.on('request', (request) => urls.push(request.url()))
  for (const path of ['deals/', 'products/reed-lamp/']) {
    await page.goto(siteUrl + path)
    await expect(page.locator('html')).toHaveAttribute('data-hydrated', '')
  }
  await page.goto(`${siteUrl}category/lamps/`)
  expect(urls.filter((url) => /content/.test(url))).toEqual([])
  await page.getByRole('contentinfo').getByRole('link', { name: 'Deals' }).click()
  await expect(page.getByRole('article', { name: 'Three lamps' })).toBeVisible()
  expect(urls.filter((url) => url.endsWith('data/content/deals.json'))).toHaveLength(1)
})

test('a shop with own products and no content of its own has no deals, and nothing links to them', async ({ page }) => {
  const { siteUrl, close } = await serveCopy(({ configure }) =>
    configure({ ...CONFIG, store: { ...store, content: [] } }, FILES),
  )
  await page.goto(siteUrl)
  await expect(page.getByRole('link', { name: 'FAQ' }).first()).toBeAttached()
  for (const path of ['deals', 'reviews', 'about']) {
    await expect(page.locator(`a[href*="/${path}"]`)).toHaveCount(0)
    expect((await page.request.get(`${siteUrl}${path}/`)).status()).toBe(404)
  }
  await close()
})

test('an invalid file is refused before anything is written', () => {
  const { configure, folder } = site.copy
  const before = readFileSync(`${folder}/config.json`, 'utf8')
  const deals = JSON.stringify({ lead: 'Lamps.', flashDeals: [{ ...lamp, price: 89 }] })
  expect(() => configure(CONFIG, { ...FILES, 'data/content/deals.json': deals })).toThrow(
    'data/content/deals.json: flashDeals.0.price: expected string',
  )
  expect(readFileSync(`${folder}/config.json`, 'utf8')).toBe(before)
})
