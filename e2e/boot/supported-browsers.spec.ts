import type { Page } from '@playwright/test'
import { SUPPORTED_BROWSERS_TEXT } from '../../scripts/build/supported-browsers.ts'
import { expect, test } from '../fixtures.ts'
import { expectHydrated } from '../helpers/page.ts'

/** Functions that make the browser look older. Another test below removes `toSorted`. */
const REMOVALS: Record<string, () => void> = {
  'the selector :has()': () => {
    CSS.supports = (condition: string) => !condition.includes(':has(')
  },
  lookbehind: () => {
    window.RegExp = new Proxy(RegExp, {
      apply: (target, _, [source, flags]) => {
        if (source.includes('(?<=')) throw new SyntaxError('Invalid group')
        return new target(source, flags)
      },
    })
  },
  'CSS.supports': () => Reflect.deleteProperty(window, 'CSS'),
}

const message = (page: Page) => page.getByRole('alert').filter({ hasText: SUPPORTED_BROWSERS_TEXT })

for (const [feature, remove] of Object.entries(REMOVALS)) {
  test(`without ${feature}, the page names the supported browsers and stays readable`, async ({ page, siteUrl }) => {
    await page.addInitScript(remove)
    await page.goto(siteUrl)
    await expect(message(page)).toBeVisible()
    await expect(page.getByRole('article').first()).toBeVisible()
    await expect(page.locator('html[data-hydrated]')).toHaveCount(0)
  })
}

test.describe('in an unsupported browser', () => {
  test.beforeEach(({ page }) => page.addInitScript(() => Reflect.deleteProperty(Array.prototype, 'toSorted')))

  test('the message is above the page, all content is visible, and links open other pages', async ({
    page,
    siteUrl,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    // With a query string, supported browsers hide the prerendered content until the page is hydrated.
    await page.goto(`${siteUrl}?search=studio`)
    await expect(message(page)).toBeInViewport({ ratio: 1 })
    expect((await message(page).boundingBox())?.y).toBe(0)
    await expect(page.getByRole('article').last()).toBeVisible()
    await expect(page.locator('html:not([data-hide-prerendered], [data-parsing], [data-hydrated])')).toBeVisible()

    await page.getByRole('article').first().getByRole('link').first().click()
    await expect(page).toHaveURL(/\/products\//)
    await expect(message(page)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Buy Now' })).toBeVisible()
  })
})

test('a supported browser shows no message', async ({ page, siteUrl }) => {
  await page.goto(siteUrl)
  await expectHydrated(page)
  await expect(message(page)).toHaveCount(0)
})
