/** The service worker of the mock API after the browser has stopped or replaced it. No request reaches the host. */
import { appendFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { findFullBrowser } from '../../scripts/shared/browser.ts'
import { expect, test } from '../fixtures.ts'
import { addFirstProduct, cartLink } from '../helpers/cart.ts'
import { goBack } from '../helpers/page.ts'
import { type ServedCopy, type SiteCopy, serveCopy } from '../helpers/site-copy.ts'

const CATALOGUE = {
  format: 'overtone-catalogue',
  version: 1,
  generatedAt: '2026-03-10T14:05:00Z',
  source: { kind: 'file', name: 'products.csv' },
  products: ['Oak Desk', 'Lamp 4090'].map((title) => ({
    id: title.toLowerCase().replace(' ', '-'),
    title,
    price: '89.00',
    images: [],
    affiliateUrl: 'https://shop.test/',
  })),
  categories: [],
  brands: [],
  posts: [],
}

const SITES: Record<string, (copy: SiteCopy) => void> = {
  'the demo': () => undefined,
  'a shop of one’s own': ({ configure }) =>
    configure({ api: { mode: 'mock', data: 'data/rows.json' } }, { 'data/rows.json': JSON.stringify(CATALOGUE) }),
}

/** Opens the home page and waits until its first call is answered. */
async function open(page: Page, siteUrl: string) {
  await page.goto(siteUrl)
  await addFirstProduct(page)
}

/** Sends a read and expects its result. */
async function expectListing(page: Page) {
  const search = page.getByRole('searchbox', { name: 'Search products' })
  await search.fill('4090')
  await search.press('Enter')
  await expect(page.getByRole('article')).toHaveCount(1)
}

/** Sends a read and a write, and expects their results. */
async function expectAnswers(page: Page) {
  await expectListing(page)
  await page.getByRole('button', { name: /^Add to Cart/ }).click()
  await expect(cartLink(page, 2)).toBeVisible()
}

/** Stops the site's workers, as the browser does when they are idle. */
async function stopWorkers(page: Page) {
  const devtools = await page.context().newCDPSession(page)
  const stopped = new Promise<void>((resolve) => {
    devtools.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
      if (versions.some(({ runningStatus }) => runningStatus === 'stopped')) resolve()
    })
  })
  await devtools.send('ServiceWorker.enable')
  await devtools.send('ServiceWorker.stopAllWorkers')
  await stopped
  await devtools.detach()
}

for (const [name, change] of Object.entries(SITES)) {
  test.describe(name, () => {
    // One worker runs all tests of a site, so that they share it.
    test.describe.configure({ mode: 'default' })
    test.skip(({ browserName }) => browserName !== 'chromium', 'Only Chromium has the DevTools protocol')
    let site: ServedCopy
    test.beforeAll(async () => {
      site = await serveCopy(change)
    })
    test.afterAll(() => site.close())

    test('a worker that was stopped answers the next calls', async ({ page }) => {
      await open(page, site.siteUrl)
      await stopWorkers(page)
      await expectAnswers(page)
    })

    test('pages are answered after the worker’s file has changed', async ({ page, context }) => {
      await open(page, site.siteUrl)
      appendFileSync(join(site.copy.folder, 'api-worker.js'), '\n')
      const other = await context.newPage()
      await other.goto(site.siteUrl)
      await expectListing(other)
      await other.evaluate(() => navigator.serviceWorker.getRegistration().then((worker) => worker?.update()))
      await expectListing(other)
      await expectListing(page)
      await page.reload()
      await expectListing(page)
    })

    test('a page answers by itself if another worker takes over', async ({ page }) => {
      await open(page, site.siteUrl)
      await page.evaluate(() => {
        const { serviceWorker } = navigator
        Object.assign(window, {
          takeover: new Promise((resolve) => serviceWorker.addEventListener('controllerchange', resolve)),
        })
      })
      // As MSW's worker did before it waited.
      appendFileSync(join(site.copy.folder, 'api-worker.js'), 'skipWaiting()\n')
      await page.evaluate(() => navigator.serviceWorker.getRegistration().then((worker) => worker?.update()))
      await page.evaluate(() => Reflect.get(window, 'takeover'))
      await expectAnswers(page)
    })

    test('a page from the back/forward cache is answered by a worker that was stopped', async ({
      playwright,
      launchOptions,
    }) => {
      const browser = await playwright.chromium.launch({
        ...launchOptions,
        // The headless shell has no such cache, and Playwright disables it by default.
        executablePath: findFullBrowser(),
        ignoreDefaultArgs: ['--disable-back-forward-cache'],
      })
      const page = await browser.newPage()
      await open(page, site.siteUrl)
      await page.evaluate(() => addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted })))
      await page.goto(`${site.siteUrl}retailer/`)
      await goBack(page)
      await page.waitForFunction(() => Reflect.get(window, 'persisted') === true)
      await stopWorkers(page)
      await expectAnswers(page)
      await browser.close()
    })
  })
}

test('the worker delays the pictures of pictures-slow', async ({ page, siteUrl }) => {
  await page.goto(`${siteUrl}?demo=pictures-slow`)
  const picture = page.locator('article img').first()
  const isLoaded = () => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0)
  await expect(picture).toBeVisible()
  expect(await isLoaded()).toBe(false)
  await expect.poll(isLoaded).toBe(true)
  const durations = await page.evaluate(() =>
    performance.getEntriesByType('resource').flatMap(({ name, duration }) => (/demo-slow/.test(name) ? duration : [])),
  )
  expect(Math.min(...durations)).toBeGreaterThanOrEqual(3000)
})
