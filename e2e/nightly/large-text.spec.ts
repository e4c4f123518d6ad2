/** Text of 200 % (WCAG 1.4.4), boxes higher than the window, and the font size of fields on touch screens. */
import { expect, test } from '../fixtures.ts'
import { expectHydrated, setWidth } from '../helpers/page.ts'
import { setTextSize } from '../helpers/texts.ts'

test('with text of 200 %, the home page’s opening shows all of its text', async ({ page, siteUrl }) => {
  await page.goto(siteUrl)
  await expectHydrated(page)
  await setTextSize(page, '200%')
  for (const width of [390, 820]) {
    await setWidth(page, width, 844)
    const opening = page.getByRole('region', { name: 'About Overtone' })
    const { cut, lineHeight } = await opening.evaluate((section) => {
      const box = section.getBoundingClientRect()
      const texts = [...section.querySelectorAll('p, a')]
      const { fontSize, lineHeight: line } = getComputedStyle(section.querySelector('p') ?? section)
      return {
        cut: texts
          .filter((text) => {
            const { top, bottom } = text.getBoundingClientRect()
            return top < box.top || bottom > box.bottom
          })
          .map((text) => text.textContent),
        lineHeight: Number.parseFloat(line) / Number.parseFloat(fontSize),
      }
    })
    expect(cut, `at ${width} px`).toEqual([])
    expect(lineHeight).toBeGreaterThan(1)
  }
})

test('the footer ends above the buy bar, also with text of 200 %', async ({ page, siteUrl }) => {
  await page.goto(`${siteUrl}products/aurelle-studio-one/`)
  await expectHydrated(page)
  for (const width of [320, 390, 820]) {
    await setWidth(page, width, 844)
    for (const size of ['100%', '200%']) {
      await setTextSize(page, size)
      await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }))
      const link = await page.getByRole('contentinfo').getByRole('link').last().boundingBox()
      const buy = await page.getByRole('button', { name: 'Buy Now' }).boundingBox()
      expect((link?.y ?? 844) + (link?.height ?? 0), `${size} at ${width} px`).toBeLessThan(buy?.y ?? 0)
    }
  }
})

test('in a window 600 pixels high, no sticky box is higher than the window', async ({ page, siteUrl }) => {
  await page.setViewportSize({ width: 1280, height: 600 })
  for (const path of ['products/aurelle-studio-one/', 'faq/']) {
    await page.goto(siteUrl + path)
    await expectHydrated(page)
    await setTextSize(page, '200%')
    const boxes = await page.evaluate(() =>
      [...document.querySelectorAll('main *')]
        .filter((element) => getComputedStyle(element).position === 'sticky')
        .map((element) => ({
          isTooHigh: element.getBoundingClientRect().height > innerHeight,
          isScrollable: getComputedStyle(element).overflowY === 'auto',
        })),
    )
    expect(boxes, path).toEqual([{ isTooHigh: false, isScrollable: true }])
  }
})

test.describe('on a touch screen', () => {
  test.use({ viewport: { width: 1180, height: 820 }, hasTouch: true, isMobile: true })

  test('the text of every field is at least 16 pixels', async ({ page, siteUrl }) => {
    for (const path of ['', 'contact/', 'reviews/']) {
      await page.goto(siteUrl + path)
      await expectHydrated(page)
      const sizes = await page
        .locator('input:not([type=checkbox]), select, textarea')
        .evaluateAll((fields) => fields.map((field) => Number.parseFloat(getComputedStyle(field).fontSize)))
      expect(Math.min(...sizes), path).toBeGreaterThanOrEqual(16)
    }
  })
})
