/** One build, another configuration: the shop on a real backend, and on bad ones. */
import { readFileSync } from 'node:fs'
import type { Page, Route } from '@playwright/test'
import { startApiProcess } from '../mocks/http/child.mjs'
import { serveFolder } from '../scripts/shared/static-server.mjs'
import { expect, test } from './shop.ts'

const withApi = (page: Page, api: { mode: string; baseUrl?: string }) =>
  page.route('**/config.json', (route) => route.fulfill({ json: { api } }))

/** The files that only the mock needs. */
const manifest = JSON.parse(readFileSync('dist-server/manifest.json', 'utf8'))
const MOCK_FILES = ['api-worker.js', 'mockServiceWorker.js', manifest['mocks/browser.ts'].file]

/** What the browser complains of when an answer fails, besides what the test is about. */
const hints = (complaints: string[]) =>
  complaints.splice(0).filter((complaint) => complaint.startsWith('console: http'))

test('nothing of the mock is downloaded, and its worker of an earlier visit is removed', async ({
  page,
  shopUrl,
  apiUrl,
}) => {
  await page.goto(`${shopUrl}retailer/`)
  await page.evaluate(async (url) => {
    await navigator.serviceWorker.register(url)
    await navigator.serviceWorker.ready
  }, `${shopUrl}api-worker.js`)

  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto(shopUrl)
  await expect(page.getByRole('article')).toHaveCount(24)
  await expect(page.getByRole('link', { name: 'Cart, 0 items' })).toBeVisible()
  const workers = () => page.evaluate(() => navigator.serviceWorker.getRegistrations().then((all) => all.length))
  await expect.poll(workers).toBe(0)
  expect(asked.filter((url) => MOCK_FILES.some((file) => url.endsWith(file)))).toEqual([])
  expect(asked.some((url) => url.startsWith(`${apiUrl}/api/products`))).toBe(true)
})

test('calls carry credentials and x-cart-id to the other origin, and an id it issues is taken over', async ({
  page,
  shopUrl,
  apiUrl,
}) => {
  const unusable = 'x'.repeat(200)
  await page.addInitScript((id) => {
    if (!localStorage.getItem('cart-id')) localStorage.setItem('cart-id', id)
  }, unusable)
  const call = page.waitForRequest(`${apiUrl}/api/cart/count`)
  await page.goto(shopUrl)
  expect((await (await call).allHeaders())['x-cart-id']).toBe(unusable)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('cart-id'))).toMatch(/^[0-9a-f]{32}$/)
  await page
    .getByRole('button', { name: /^Add to Cart/ })
    .first()
    .click()
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible()
})

test('a slow backend shows skeletons, never the products of the build, and then its own', async ({
  page,
  shopUrl,
  apiUrl,
}) => {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(`${apiUrl}/**`, async (route) => {
    await held
    await route.continue()
  })
  const asked = page.waitForRequest(`${apiUrl}/**`)
  await page.goto(shopUrl)
  await expect(page.locator('html[data-hydrated]')).toBeVisible()
  await asked
  await expect(page.getByRole('article')).toHaveCount(0)
  await expect(page.locator('[aria-busy=true]').first()).toBeVisible()
  release()
  await expect(page.getByRole('article')).toHaveCount(24)
})

for (const [what, answer] of Object.entries<Parameters<Route['fulfill']>[0] | 'offline'>({
  'a 502 page': { status: 502, contentType: 'text/html', body: '<h1>502 Bad Gateway</h1>' },
  'a page with 200': { status: 200, contentType: 'text/html', body: '<!doctype html><title>Welcome</title>' },
  'no connection': 'offline',
})) {
  test(`${what} ends in the states of the error catalogue`, async ({ page, shopUrl, apiUrl, complaints }) => {
    const headers = {
      'access-control-allow-origin': new URL(shopUrl).origin,
      'access-control-allow-credentials': 'true',
      'access-control-expose-headers': 'x-cart-id',
      'x-cart-id': 'abcdefgh',
    }
    await page.route(`${apiUrl}/**`, (route) =>
      answer === 'offline' ? route.abort('internetdisconnected') : route.fulfill({ ...answer, headers }),
    )
    await page.goto(shopUrl)
    // The sections of the filters have failed as well, each with a Retry of its own.
    const failure = page.getByRole('alert').filter({ hasText: 'Failed to load products. Please try again.' })
    await expect(failure.getByRole('button', { name: 'Retry' })).toBeVisible()
    await page.getByRole('link', { name: /^Cart/ }).click()
    await expect(page.getByText('Failed to load cart')).toBeVisible()
    await page.goto(`${shopUrl}products/aurelle-studio-one/`)
    await expect(page.getByRole('heading', { name: 'Product Not Found' })).toBeVisible()
    await expect(page.getByText('Bad Gateway')).toHaveCount(0)
    complaints.splice(0)
  })
}

test('the console says what a backend forgot that refuses the shop’s origin', async ({ page, shopUrl, complaints }) => {
  const { origin, stop } = await startApiProcess(['--origin', 'https://elsewhere.example'])
  await withApi(page, { mode: 'live', baseUrl: origin })
  const hint = page.waitForEvent('console', (message) => message.text().includes('may not read it'))
  await page.goto(shopUrl)
  expect((await hint).text()).toContain(`"access-control-allow-origin: ${new URL(shopUrl).origin}"`)
  await expect(page.getByText('Failed to load products. Please try again.')).toBeVisible()
  await stop()
  expect(hints(complaints)).toHaveLength(1)
})

test('the console says when nobody answers at the baseUrl', async ({ page, shopUrl, complaints }) => {
  const { origin, close } = await serveFolder('dist')
  await close()
  await withApi(page, { mode: 'live', baseUrl: origin })
  const hint = page.waitForEvent('console', (message) => message.text().includes('does not answer'))
  await page.goto(shopUrl)
  expect((await hint).text()).toContain('"api.baseUrl" in config.json')
  await expect(page.getByText('Failed to load products. Please try again.')).toBeVisible()
  expect(hints(complaints)).toHaveLength(1)
})

test('the console says when x-cart-id can’t be read', async ({ page, shopUrl, apiUrl, complaints }) => {
  await page.route(`${apiUrl}/api/cart**`, async (route) => {
    const response = await route.fetch()
    const { 'access-control-expose-headers': _exposed, ...headers } = response.headers()
    await route.fulfill({ response, headers })
  })
  const hint = page.waitForEvent('console', (message) => message.text().includes('x-cart-id'))
  await page.goto(shopUrl)
  expect((await hint).text()).toContain('"access-control-expose-headers: x-cart-id"')
  await expect(page.getByRole('article')).toHaveCount(24)
  expect(hints(complaints)).toHaveLength(1)
})

test('a baseUrl without a scheme stops the app with a page that names the key', async ({ page, shopUrl }) => {
  await withApi(page, { mode: 'live', baseUrl: 'api.example.com' })
  await page.goto(shopUrl)
  await expect(page.getByRole('alert')).toContainText('"api.baseUrl" must be an address such as')
})

test('the API’s description is published beside the shop', async ({ page, shopUrl }) => {
  await page.goto(`${shopUrl}api-docs/`)
  await expect(page.getByRole('heading', { name: 'Overtone shop API', level: 1 })).toBeVisible()
  await page.getByRole('link', { name: 'POST /api/cart/add' }).click()
  await expect(page.getByRole('heading', { name: /POST \/api\/cart\/add/ })).toBeInViewport()
  const document = await page.request.get(`${shopUrl}api-docs/openapi.json`)
  expect((await document.json()).openapi).toBe('3.1.0')
})
