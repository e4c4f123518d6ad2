/** The build with a live API on another origin, and with backends that are configured wrongly. */
import { readFileSync } from 'node:fs'
import type { Page, Route } from '@playwright/test'
import { startApiProcess } from '../../mocks/http/child.ts'
import { expect, storageKey, test } from '../fixtures.ts'
import { addFirstProduct, cartLink } from '../helpers/cart.ts'
import { expectHydrated } from '../helpers/page.ts'

const FAILED = 'Failed to load products. Please try again.'

/** Replaces config.json by one that selects live mode and the API at `baseUrl`. */
const withApi = (page: Page, baseUrl: string) =>
  page.route('**/config.json', (route) => route.fulfill({ json: { api: { mode: 'live', baseUrl } } }))

/** Waits for a hint in the console that contains the text. */
const hintWith = (page: Page, text: string) =>
  page.waitForEvent('console', (message) => message.text().includes(text)).then((message) => message.text())

/** Hints start with the origin of the API. */
const isHint = (error: string) => error.startsWith('console: http')

test('nothing of the demonstration is downloaded or shown, and the mock’s service worker is unregistered', async ({
  page,
  siteUrl,
  apiUrl,
}) => {
  const manifest = JSON.parse(readFileSync('dist-server/manifest.json', 'utf8'))
  const mockFiles = ['api-worker.js', 'mockServiceWorker.js', manifest['mocks/browser/worker.ts'].file]
  await page.goto(`${siteUrl}retailer/`)
  await page.evaluate(async (url) => {
    await navigator.serviceWorker.register(url)
    await navigator.serviceWorker.ready
  }, `${siteUrl}api-worker.js`)

  const requested: string[] = []
  page.on('request', (request) => requested.push(request.url()))
  await page.goto(`${siteUrl}?demo=products-500`)
  await expect(page.getByRole('article')).toHaveCount(24)
  await expect(cartLink(page, 0)).toBeVisible()
  const workers = () => page.evaluate(() => navigator.serviceWorker.getRegistrations().then((all) => all.length))
  await expect.poll(workers).toBe(0)
  await page.keyboard.press('F2')
  await expect(page.getByRole('button', { name: /^Demo/ })).toHaveCount(0)
  await expect(page.getByRole('complementary', { name: 'About this demonstration' })).toHaveCount(0)
  expect(requested.filter((url) => mockFiles.some((file) => url.endsWith(file)))).toEqual([])
  expect(requested.filter((url) => /\/(DemoLab|lab|mock)-/.test(url))).toEqual([])
  expect(requested.some((url) => url.startsWith(`${apiUrl}/api/products`))).toBe(true)
  expect(await page.evaluate((key) => sessionStorage.getItem(key), storageKey('demo-scenarios'))).toBeNull()
})

test('requests to the other origin send the cart id, and an id that the server issues replaces the stored one', async ({
  page,
  siteUrl,
  apiUrl,
}) => {
  const storedId = 'x'.repeat(128)
  await page.addInitScript((id) => {
    if (!localStorage.getItem('cart-id')) localStorage.setItem('cart-id', id)
  }, storedId)
  // The server issues an id, because the first request reaches it without one.
  let sentId: string | undefined
  const withoutId = async (route: Route) => {
    const { 'x-cart-id': id, ...headers } = await route.request().allHeaders()
    sentId = id
    await route.continue({ headers })
  }
  await page.route(`${apiUrl}/api/cart/count`, withoutId, { times: 1 })
  await page.goto(siteUrl)
  await expect.poll(() => sentId).toBe(storedId)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('cart-id'))).toMatch(/^[0-9a-f]{32}$/)
  const saved = page.waitForResponse('**/api/cart/add')
  await addFirstProduct(page)
  await saved
  await page.reload()
  await expect(cartLink(page, 1)).toBeVisible()
})

test('with a slow backend, the page shows skeletons and never the products of the build', async ({
  page,
  siteUrl,
  apiUrl,
}) => {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(`${apiUrl}/**`, async (route) => {
    await released
    await route.continue()
  })
  const request = page.waitForRequest(`${apiUrl}/**`)
  await page.goto(siteUrl)
  await expectHydrated(page)
  await request
  await expect(page.getByRole('article')).toHaveCount(0)
  await expect(page.locator('[aria-busy=true]').first()).toBeVisible()
  release()
  await expect(page.getByRole('article')).toHaveCount(24)
})

test('a hint names the missing header if the backend refuses the shop’s origin', async ({
  page,
  siteUrl,
  pageErrors,
}) => {
  pageErrors.allow(/./)
  const { origin, stop } = await startApiProcess(['--origin', 'https://elsewhere.example'])
  try {
    await withApi(page, origin)
    const hint = hintWith(page, 'may not read the response')
    await page.goto(siteUrl)
    expect(await hint).toContain(`"access-control-allow-origin: ${new URL(siteUrl).origin}"`)
    await expect(page.getByText(FAILED)).toBeVisible()
  } finally {
    await stop()
  }
  expect(pageErrors.list.filter(isHint)).toHaveLength(1)
})

test('a hint names the content security policy if it blocks requests to the API', async ({
  page,
  configuredSiteUrl,
  apiUrl,
  pageErrors,
}) => {
  pageErrors.allow(/./)
  await withApi(page, apiUrl)
  const hint = hintWith(page, 'content security policy of this page')
  await page.goto(configuredSiteUrl)
  expect(await hint).toContain('"npm run configure"')
  await expect(page.getByText(FAILED)).toBeVisible()
  expect(pageErrors.list.filter(isHint)).toHaveLength(1)
})

test('a warning names the call and the field if a response has the wrong shape', async ({
  page,
  siteUrl,
  apiUrl,
  pageErrors,
}) => {
  pageErrors.allow(/wrong shape/)
  await page.route(`${apiUrl}/api/categories`, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { data: await response.json() } })
  })
  const warning = hintWith(page, 'wrong shape')
  await page.goto(siteUrl)
  expect(await warning).toBe('The answer of /api/categories has the wrong shape: answer: expected array')
  await expect(page.getByRole('article')).toHaveCount(24)
  expect(pageErrors.list).toHaveLength(1)
})

test('if the header that exposes x-cart-id is missing, a hint names it', async ({
  page,
  siteUrl,
  apiUrl,
  pageErrors,
}) => {
  pageErrors.allow(/./)
  await page.route(`${apiUrl}/api/cart**`, async (route) => {
    const response = await route.fetch()
    const { 'access-control-expose-headers': _exposed, ...headers } = response.headers()
    await route.fulfill({ response, headers })
  })
  const hint = hintWith(page, 'x-cart-id')
  await page.goto(siteUrl)
  expect(await hint).toContain('"access-control-expose-headers: x-cart-id"')
  await expect(page.getByRole('article')).toHaveCount(24)
  expect(pageErrors.list.filter(isHint)).toHaveLength(1)
})
