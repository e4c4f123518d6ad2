/** What a long visit must not hold on to. The random hand measures the same as a heap (docs/decisions/0038). */
import type { Page } from '@playwright/test'
import { expect, test } from './shop.ts'

test.skip(({ browserName }) => browserName !== 'chromium', 'Only Chromium has the DevTools protocol')

test('cards that were made and never shown are forgotten', async ({ page, shopUrl }) => {
  await page.goto(shopUrl)
  const filters = page.getByRole('complementary', { name: 'Filters' }).getByRole('checkbox')
  // Each comes while the cards of the one before are being made.
  for (const which of [0, 1, 2, 3, 4, 0, 1, 2, 3, 4, 0, 1]) await filters.nth(which).dispatchEvent('click')
  await expect(page).toHaveURL(/brands=|categoryId=|priceRanges=/)
  await expect(page.locator('main [aria-busy]')).toHaveAttribute('aria-busy', 'false')
  // React keeps what was shown before until it renders again.
  const asList = page.getByRole('button', { name: 'List view' })
  await asList.click()
  await expect(asList).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(() => countHeld(page, 'HTMLImageElement', (image) => !image.isConnected)).toBe(0)
})

test('answers of the mock API are not kept', async ({ page, shopUrl }) => {
  await page.goto(shopUrl)
  for (const number of [2, 3, 2, 1, 2, 3]) {
    const button = page.getByRole('button', { name: `Page ${number}`, exact: true })
    await button.click()
    await expect(button).toHaveAttribute('aria-current', 'page')
    await expect(page.locator('main [aria-busy]')).toHaveAttribute('aria-busy', 'false')
  }
  await expect.poll(() => countHeld(page, 'ReadableStream', () => true)).toBe(0)
})

/** How many objects of a class are left after garbage is collected, of those that `isMeant` takes. Runs in the page. */
async function countHeld<Name extends 'HTMLImageElement' | 'ReadableStream'>(
  page: Page,
  name: Name,
  isMeant: (held: InstanceType<(typeof globalThis)[Name]>) => boolean,
): Promise<number> {
  const devtools = await page.context().newCDPSession(page)
  const { result: prototype } = await devtools.send('Runtime.evaluate', { expression: `${name}.prototype` })
  const { objects } = await devtools.send('Runtime.queryObjects', { prototypeObjectId: prototype.objectId ?? '' })
  const { result } = await devtools.send('Runtime.callFunctionOn', {
    objectId: objects.objectId,
    functionDeclaration: `function () { return this.filter(${String(isMeant)}).length }`,
    returnByValue: true,
  })
  await devtools.detach()
  return result.value
}
