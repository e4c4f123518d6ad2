/** A live shop whose pages were prerendered from a catalogue. */
import type { Page } from '@playwright/test'
import { basePath, expect, test } from '../fixtures.ts'
import { layoutShift, measureLayoutShift } from '../helpers/layout-shift.ts'
import { AS_OF, DESK, type LiveShop, POST, PRODUCT, post, startLiveShop } from '../helpers/live-shop.ts'
import { expectHydrated } from '../helpers/page.ts'

// One worker runs all tests of this file, so that they share one shop.
test.describe.configure({ mode: 'default' })

let live: LiveShop

test.beforeAll(async () => {
  live = await startLiveShop()
})
test.afterAll(() => live.close())

/** Waits until the answers of the server have replaced the prerendered ones. */
async function expectRefreshed(page: Page) {
  await expect(page.getByText(/^Prices as of/)).toBeVisible()
  await expect(page.getByText(AS_OF)).toHaveCount(0)
}

/** Makes the server answer for the product with other fields. */
const answerWith = (page: Page, fields: object) =>
  page.route(`${live.apiOrigin}/api/products/oak-desk`, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), ...fields } })
  })

test('a deep link to a product answers 200 with title, description, Open Graph and structured data', async ({
  request,
}) => {
  const response = await request.get(live.siteUrl + PRODUCT)
  expect(response.status()).toBe(200)
  const html = await response.text()
  expect(html).toContain(`<title>${DESK}`)
  expect(html).toContain('<meta name="description" content="Solid oak."')
  expect(html).toContain(`<meta property="og:title" content="${DESK}`)
  expect(html).toContain('"@type":"Product"')
  expect(html).toContain(AS_OF)
  expect(await (await request.get(`${live.siteUrl}sitemap.xml`)).text()).toContain(
    `https://shop.test${basePath}${POST}`,
  )
  expect(await (await request.get(`${live.siteUrl}cart/`)).text()).not.toContain(DESK)
})

test('pictures of the catalogue are in the site, and the catalogue is not', async ({ request }) => {
  expect((await request.get(`${live.siteUrl}data/pictures/desk.svg`)).status()).toBe(200)
  expect((await request.get(`${live.siteUrl}data/catalogue-1.json`)).status()).toBe(404)
})

test('without scripts, product, category and post can be read', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false })
  for (const [path, texts] of [
    [PRODUCT, [DESK, '$499.00', AS_OF, 'Ash Desk']],
    ['category/desks/', ['Desks of solid wood.', DESK, '$399.00']],
    [POST, ['Start with the size of your desk.', 'Reed Lamp', '$89.00']],
  ] as const) {
    await page.goto(live.siteUrl + path)
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
      if (request.url().startsWith(live.apiOrigin)) requested.push(request.url().slice(live.apiOrigin.length))
    })
    await page.goto(live.siteUrl + path)
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
    await page.goto(live.siteUrl + PRODUCT)
    const panel = page.getByRole('main')
    await expect(panel.getByText('$1,449.00').first()).toBeVisible()
    await expect(panel.getByText('Sold out').first()).toBeVisible()
    await expectRefreshed(page)
    expect((await layoutShift(page)).all).toBeLessThan(0.01)
  })
}

test('without an answer, pages keep their products and prices', async ({ page, pageErrors }) => {
  pageErrors.allow(/./)
  await page.setViewportSize({ width: 390, height: 900 })
  await page.addInitScript(measureLayoutShift)
  await page.route(`${live.apiOrigin}/**`, (route) => route.abort())
  for (const path of ['', 'category/desks/', PRODUCT]) {
    await page.goto(live.siteUrl + path)
    await expectHydrated(page)
    await expect(page.getByText(AS_OF).first()).toBeVisible()
    await expect(page.getByRole('main').getByText(DESK).first()).toBeVisible()
    await expect(page.getByRole('main').getByText('$499.00').first()).toBeVisible()
    expect((await layoutShift(page)).all).toBeLessThan(0.01)
  }
})

test('the policy of a build configured for a server allows requests to that server only', async ({
  page,
  pageErrors,
}) => {
  for (const path of ['', PRODUCT, 'cart/']) {
    await page.goto(live.siteUrl + path)
    await expect(page.getByRole('link', { name: 'Cart, 0 items' })).toBeVisible()
  }
  expect(pageErrors.list).toEqual([])
  pageErrors.allow(/elsewhere\.test/)
  const refused = await page.evaluate(
    () =>
      new Promise((resolve) => {
        document.addEventListener('securitypolicyviolation', (event) => resolve(event.effectiveDirective))
        fetch('https://elsewhere.test/').catch(() => undefined)
      }),
  )
  expect(refused).toBe('connect-src')
})
