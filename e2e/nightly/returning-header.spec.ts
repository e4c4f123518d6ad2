/** The header that returns when the user scrolls up, and the menu of small screens. */
import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { cartLink } from '../helpers/cart.ts'
import { expectHydrated, expectProductsLoaded, turnWheel } from '../helpers/page.ts'

const PRODUCT = 'products/aurelle-studio-one/'

const header = (page: Page) => page.getByRole('banner')
const top = (page: Page) => page.evaluate(() => Math.round(scrollY))

/** Opens a page at a window size, and scrolls down and then up by the mouse wheel, so that the header returns. */
async function openWithReturnedHeader(page: Page, url: string, width: number) {
  await page.setViewportSize({ width, height: 900 })
  await page.goto(url)
  await expectHydrated(page)
  await page.mouse.move(width / 2, 600)
  await turnWheel(page, 1200)
  await expect(header(page)).not.toBeInViewport()
  await turnWheel(page, -200)
  await expect(page.locator('html[data-header-returned]')).toBeAttached()
  await header(page).evaluate((element) => Promise.all(element.getAnimations().map(({ finished }) => finished)))
}

test('sticky columns leave room for a header that has returned', async ({ page, siteUrl }) => {
  for (const [path, name] of [
    ['', 'Filters'],
    ['faq/', 'Categories'],
  ] as const) {
    await openWithReturnedHeader(page, siteUrl + path, 1440)
    const column = page
      .getByRole('main')
      .getByRole('complementary', { name })
      .or(page.getByRole('navigation', { name }))
    const box = await column.first().boundingBox()
    const row = await header(page).boundingBox()
    expect(box?.y).toBeGreaterThanOrEqual((row?.y ?? 0) + (row?.height ?? 0))
  }
})

for (const width of [820, 1100, 1440]) {
  test(`using a header that has returned does not scroll the page at ${width} pixels`, async ({ page, siteUrl }) => {
    await openWithReturnedHeader(page, siteUrl, width)
    const before = await top(page)
    const search = header(page).getByRole('searchbox', { name: 'Search products' })
    await search.click()
    await search.pressSequentially('lamp')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    expect(await top(page)).toBe(before)
    // The line above the row is out of view.
    for (const control of await header(page).getByRole('link', { name: 'main site', includeHidden: true }).all())
      await expect(control).toBeHidden()
  })
}

test('the header does not return while it has the focus', async ({ page, siteUrl }) => {
  await page.setViewportSize({ width: 1100, height: 900 })
  await page.goto(siteUrl)
  await expectHydrated(page)
  const link = header(page).getByRole('link', { name: 'Laptops' })
  await link.focus()
  await page.mouse.move(600, 600)
  await turnWheel(page, 1200)
  await expect(header(page)).not.toBeInViewport()
  await turnWheel(page, -200)
  await expect(link).toBeFocused()
  await expect(page.locator('html[data-header-returned]')).toHaveCount(0)
})

test('a page whose content changes does not bring the header back', async ({ page, siteUrl }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(siteUrl)
  await expectHydrated(page)
  await page.mouse.move(900, 600)
  await turnWheel(page, 2200)
  const before = await top(page)
  await page.getByRole('checkbox', { name: 'Under $50' }).check()
  await expect(page).toHaveURL(/priceRanges/)
  await expectProductsLoaded(page)
  await expect.poll(() => top(page)).toBeLessThan(before)
  await expect(page.locator('html[data-header-returned]')).toHaveCount(0)
})

test('the menu stays closed after Back', async ({ page, siteUrl }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${siteUrl}deals/`)
  await page.getByRole('button', { name: 'Open menu' }).click()
  await cartLink(page, 0).click()
  await expect(page).toHaveURL(/\/cart/)
  await page.goBack()
  await expect(page).toHaveURL(/\/deals/)
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeVisible()
})

test('the menu closes when the focus leaves the header', async ({ page, siteUrl }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(siteUrl + PRODUCT)
  await page.getByRole('button', { name: 'Open menu' }).click()
  await cartLink(page, 0).focus()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeVisible()
  await expect(page.locator(':focus')).toBeInViewport()
})
