/** The API reference at `api-docs/`, and the requests that its readers send from it. */
import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { startApiProcess } from '../../mocks/http/child.ts'
import { expect, storageKey, test } from '../fixtures.ts'
import { axeViolations } from '../helpers/axe.ts'

/** Rules of axe that Swagger UI's own markup violates. */
const SWAGGER_UI_FAULTS = new Set([
  'heading-order',
  'nested-interactive',
  'region',
  'scrollable-region-focusable',
  'select-name',
])

const servers = (page: Page) => page.locator('select#servers')

async function open(page: Page, siteUrl: string) {
  await page.goto(`${siteUrl}api-docs/`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Overtone shop API')
}

/** Requests products from the chosen server, and expects its origin and a response with products. */
async function tryProducts(page: Page, origin: string) {
  const operation = page.locator('#operations-Catalogue-listProducts')
  await operation.locator('.opblock-summary-control').click()
  await operation.getByRole('button', { name: 'Try it out' }).click()
  await operation.getByRole('button', { name: 'Execute' }).click()
  await expect(operation.locator('.request-url')).toContainText(`${origin}/api/products`)
  const response = operation.locator('.live-responses-table')
  await expect(response.locator('tbody .response-col_status')).toHaveText('200')
  await expect(response).toContainText('"total":')
}

test('in the demo, the mock API answers a request that is tried out', async ({ page, siteUrl }) => {
  await open(page, siteUrl)
  await tryProducts(page, new URL(siteUrl).origin)
  const rules = (await axeViolations(page)).map(({ rule }) => rule)
  expect(rules.filter((rule) => !SWAGGER_UI_FAULTS.has(rule))).toEqual([])
})

test('a request goes to the server that the reader enters', async ({ page, siteUrl }) => {
  const { origin, stop } = await startApiProcess()
  await open(page, siteUrl)
  await servers(page).selectOption('{baseUrl}')
  await page.getByRole('textbox').first().fill(origin)
  await tryProducts(page, origin)
  await stop()
})

test('in live mode, requests go to the configured server and nothing of the mock is downloaded', async ({
  page,
  siteUrl,
}) => {
  const { origin, stop } = await startApiProcess()
  await page.route('**/config.json', (route) =>
    route.fulfill({ json: { api: { mode: 'live', baseUrl: `${origin}/` } } }),
  )
  const manifest = JSON.parse(readFileSync('dist-server/manifest.json', 'utf8'))
  const mockFiles = ['api-worker.js', 'mockServiceWorker.js', manifest['mocks/browser/worker.ts'].file]
  const requested: string[] = []
  page.on('request', (request) => requested.push(request.url()))
  await open(page, siteUrl)
  await expect(servers(page)).toHaveValue(origin)
  await tryProducts(page, origin)
  expect(requested.filter((url) => mockFiles.some((file) => url.endsWith(file)))).toEqual([])
  await stop()
})

test('without config.json, requests go to the server that the site was configured for', async ({
  page,
  configuredSiteUrl,
  pageErrors,
}) => {
  pageErrors.allow(/503/)
  await page.route('**/config.json', (route) => route.fulfill({ status: 503 }))
  await open(page, configuredSiteUrl)
  await expect(servers(page)).toHaveValue('https://api.test')
})

test('the scheme is the one that the visitor chose in the shop, otherwise the system’s', async ({ page, siteUrl }) => {
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  const [light, dark] = ['rgb(246, 245, 242)', 'rgb(15, 17, 20)']
  await page.emulateMedia({ colorScheme: 'dark' })
  await open(page, siteUrl)
  expect(await background()).toBe(dark)
  await page.emulateMedia({ colorScheme: 'light' })
  expect(await background()).toBe(light)
  await page.evaluate((key) => localStorage.setItem(key, 'dark'), storageKey('color-scheme'))
  await open(page, siteUrl)
  expect(await background()).toBe(dark)
})

test('a phone scrolls the page in one direction only', async ({ page, siteUrl }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, siteUrl)
  await tryProducts(page, new URL(siteUrl).origin)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
})
