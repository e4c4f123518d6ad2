/** If a chunk cannot be loaded, only its part of the page is missing. Unit tests cover errors while rendering. */
import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { addButtons } from '../helpers/cart.ts'

/** Answers requests for a chunk with 404. */
const removeChunk = (page: Page, name: string) =>
  page.route(`**/assets/${name}-*.js`, (route) => route.fulfill({ status: 404, body: '' }))

const mainNavigation = (page: Page) => page.getByRole('navigation', { name: 'Main' })
const notifications = (page: Page) => page.getByRole('region', { name: 'Notifications (F8)' })
const openFaq = (page: Page) => mainNavigation(page).getByRole('link', { name: 'FAQ' }).click()

/** Errors that a missing chunk or a lost connection causes. React reports #520 when it renders again after an error. */
const LOADING_ERRORS =
  /404|INTERNET_DISCONNECTED|NS_ERROR_(CORRUPTED_CONTENT|OFFLINE)|disallowed MIME type|dynamically imported|React error #520/

test.beforeEach(({ pageErrors }) => pageErrors.allow(LOADING_ERRORS))

async function expectFailedPage(page: Page) {
  await expect(page.getByRole('alert').getByRole('heading', { name: 'Something went wrong' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Reload' })).toBeVisible()
  await expect(page).toHaveTitle(/^Something went wrong/)
}

/** Expects header, ticker, notice and footer, and links that open pages. */
async function expectWorkingFrame(page: Page) {
  await expect(page.getByRole('region', { name: 'Featured products' }).getByRole('link').first()).toBeVisible()
  await expect(page.getByRole('complementary', { name: 'About this demonstration' })).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await mainNavigation(page).getByRole('link', { name: 'Deals' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Deals' })).toBeVisible()
  await mainNavigation(page).getByRole('link', { name: 'Home', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'All Products' })).toBeVisible()
}

test('without the chunks of toasts, tooltips and the Demo Lab, a plain notification replaces each', async ({
  page,
  siteUrl,
}) => {
  for (const name of ['Toasts', 'Tooltips', 'DemoLab']) await removeChunk(page, name)
  await page.goto(siteUrl)
  await addButtons(page).first().click()
  await expect(notifications(page).getByRole('status')).toHaveText('Success Item added to cart successfully')
  const failed = page.waitForResponse(/\/Tooltips-/)
  await page.getByRole('button', { name: 'Account' }).hover()
  expect((await failed).status()).toBe(404)
  await expect(page.getByRole('button', { name: 'Account' })).toBeVisible()
  await page.getByRole('button', { name: 'Demo' }).click()
  await expect(notifications(page)).toContainText('The Demo Lab can’t be shown')
  await expect(page.getByRole('button', { name: 'Demo' })).toHaveAttribute('aria-expanded', 'false')
  await expectWorkingFrame(page)
})

test('without the chunk of scenarios, the Demo Lab shows an error message', async ({ page, siteUrl }) => {
  await removeChunk(page, 'lab')
  await page.goto(siteUrl)
  await page.getByRole('button', { name: 'Demo' }).click()
  await expect(page.getByRole('dialog', { name: 'Demo Lab' }).getByRole('alert')).toBeVisible()
})

test('a page with a missing chunk is reloaded once, shows an error in the frame and links home', async ({
  page,
  siteUrl,
}) => {
  await removeChunk(page, '_page.faq')
  let loads = 0
  page.on('load', () => {
    loads += 1
  })
  await page.goto(siteUrl)
  await openFaq(page)
  await expectFailedPage(page)
  await page.getByRole('button', { name: 'Reload' }).click()
  await expectFailedPage(page)
  expect(loads).toBe(3)
  await page.getByRole('main').getByRole('link', { name: 'Continue shopping' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'All Products' })).toBeVisible()
  await expect(page.getByRole('main')).toBeFocused()
  await expectWorkingFrame(page)
})

test('a page opened offline shows an error, and Reload loads it once the connection is back', async ({
  page,
  context,
  siteUrl,
}) => {
  await page.goto(siteUrl)
  await expect(page.getByRole('button', { name: 'Demo' })).toBeVisible()
  await context.setOffline(true)
  await openFaq(page)
  await expectFailedPage(page)
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Reload' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'FAQ' })).toBeVisible()
})

test('without the chunk of the mock API, requests fail at once', async ({ page, siteUrl }) => {
  await removeChunk(page, 'worker')
  await page.goto(siteUrl)
  await expect(page.getByRole('article')).toHaveCount(24)
  await page.getByRole('link', { name: /^Cart/ }).click()
  await expect(page.getByRole('heading', { name: 'Failed to load cart' })).toBeVisible()
  await mainNavigation(page).getByRole('link', { name: 'Cameras' }).click()
  await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible()
})
