/** Unusual hosts and browsers: other or malformed config.json, no service worker, no storage, missing files. */
import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { basePath, expect, test } from '../fixtures.ts'
import { addButtons, addFirstProduct, cartLink, expectStored } from '../helpers/cart.ts'
import { serveCopy } from '../helpers/site-copy.ts'
import { recordVisibleTexts } from '../helpers/visible-texts.ts'

/** A recording with one call. */
const RECORDING = JSON.stringify({
  log: {
    entries: [
      {
        request: { method: 'GET', url: 'https://shop.test/api/cart/count' },
        response: { status: 200, content: { mimeType: 'application/json', text: '{"count":7}' } },
      },
    ],
  },
})

const withConfig = (page: Page, body: string) => page.route('**/config.json', (route) => route.fulfill({ body }))

test('with a malformed config.json, the app does not start and a page shows the reason', async ({ page, siteUrl }) => {
  await withConfig(page, '{ "api": ')
  await page.goto(siteUrl)
  await expect(page.getByRole('heading', { name: 'This shop can’t start' })).toBeVisible()
  await expect(page.getByText('Its configuration, config.json, can’t be used:')).toBeVisible()
  await expect(page.getByRole('alert')).toContainText('config.json is not JSON')
  await expect(page.getByRole('article')).toHaveCount(0)
})

test('names of store and retailer in config.json replace the prerendered ones', async ({ page, siteUrl }) => {
  await withConfig(page, '{ "store": { "name": "Partials" }, "retailer": { "name": "Mast" } }')
  await page.goto(siteUrl)
  await expect(page.getByRole('link', { name: 'Partials', exact: true })).toBeVisible()
  await expect(page.getByText('Overtone')).toHaveCount(0)
  await addFirstProduct(page)
  await cartLink(page, 1).click()
  await expect(page.getByRole('button', { name: 'Check Out & Buy All Products on Mast' })).toBeVisible()
})

test('a page served as 404.html gets the canonical link of its own content', async ({ page, siteUrl, pageErrors }) => {
  pageErrors.allow(/404/)
  await withConfig(page, '{ "store": { "siteUrl": "https://shop.test" } }')
  await page.goto(`${siteUrl}blog/any-slug?post=what-an-overtone-is`)
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
    'href',
    `https://shop.test${basePath}blog/what-an-overtone-is/?post=what-an-overtone-is`,
  )
  await expect(page.locator('meta[name=robots]')).toHaveCount(0)
})

const WITHOUT_WORKER: Record<string, () => void> = {
  'service workers are not supported': () => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'),
  'the registration is refused': () => {
    ServiceWorkerContainer.prototype.register = () => Promise.reject(new DOMException('refused', 'SecurityError'))
  },
  'getRegistrations() never resolves': () => {
    ServiceWorkerContainer.prototype.getRegistrations = () => new Promise(() => {})
  },
  'register() never resolves': () => {
    ServiceWorkerContainer.prototype.register = () => new Promise(() => {})
  },
}

for (const [situation, breakWorker] of Object.entries(WITHOUT_WORKER)) {
  test(`if ${situation}, the page answers API requests and the cart survives a reload`, async ({ page, siteUrl }) => {
    await page.addInitScript(breakWorker)
    const mode = page.waitForEvent('console', (message) => message.text().startsWith('Mock API'))
    await page.goto(siteUrl)
    await addFirstProduct(page)
    expect((await mode).text()).toContain('by the page')
    await expectStored(page, 1)
    await page.reload()
    await expect(cartLink(page, 1)).toBeVisible()
  })
}

test('if the service worker answers no requests, the page answers them', async ({ page }) => {
  // Playwright cannot replace the worker in `page.route`, because the page does not request its script.
  const { siteUrl, close } = await serveCopy(({ folder }) =>
    writeFileSync(
      join(folder, 'api-worker.js'),
      "addEventListener('activate', (event) => event.waitUntil(clients.claim()))",
    ),
  )
  const mode = page.waitForEvent('console', (message) => message.text().startsWith('Mock API'))
  await page.goto(siteUrl)
  await addFirstProduct(page)
  expect((await mode).text()).toContain('by the page')
  await close()
})

test('if accessing storage throws, the cart works until the page is closed', async ({ page, siteUrl }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      configurable: true,
      get: () => {
        throw new DOMException('denied', 'SecurityError')
      },
    })
  })
  await page.goto(siteUrl)
  await addFirstProduct(page)
  await cartLink(page, 1).click()
  await expect(page.getByRole('list', { name: 'Cart items' }).getByRole('listitem')).toHaveCount(1)
})

test('a URL with a search never shows the prerendered listing', async ({ page, siteUrl }) => {
  const titles = await recordVisibleTexts(page, 'main article h3')
  await page.goto(`${siteUrl}?search=4090`)
  await expect(page.getByRole('article')).toHaveCount(1)
  await expect(addButtons(page)).toBeVisible()
  expect(await titles()).toHaveLength(1)
})

test('the mock API gives the same answers in the browser (with stubs of packages) and in Node (without stubs)', async ({
  page,
  siteUrl,
}) => {
  const paths = ['/api/products?page=2&sortBy=title&sortOrder=asc', '/api/categories', '/api/brands', '/api/blog']
  await page.goto(siteUrl)
  await addFirstProduct(page)
  const inBrowser = await page.evaluate(
    (urls) => Promise.all(urls.map((url) => fetch(url).then((response) => response.json()))),
    paths,
  )
  const script = `
    const { answerFetch, builtInRows } = await import('./dist-server/entry.js')
    answerFetch(builtInRows, ${JSON.stringify(basePath)})
    const answers = ${JSON.stringify(paths)}.map((path) => fetch('http://mock.invalid' + path).then((response) => response.json()))
    process.stdout.write(JSON.stringify(await Promise.all(answers)))`
  const inNode = JSON.parse(execFileSync('node', ['--input-type=module', '-e', script], { maxBuffer: 1e8 }).toString())
  expect(inBrowser).toEqual(inNode)
})

test('the privacy page names every key that the shop stores, and the shop uses no other storage', async ({
  page,
  context,
  siteUrl,
  pageErrors,
}) => {
  // Calls that are not in the recording.
  pageErrors.allow(/404/)
  await page.goto(`${siteUrl}?demo=slow-1s`)
  await page.getByRole('button', { name: 'Got it' }).click()
  await addFirstProduct(page)
  await page.getByRole('button', { name: 'Dark' }).click()
  await cartLink(page, 1).click()
  await page.evaluate(() => Object.assign(window, { open: () => null }))
  await page.getByRole('button', { name: /^Check Out/ }).click()
  await expect(page.getByText('0 of 1 opened')).toBeVisible()
  await page.getByRole('button', { name: /^Demo/ }).click()
  await page.getByRole('button', { name: 'Mock or server' }).click()
  await page.getByLabel('Server address').fill('https://api.test')
  await page.getByRole('button', { name: 'Use this server' }).click()
  await page.getByRole('button', { name: 'Last calls' }).click()
  await page
    .getByRole('button', { name: /^Edit answer of/ })
    .first()
    .click()
  await page.getByRole('button', { name: 'Use for this call' }).click()
  await page.getByRole('button', { name: 'Recordings' }).click()
  await page
    .getByLabel('Load recording')
    .setInputFiles({ name: 'one.har', mimeType: 'application/json', buffer: Buffer.from(RECORDING) })
  await expect(page.getByText('Playing 1 call of one.har.')).toBeVisible()
  // A new document, because the scroll position is stored when a document is unloaded.
  await page.goto(`${siteUrl}privacy`)
  const stored = await page.evaluate(async () => ({
    keys: [...Object.keys(localStorage), ...Object.keys(sessionStorage)],
    elsewhere: [...(await caches.keys()), ...(await indexedDB.databases())],
  }))
  expect(stored.elsewhere).toEqual([])
  expect(await context.cookies()).toEqual([])
  const named = page.getByRole('region', { name: 'What your browser stores' }).getByRole('heading', { level: 3 })
  await expect(named.first()).toBeVisible()
  expect(new Set(await named.allTextContents())).toEqual(new Set(stored.keys))
})
