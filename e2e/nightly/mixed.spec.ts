/** The mock API and the example backend, each of which answers some calls of the shop. */
import type { Page } from '@playwright/test'
import { expect } from '../fixtures.ts'
import { addFirstProduct, cartLines, cartLink } from '../helpers/cart.ts'
import {
  CATALOGUE_CALLS,
  createGate,
  markTitles,
  type RecordedCall,
  recordCalls,
  SERVER_TITLE,
  test,
} from '../helpers/example-backend.ts'
import { chooseTarget, closeLab, enterServer, lab, loggedCalls, openPart, targetOf } from '../helpers/lab.ts'
import { expectProductsLoaded } from '../helpers/page.ts'
import { buyTwoProducts } from '../helpers/purchase.ts'

const GROUPS = ['products', 'categories', 'brands', 'blog', 'cart']

/** One path of each catalogue call. */
const CATALOGUE_PATHS = [
  /^\/api\/products$/,
  /^\/api\/products\/.+/,
  /^\/api\/categories$/,
  /^\/api\/categories\/.+/,
  /^\/api\/brands$/,
  /^\/api\/blog$/,
  /^\/api\/blog\/.+/,
]

/** Opens a category, a product and a post by links. */
async function browse(page: Page) {
  await page.getByRole('contentinfo').getByRole('link', { name: 'Laptops' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Laptops' })).toBeVisible()
  await expectProductsLoaded(page)
  await page.getByRole('button', { name: 'Brands' }).click()
  await expect(page.getByRole('button', { name: /^Aurelle \d/ })).toBeVisible()
  await page.getByRole('article').first().getByRole('link').first().click()
  await expect(page.getByRole('region', { name: 'Related Products' }).getByRole('article').first()).toBeVisible()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /blog/i })).toBeVisible()
  const post = page.getByRole('main').getByRole('article').first()
  const title = await post.getByRole('heading').first().innerText()
  await post.getByRole('link').first().click()
  await expect(page).toHaveURL(/[?&]post=/)
  await expect(page.getByRole('main').getByRole('heading', { level: 1, name: title })).toBeVisible()
}

/**
 * Uses the whole shop, and expects that only the server answers. Takes the calls of the page so far, to which later ones
 * are added. The cart must be empty.
 */
async function expectServerOnly(page: Page, calls: RecordedCall[], server: string) {
  await openPart(page, 'Last calls')
  await lab(page).getByRole('button', { name: 'Clear', exact: true }).click()
  await closeLab(page)
  const before = calls.length
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home', exact: true }).click()
  await expectProductsLoaded(page)
  await addFirstProduct(page)
  await browse(page)
  await cartLink(page, 1).click()
  await cartLines(page)
    .getByRole('button', { name: /^Increase quantity/ })
    .click()
  await expect(cartLink(page, 2)).toBeVisible()
  await openPart(page, 'Last calls')
  await expect(loggedCalls(page).filter({ hasText: 'PUT /api/cart/update' })).toContainText('200')
  const logged = await loggedCalls(page).allTextContents()
  expect(logged.filter((text) => !text.includes('answered by the server'))).toEqual([])
  expect(calls.slice(before).filter(({ origin }) => origin !== server)).toEqual([])
  const paths = calls.filter(({ origin }) => origin === server).map(({ path }) => path)
  for (const path of [...CATALOGUE_PATHS, /^\/api\/cart$/, /^\/api\/cart\/(add|update)$/])
    expect(paths).toContainEqual(expect.stringMatching(path))
}

test('a server answers the catalogue and the mock API the cart, until the cart is moved to the server too', async ({
  page,
  backend,
}) => {
  // The test uses the whole shop twice.
  test.slow()
  const { siteUrl } = await backend.serveShop(CATALOGUE_CALLS)
  const calls = recordCalls(page)
  await buyTwoProducts(page, siteUrl)
  await browse(page)
  const server = calls.filter(({ origin }) => origin === backend.origin)
  const mock = calls.filter(({ origin }) => origin !== backend.origin)
  for (const path of CATALOGUE_PATHS)
    expect(server.map((call) => call.path)).toContainEqual(expect.stringMatching(path))
  expect(server.filter(({ path }) => path.startsWith('/api/cart'))).toEqual([])
  expect(server.filter(({ isFromWorker }) => isFromWorker)).toEqual([])
  expect(mock.map(({ path }) => path)).toContain('/api/cart/add')
  expect(mock.filter(({ path, isFromWorker }) => !path.startsWith('/api/cart') || !isFromWorker)).toEqual([])

  await openPart(page, 'Mock or server')
  await expect(lab(page).getByText(`Server: ${backend.origin}, from config.json.`)).toBeVisible()
  await chooseTarget(page, 'cart', 'Server')
  await expect(cartLink(page, 0)).toBeVisible()
  await expectServerOnly(page, calls, backend.origin)
  await chooseTarget(page, 'cart', 'Mock')
  await expect(cartLink(page, 3)).toBeVisible()
})

test('each group of calls is moved to a server by hand, without a reload', async ({ page, siteUrl, backend }) => {
  const calls = recordCalls(page)
  await page.goto(siteUrl)
  await expectProductsLoaded(page)
  await addFirstProduct(page)
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  await openPart(page, 'Mock or server')
  for (const group of GROUPS) await expect(targetOf(page, group)).toBeDisabled()
  await enterServer(page, backend.origin)
  for (const group of GROUPS) {
    await chooseTarget(page, group, 'Server')
    await expect(lab(page).getByText(new RegExp(`^${backend.origin} answers the calls of .*${group}`))).toBeVisible()
  }
  await expect(cartLink(page, 0)).toBeVisible()
  await expectServerOnly(page, calls, backend.origin)
  expect(await page.evaluate(() => Reflect.get(window, 'sameDocument'))).toBe(true)
})

test('the targets are part of the link, and the server’s address is not', async ({
  page,
  context,
  browser,
  siteUrl,
  backend,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await markTitles(page, backend)
  await page.goto(siteUrl)
  await enterServer(page, backend.origin)
  await chooseTarget(page, 'products', 'Server')
  await chooseTarget(page, 'brands', 'Both')
  await expect(page.getByRole('article').first()).toContainText(SERVER_TITLE)
  await expect(lab(page).getByText('so their ids must agree')).toBeVisible()
  await lab(page).getByRole('button', { name: 'Copy link to this state' }).click()
  await expect(lab(page).getByRole('button', { name: 'Copied' })).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(link).toBe(`${siteUrl}?demo=products.server,brands.both`)

  await page.reload()
  await expect(page.getByRole('article').first()).toContainText(SERVER_TITLE)

  const other = await (await browser.newContext()).newPage()
  await markTitles(other, backend)
  await other.goto(link)
  await expect(other.getByRole('article')).toHaveCount(24)
  await expect(other.getByRole('article').first()).not.toContainText(SERVER_TITLE)
  await openPart(other, 'Mock or server')
  await expect(lab(other).getByRole('alert')).toContainText('They need the address of your server')
  await enterServer(other, backend.origin)
  await expect(other.getByRole('article').first()).toContainText(SERVER_TITLE)
  await other.context().close()
})

test('with Both, the shop does not wait for the server, and the log shows where the two differ', async ({
  page,
  siteUrl,
  backend,
}) => {
  const { open, opened } = createGate()
  await page.route(`${backend.origin}/api/products**`, async (route) => {
    await opened
    await route.continue()
  })
  await page.goto(siteUrl)
  await enterServer(page, backend.origin)
  const requested = page.waitForRequest(`${backend.origin}/api/products**`)
  await chooseTarget(page, 'products', 'Both')
  await requested
  await expectProductsLoaded(page)
  await expect(page.getByRole('article')).toHaveCount(24)
  await openPart(page, 'Last calls')
  const listings = loggedCalls(page).filter({ hasText: 'GET /api/products' })
  await expect(listings.first()).toContainText('compared: pending')
  open()
  await expect(listings.first()).toContainText('compared: no difference')
  await expect(listings.filter({ hasText: 'compared: no difference' })).not.toHaveCount(0)

  await page.unroute(`${backend.origin}/api/products**`)
  await markTitles(page, backend)
  await chooseTarget(page, 'products', 'Mock')
  await expect(page.getByRole('article')).toHaveCount(24)
  await lab(page).getByRole('button', { name: 'Clear', exact: true }).click()
  await chooseTarget(page, 'products', 'Both')
  const difference = listings
    .first()
    .getByText(/^title of ".+" is "Served .+", and ".+" in the mock API \(and 23 more\)\.$/)
  await expect(listings.first()).toContainText('compared: 1 difference')
  await expect(difference).toBeHidden()
  await listings.first().getByText('compared: 1 difference').click()
  await expect(difference).toBeVisible()
  await expect(page.getByRole('article').first()).not.toContainText(SERVER_TITLE)
  await expect(page.getByRole('article')).toHaveCount(24)
})
