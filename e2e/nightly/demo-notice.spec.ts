import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { cartLink } from '../helpers/cart.ts'
import { layoutShift, measureLayoutShift } from '../helpers/layout-shift.ts'
import { expectHydrated } from '../helpers/page.ts'

const notice = (page: Page) => page.getByRole('complementary', { name: 'About this demonstration' })

test('the notice precedes the content, is dismissed by keyboard and stays hidden on every page', async ({
  page,
  browserName,
  siteUrl,
}) => {
  test.skip(browserName !== 'chromium', 'Only Chromium measures layout shift')
  await page.goto(siteUrl)
  await expect(notice(page)).toContainText('nothing can be bought here')
  const precedesMain = await notice(page).evaluate((element) => {
    const main = document.querySelector('main')
    return main !== null && (element.compareDocumentPosition(main) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
  })
  expect(precedesMain).toBe(true)
  await expectHydrated(page)
  await notice(page).getByRole('button', { name: 'Got it' }).press('Enter')
  await expect(notice(page)).toBeHidden()
  await expect(page.getByRole('main')).toBeFocused()
  await page.addInitScript(measureLayoutShift)
  for (const path of ['', 'faq/', '?search=studio']) {
    await page.goto(siteUrl + path)
    await expect(cartLink(page, 0)).toBeVisible()
    await expect(notice(page)).toBeHidden()
    expect((await layoutShift(page)).vertical).toBe(0)
  }
})

test('on a phone neither the notice nor the Demo Lab’s button covers the buy bar', async ({ page, siteUrl }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${siteUrl}products/aurelle-studio-one/`)
  const bar = page.getByRole('button', { name: 'Buy Now' }).locator('..')
  for (const part of [notice(page), page.getByRole('button', { name: /^Demo/ })]) {
    await part.scrollIntoViewIfNeeded()
    await expect(part).toBeInViewport({ ratio: 1 })
    const box = await part.boundingBox()
    const bottom = (box?.y ?? Number.NaN) + (box?.height ?? Number.NaN)
    expect(bottom).toBeLessThanOrEqual((await bar.boundingBox())?.y ?? Number.NaN)
  }
})
