/** Servers that answer some calls wrongly, late or not at all, while the mock API answers the rest. */
import type { Page, Route } from '@playwright/test'
import { expect } from '../fixtures.ts'
import { addFirstProduct, cartLines, cartLink, storeCart } from '../helpers/cart.ts'
import { CATALOGUE_CALLS, createGate, markTitles, SERVER_TITLE, test } from '../helpers/example-backend.ts'
import { chooseTarget, closeLab, enterServer } from '../helpers/lab.ts'
import { expectProductsLoaded } from '../helpers/page.ts'
import { recordVisibleTexts } from '../helpers/visible-texts.ts'

const FAILED = 'Failed to load products. Please try again.'
const PRODUCT = 'aurelle-studio-one'

const cards = (page: Page) => page.getByRole('article')

/** Replaces status and body of the server's answer. */
const answerWith = (status: number, contentType: string, body: string) => async (route: Route) => {
  const response = await route.fetch()
  await route.fulfill({ status, headers: { ...response.headers(), 'content-type': contentType }, body })
}

/** Expects that the calls of the mock API work: the names of categories, and a cart with one product of the server. */
async function expectMockWorks(page: Page) {
  await page.getByRole('contentinfo').getByRole('link', { name: 'Laptops' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Laptops' })).toBeVisible()
  await cartLink(page, 1).click()
  await expect(cartLines(page)).toHaveCount(1)
  await cartLines(page)
    .getByRole('button', { name: /^Increase quantity/ })
    .click()
  await expect(cartLink(page, 2)).toBeVisible()
  await page.reload()
  await expect(cartLines(page)).toHaveCount(1)
  await expect(cartLink(page, 2)).toBeVisible()
}

for (const [name, answer] of [
  ['HTML', answerWith(200, 'text/html', '<!doctype html><title>Maintenance</title>')],
  ['401', answerWith(401, 'text/plain', 'Sign in first')],
  [
    'a redirect to a page without CORS headers',
    (route: Route) => route.fulfill({ status: 302, headers: { location: '/' } }),
  ],
  ['no connection', (route: Route) => route.abort()],
] as const) {
  test(`if the server answers the listing with ${name}, the listing says so and the rest works`, async ({
    page,
    backend,
    pageErrors,
  }) => {
    pageErrors.allow(/./)
    const { siteUrl } = await backend.serveShop(['products', 'product'])
    await page.route(`${backend.origin}/api/products?**`, answer)
    await storeCart(page, [{ productId: PRODUCT, quantity: 1 }])
    const texts = await recordVisibleTexts(page, 'article')
    await page.goto(siteUrl)
    await expect(page.getByText(FAILED)).toBeVisible()
    await expect(page.getByRole('button', { name: /^Laptops \d/ })).toBeVisible()
    await expectMockWorks(page)
    expect(await texts()).toEqual([])
    expect(pageErrors.list.filter((error) => error.startsWith('error:'))).toEqual([])
  })
}

test('if the server never answers the listing, it stays a skeleton and the rest works', async ({ page, backend }) => {
  const { siteUrl } = await backend.serveShop(['products', 'product'])
  await page.route(`${backend.origin}/api/products?**`, () => new Promise(() => {}))
  await storeCart(page, [{ productId: PRODUCT, quantity: 1 }])
  const texts = await recordVisibleTexts(page, 'article')
  const requested = page.waitForRequest(`${backend.origin}/api/products?**`)
  await page.goto(siteUrl)
  await requested
  await expect(page.getByRole('button', { name: /^Laptops \d/ })).toBeVisible()
  await expect(page.locator('main [aria-busy]')).toHaveAttribute('aria-busy', 'true')
  await expectMockWorks(page)
  expect(await texts()).toEqual([])
})

test('if no server is at the address, the cart fails until its products can be read again', async ({
  page,
  backend,
  pageErrors,
}) => {
  pageErrors.allow(/./)
  const { siteUrl } = await backend.serveShop(CATALOGUE_CALLS)
  await page.route(`${backend.origin}/**`, (route) => route.abort('connectionrefused'))
  await storeCart(page, [{ productId: PRODUCT, quantity: 1 }])
  const hint = page.waitForEvent('console', (message) => message.text().includes('does not answer'))
  await page.goto(`${siteUrl}cart/`)
  expect((await hint).text()).toContain('"api.baseUrl" in config.json')
  await expect(page.getByRole('heading', { name: 'Failed to load cart' })).toBeVisible()
  await page.unroute(`${backend.origin}/**`)
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(cartLines(page)).toHaveCount(1)
  await expect(cartLink(page, 1)).toBeVisible()
})

test('if the server of the blog is down, the shop of the mock API works', async ({
  page,
  siteUrl,
  backend,
  pageErrors,
}) => {
  pageErrors.allow(/./)
  const closed = await backend.serveShop([])
  await closed.close()
  await page.goto(siteUrl)
  await enterServer(page, new URL(closed.siteUrl).href.replace(/\/$/, ''))
  await chooseTarget(page, 'blog', 'Server')
  await closeLab(page)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).click()
  await expect(page.getByText('Failed to fetch blog posts')).toBeVisible()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Laptops' }).click()
  await expectProductsLoaded(page)
  await addFirstProduct(page)
  await expectMockWorks(page)
})

test('moving a call back while the server’s answer is under way shows the mock’s products', async ({
  page,
  backend,
}) => {
  const { siteUrl } = await backend.serveShop(['products', 'product'])
  const gate = createGate()
  await markTitles(page, backend, gate.opened)
  const texts = await recordVisibleTexts(page, 'article')
  const requested = page.waitForRequest(`${backend.origin}/api/products?**`)
  await page.goto(siteUrl)
  await requested
  await chooseTarget(page, 'products', 'Mock')
  await expectProductsLoaded(page)
  await expect(cards(page)).toHaveCount(24)
  gate.open()
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('price-asc')
  await expectProductsLoaded(page)
  expect((await texts()).filter((text) => text.includes(SERVER_TITLE))).toEqual([])
  await chooseTarget(page, 'products', 'Server')
  await expect(cards(page).first()).toContainText(SERVER_TITLE)
})

test('an answer that arrives after the cart was moved to the mock API does not change the cart id', async ({
  page,
  siteUrl,
  backend,
}) => {
  const gate = createGate()
  await page.route(`${backend.origin}/api/cart/add`, async (route) => {
    const response = await route.fetch()
    await gate.opened
    await route.fulfill({ response, headers: { ...response.headers(), 'x-cart-id': 'issued-late' } })
  })
  await page.goto(siteUrl)
  await expect(cards(page)).toHaveCount(24)
  await enterServer(page, backend.origin)
  await chooseTarget(page, 'cart', 'Server')
  await closeLab(page)
  const answered = page.waitForResponse(`${backend.origin}/api/cart/add`)
  await addFirstProduct(page)
  const cartId = () => page.evaluate(() => localStorage.getItem('cart-id'))
  const id = await cartId()
  await chooseTarget(page, 'cart', 'Mock')
  gate.open()
  await (await answered).finished()
  await expect(cartLink(page, 0)).toBeVisible()
  await closeLab(page)
  await addFirstProduct(page)
  expect(await cartId()).toBe(id)
  await page.reload()
  await expect(cartLink(page, 1)).toBeVisible()
})
