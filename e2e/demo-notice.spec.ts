import type { Page } from '@playwright/test'
import { layoutShift, watchShifts } from './layout-shift.ts'
import { expect, test } from './shop.ts'

const notice = (page: Page) => page.getByRole('complementary', { name: 'About this demonstration' })

test('the notice is read before the page, dismissed by keyboard, and shown once', async ({
  page,
  browserName,
  shopUrl,
}) => {
  test.skip(browserName !== 'chromium', 'Only Chromium measures layout shift')
  await page.goto(shopUrl)
  await expect(notice(page)).toContainText('nothing can be bought here')
  const isBefore = await notice(page).evaluate(
    (element) =>
      (element.compareDocumentPosition(document.querySelector('main') ?? element) &
        Node.DOCUMENT_POSITION_FOLLOWING) !==
      0,
  )
  expect(isBefore).toBe(true)
  await expect(page.locator('html[data-hydrated]')).toBeVisible()
  await notice(page).getByRole('button', { name: 'Got it' }).press('Enter')
  await expect(notice(page)).toBeHidden()
  await expect(page.getByRole('main')).toBeFocused()
  await page.addInitScript(watchShifts)
  for (const path of ['', 'faq/', '?search=studio']) {
    await page.goto(shopUrl + path)
    await expect(page.getByRole('link', { name: 'Cart, 0 items' })).toBeVisible()
    await expect(notice(page)).toBeHidden()
    expect((await layoutShift(page)).vertical).toBe(0)
  }
})

test('at 390 wide neither the notice nor the way to the panel covers the buy bar', async ({ page, shopUrl }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${shopUrl}products/aurelle-studio-one/`)
  const both = [page.getByRole('button', { name: /^Demo/ }), notice(page)]
  for (const one of both) await expect(one).toBeVisible()
  const bar = await page.getByRole('button', { name: 'Buy Now' }).locator('..').boundingBox()
  for (const one of both) {
    const box = await one.boundingBox()
    expect((box?.y ?? Number.NaN) + (box?.height ?? Number.NaN)).toBeLessThanOrEqual(bar?.y ?? Number.NaN)
  }
})
