import type { Page } from '@playwright/test'
import { SUPPORTED_BROWSERS_TEXT } from '../scripts/build/supported-browsers.mjs'
import { expect, test } from './shop.ts'

/** Each takes away one of the features that make the floor. */
const OLDER: Record<string, () => void> = {
  'an array’s toSorted()': () => Reflect.deleteProperty(Array.prototype, 'toSorted'),
  'the selector :has()': () => {
    CSS.supports = (question: string) => !question.includes(':has(')
  },
  lookbehind: () => {
    window.RegExp = new Proxy(RegExp, {
      apply: (target, _, [source, flags]) => {
        if (source.includes('(?<=')) throw new SyntaxError('Invalid group')
        return new target(source, flags)
      },
    })
  },
  'all that a page can be asked about': () => Reflect.deleteProperty(window, 'CSS'),
}

const sentence = (page: Page) => page.getByRole('alert').filter({ hasText: SUPPORTED_BROWSERS_TEXT })

for (const [name, takeAway] of Object.entries(OLDER))
  test(`without ${name}, the page says what it needs and stays readable`, async ({ page, shopUrl }) => {
    await page.addInitScript(takeAway)
    await page.goto(shopUrl)
    await expect(sentence(page)).toBeVisible()
    await expect(page.getByRole('article').first()).toBeVisible()
    await expect(page.locator('html[data-hydrated]')).toHaveCount(0)
  })

test.describe('below the floor', () => {
  test.beforeEach(({ page }) => page.addInitScript(() => Reflect.deleteProperty(Array.prototype, 'toSorted')))

  test('the sentence stands above the page, and nothing of it is hidden or put off', async ({ page, shopUrl }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    // What follows the question mark would hide the content until the app has it.
    await page.goto(`${shopUrl}?search=studio`)
    await page.waitForLoadState('load')
    await expect(sentence(page)).toBeInViewport({ ratio: 1 })
    expect((await sentence(page).boundingBox())?.y).toBe(0)
    await expect(page.getByRole('article').last()).toBeVisible()
    await expect(page.locator('html:not([data-hide-prerendered], [data-parsing], [data-hydrated])')).toBeVisible()
  })

  test('its links lead on, from page to page', async ({ page, shopUrl }) => {
    await page.goto(shopUrl)
    await page.getByRole('article').first().getByRole('link').first().click()
    await expect(page).toHaveURL(/\/products\//)
    await expect(sentence(page)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Buy Now' })).toBeVisible()
  })
})

test('at the floor, there is no such sentence', async ({ page, shopUrl }) => {
  await page.goto(shopUrl)
  await expect(page.locator('html[data-hydrated]')).toBeVisible()
  await expect(sentence(page)).toHaveCount(0)
})
