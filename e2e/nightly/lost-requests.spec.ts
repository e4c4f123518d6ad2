/** Pages whose configuration is lost, or whose scripts and files never arrive. */
import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { addFirstProduct } from '../helpers/cart.ts'
import { expectHydrated, holdFiles } from '../helpers/page.ts'

const message = (page: Page) => page.getByRole('alert').filter({ hasText: 'failed to load' })

test('without config.json, a live shop stays live', async ({ page, configuredSiteUrl, pageErrors }) => {
  pageErrors.allow(/api\.test|ERR_|status of|^\d{3}:/)
  await page.route('**/config.json', (route) => route.fulfill({ status: 503, body: 'Busy' }))
  const called = page.waitForRequest('https://api.test/api/products?**')
  await page.goto(configuredSiteUrl)
  await called
  await expectHydrated(page)
})

test('a lost config.json is requested again by a navigation, and a different one applies from the next on', async ({
  page,
  siteUrl,
  pageErrors,
}) => {
  pageErrors.allow(/503/)
  await page.clock.install()
  let answer: object = { status: 503 }
  await page.route('**/config.json', (route) => route.fulfill(answer))
  await page.goto(siteUrl)
  await expectHydrated(page)
  answer = { json: { store: { name: 'Partials' } } }
  const arrived = page.waitForResponse('**/config.json')
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click()
  await arrived
  await expect(page).toHaveTitle('About · Overtone')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click()
  await expect(page).toHaveTitle('Contact · Partials')
})

test.describe('requests of the start that never answer', () => {
  test.beforeEach(({ page }) => page.clock.install())

  for (const [part, pattern] of Object.entries({
    'config.json': '**/config.json',
    'the prerendered answers': '**/assets/answers-*.json',
  })) {
    for (const path of ['', '?search=4090', 'cart/']) {
      test(`/${path} goes on without ${part} after 8 seconds`, async ({ page, siteUrl }) => {
        await holdFiles(page, pattern)
        await page.goto(siteUrl + path, { waitUntil: 'commit' })
        await page.waitForResponse(/assets\/index-.*\.js$/)
        await page.clock.runFor(8000)
        await expectHydrated(page)
        if (path === 'cart/') await expect(page.getByText('Your cart is empty')).toBeVisible()
        else await addFirstProduct(page)
        await expect(message(page)).toHaveCount(0)
      })
    }
  }

  for (const [path, isResult] of [
    ['', true],
    ['?search=4090', false],
    ['cart/', true],
  ] as const) {
    test(`/${path} says after 15 seconds that a script is missing, until it arrives`, async ({ page, siteUrl }) => {
      const release = await holdFiles(page, '**/assets/shared-*.js')
      await page.goto(siteUrl + path, { waitUntil: 'commit' })
      await expect(page.locator('html:not([data-parsing])')).toBeAttached()
      await page.clock.runFor(9000)
      await expect(message(page)).toHaveCount(0)
      await page.clock.runFor(6000)
      await expect(message(page)).toContainText(isResult ? 'so buttons' : 'what is shown is not the result')
      await expect(page.getByRole('main')).toBeVisible()
      release()
      await expectHydrated(page)
      await expect(message(page)).toHaveCount(0)
      await expect(page.locator('html[data-boot-failed]')).toHaveCount(0)
      if (path === 'cart/') await expect(page.getByText('Your cart is empty')).toBeVisible()
      else await addFirstProduct(page)
    })
  }

  test('a page whose own script does not arrive says so after 15 seconds, until it arrives', async ({
    page,
    siteUrl,
  }) => {
    const release = await holdFiles(page, '**/assets/_page.cart-*.js')
    await page.goto(`${siteUrl}cart/`, { waitUntil: 'commit' })
    // The time starts when the page is parsed, and again when its other scripts have run.
    await expect(async () => {
      await page.clock.runFor(15_000)
      await expect(message(page)).toBeVisible({ timeout: 2000 })
    }).toPass()
    release()
    await expectHydrated(page)
    await expect(message(page)).toHaveCount(0)
  })

  test('the cart fails 15 seconds after the mock API did not arrive, and loads when it arrives', async ({
    page,
    siteUrl,
  }) => {
    const release = await holdFiles(page, '**/assets/worker-*.js')
    await page.goto(`${siteUrl}cart/`, { waitUntil: 'commit' })
    await expectHydrated(page)
    await page.clock.runFor(15_000)
    await expect(page.getByText('Failed to load cart')).toBeVisible()
    release()
    await expect(page.getByText('Your cart is empty')).toBeVisible()
  })
})
