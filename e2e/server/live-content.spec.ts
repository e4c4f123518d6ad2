/** A live shop whose pages were prerendered from a catalogue, and a demo that was made from the same server. */
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { startApiProcess } from '../../mocks/http/child.mjs'
import { basePath, expect, test } from '../fixtures.ts'
import { layoutShift, measureLayoutShift } from '../helpers/layout-shift.ts'
import { expectHydrated } from '../helpers/page.ts'
import { serveCopy } from '../helpers/site-copy.ts'

const DESK = 'Oak Desk'
const AS_OF = 'Prices as of March 10, 2026, 14:05 UTC'
const desk = { category: 'Desks', categoryId: 'cat-desks', images: [] }
const post = {
  id: 'post-1',
  slug: 'choosing-a-lamp',
  title: 'Choosing a lamp',
  excerpt: 'Three questions.',
  publishedAt: '2026-03-01T00:00:00Z',
  tags: ['Lamps'],
  blocks: [
    { type: 'paragraph', content: 'Start with the size of your desk.' },
    { type: 'product-showcase', productIds: ['reed-lamp'] },
  ],
}
const catalogue = {
  format: 'overtone-catalogue',
  version: 1,
  generatedAt: '2026-03-10T14:05:00Z',
  source: { kind: 'file', name: 'products.csv' },
  products: [
    { ...desk, id: 'oak-desk', title: DESK, price: '499.00', description: 'Solid oak.' },
    { ...desk, id: 'ash-desk', title: 'Ash Desk', price: '399.00', originalPrice: '449.00' },
    { id: 'reed-lamp', title: 'Reed Lamp', price: '89.00', images: [], isFeatured: true },
  ],
  categories: [{ id: 'cat-desks', slug: 'desks', name: 'Desks', description: 'Desks of solid wood.' }],
  brands: [],
  posts: [post],
}
const shop = {
  store: {
    name: 'Hearth',
    siteUrl: 'https://shop.test',
    tagline: 'Furniture of wood.',
    department: 'Furniture',
    pages: ['blog'],
  },
}

let folder = ''
let api: Awaited<ReturnType<typeof startApiProcess>>
let site: Awaited<ReturnType<typeof serveCopy>>

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'overtone-live-'))
  mkdirSync(join(folder, 'shop/data/pictures'), { recursive: true })
  writeFileSync(join(folder, 'shop/data/pictures/desk.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
  const file = join(folder, 'shop/data/catalogue-1.json')
  writeFileSync(file, JSON.stringify(catalogue))
  api = await startApiProcess(['--site', basePath, '--catalogue', file])
  site = await serveCopy(({ configure }) =>
    configure({ ...shop, api: { mode: 'live', baseUrl: api.origin } }, {}, '--catalogue', join(folder, 'shop')),
  )
})

test.afterAll(async () => {
  await site.close()
  await api.stop()
  rmSync(folder, { recursive: true })
})

const PRODUCT = 'products/oak-desk/'
const POST = `blog/${post.slug}/?post=${post.slug}`

/** Waits until the answers of the server have replaced the prerendered ones. */
async function expectRefreshed(page: Page) {
  await expect(page.getByText(/^Prices as of/)).toBeVisible()
  await expect(page.getByText(AS_OF)).toHaveCount(0)
}

/** Makes the server answer for the product with other fields. */
const answerWith = (page: Page, fields: object) =>
  page.route(`${api.origin}/api/products/oak-desk`, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), ...fields } })
  })

test('a deep link to a product answers 200 with title, description, Open Graph and structured data', async ({
  request,
}) => {
  const response = await request.get(site.siteUrl + PRODUCT)
  expect(response.status()).toBe(200)
  const html = await response.text()
  expect(html).toContain(`<title>${DESK}`)
  expect(html).toContain('<meta name="description" content="Solid oak."')
  expect(html).toContain(`<meta property="og:title" content="${DESK}`)
  expect(html).toContain('"@type":"Product"')
  expect(html).toContain(AS_OF)
  expect(await (await request.get(`${site.siteUrl}sitemap.xml`)).text()).toContain(
    `https://shop.test${basePath}${POST}`,
  )
  expect(await (await request.get(`${site.siteUrl}cart/`)).text()).not.toContain(DESK)
})

test('pictures of the catalogue are in the site, and the catalogue is not', async ({ request }) => {
  expect((await request.get(`${site.siteUrl}data/pictures/desk.svg`)).status()).toBe(200)
  expect((await request.get(`${site.siteUrl}data/catalogue-1.json`)).status()).toBe(404)
})

test('without scripts, product, category and post can be read', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false })
  for (const [path, texts] of [
    [PRODUCT, [DESK, '$499.00', AS_OF, 'Ash Desk']],
    ['category/desks/', ['Desks of solid wood.', DESK, '$399.00']],
    [POST, ['Start with the size of your desk.', 'Reed Lamp', '$89.00']],
  ] as const) {
    await page.goto(site.siteUrl + path)
    for (const text of texts) await expect(page.getByRole('main').getByText(text).first()).toBeVisible()
  }
  await page.close()
})

for (const [path, expected] of [
  ['', ['/api/brands', '/api/cart/count', '/api/categories', LISTING()]],
  [
    PRODUCT,
    [
      '/api/cart/count',
      '/api/categories',
      '/api/products/oak-desk',
      '/api/products?categoryId=cat-desks&limit=4',
      LISTING(),
    ],
  ],
  [POST, [`/api/blog/${post.slug}`, '/api/cart/count', '/api/products/reed-lamp', LISTING()]],
] as const) {
  test(`/${path} requests what it shows once, after hydration`, async ({ page }) => {
    const requested: string[] = []
    page.on('request', (request) => {
      if (request.url().startsWith(api.origin)) requested.push(request.url().slice(api.origin.length))
    })
    await page.goto(site.siteUrl + path)
    await expectHydrated(page)
    await expect(page.getByRole('link', { name: 'Cart, 0 items' })).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(requested.toSorted()).toEqual(expected)
  })
}

/** Returns the call of the home page's products, which the ticker uses on every page. */
function LISTING() {
  return '/api/products?page=1&limit=24&sortBy=createdAt&sortOrder=desc'
}

for (const width of [390, 1440]) {
  test(`changed prices take their place without a layout shift at ${width} pixels`, async ({ page, browserName }) => {
    test.skip(browserName !== 'chromium', 'Only Chromium measures layout shift')
    await page.setViewportSize({ width, height: 900 })
    await page.addInitScript(measureLayoutShift)
    await answerWith(page, { price: '1449.00', isAvailable: false })
    await page.goto(site.siteUrl + PRODUCT)
    const panel = page.getByRole('main')
    await expect(panel.getByText('$1,449.00').first()).toBeVisible()
    await expect(panel.getByText('Sold out').first()).toBeVisible()
    await expectRefreshed(page)
    expect((await layoutShift(page)).all).toBeLessThan(0.01)
  })

  test(`without an answer, pages keep their products and prices at ${width} pixels`, async ({ page, pageErrors }) => {
    pageErrors.allow(/./)
    await page.setViewportSize({ width, height: 900 })
    await page.addInitScript(measureLayoutShift)
    await page.route(`${api.origin}/**`, (route) => route.abort())
    for (const path of ['', 'category/desks/', PRODUCT]) {
      await page.goto(site.siteUrl + path)
      await expectHydrated(page)
      await expect(page.getByText(AS_OF).first()).toBeVisible()
      await expect(page.getByRole('main').getByText(DESK).first()).toBeVisible()
      await expect(page.getByRole('main').getByText('$499.00').first()).toBeVisible()
      expect((await layoutShift(page)).all).toBeLessThan(0.01)
    }
  })
}

test('a product that is gone shows Product Not Found', async ({ page, pageErrors }) => {
  pageErrors.allow(/404/)
  await page.route(`${api.origin}/api/products/oak-desk`, (route) => route.fulfill({ status: 404, body: 'gone' }))
  await page.goto(site.siteUrl + PRODUCT)
  await expect(page.getByRole('heading', { name: 'Product Not Found' })).toBeVisible()
})

test('npm run configure can read the server itself', async ({ request }) => {
  const copy = await serveCopy(({ configure }) =>
    configure({ ...shop, api: { mode: 'live', baseUrl: api.origin } }, {}, '--from', api.origin),
  )
  const response = await request.get(copy.siteUrl + PRODUCT)
  expect(response.status()).toBe(200)
  expect(await response.text()).toContain('Prices as of')
  await copy.close()
})

test('a demo made from the server shows the texts of the live shop', async ({ page }) => {
  const out = join(folder, 'frozen')
  execFileSync('node', ['packages/catalogue/cli.mjs', '--from', api.origin, '--out', out], { stdio: 'pipe' })
  const [name = ''] = readdirSync(join(out, 'data'))
  const data = `data/${name}`
  const demo = await serveCopy(({ configure }) =>
    configure({ ...shop, api: { mode: 'mock', data } }, { [data]: readFileSync(join(out, data), 'utf8') }),
  )
  const textsOf = async (url: string) => {
    await page.goto(url)
    await expectHydrated(page)
    await expect(page.getByRole('link', { name: 'Cart, 0 items' })).toBeVisible()
    await page.waitForLoadState('networkidle')
    const text = await page.getByRole('main').innerText()
    return text.replace(/Prices as of .* UTC/, '').replace(/\n+/g, '\n')
  }
  for (const path of ['', 'category/desks/', PRODUCT, 'blog/', POST]) {
    const live = await textsOf(site.siteUrl + path)
    expect(live).toContain(path.startsWith('blog') ? post.title : DESK)
    // Without the server.
    await page.route(`${api.origin}/**`, (route) => route.abort('internetdisconnected'))
    expect(await textsOf(demo.siteUrl + path)).toBe(live)
    await page.unroute(`${api.origin}/**`)
  }
  await demo.close()
})
