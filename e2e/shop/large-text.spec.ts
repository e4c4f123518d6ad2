/** Text of 200 % (WCAG 1.4.4), boxes higher than the window, and the font size of fields on touch screens. */
import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { cartLines } from '../helpers/cart.ts'
import { expectHydrated } from '../helpers/page.ts'

const MISSING = 'nothing-here/'

const PAGES = [
  '',
  'category/laptops/',
  'products/aurelle-studio-one/',
  'cart/?demo=cart-5-lines',
  'reviews/',
  'deals/',
  'blog/',
  'blog/?post=what-an-overtone-is',
  'faq/',
  'about/',
  'contact/',
  'privacy/',
  'terms/',
  'affiliate/',
  MISSING,
]

const setTextSize = (page: Page, size: string) =>
  page.evaluate((fontSize) => {
    document.documentElement.style.fontSize = fontSize
  }, size)

/** Returns the words that are broken into two lines. Ignores storage keys. */
const brokenWords = (page: Page) =>
  page.evaluate(() => {
    const words: string[] = []
    const range = document.createRange()
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let text = walker.nextNode(); text; text = walker.nextNode()) {
      const parent = text.parentElement
      if (text.textContent?.startsWith('overtone:')) continue
      if (!parent?.checkVisibility() || parent.matches('option, noscript, noscript *')) continue
      if (getComputedStyle(parent).writingMode !== 'horizontal-tb') continue
      for (const { 0: word, index } of (text.textContent ?? '').matchAll(/[^\s\-–—/:]+/g)) {
        range.setStart(text, index)
        range.setEnd(text, index + word.length)
        const tops = [...range.getClientRects()].filter(({ width }) => width > 2).map(({ top }) => Math.round(top))
        if (new Set(tops).size > 1) words.push(word)
      }
    }
    return words
  })

/** Returns the names of the hearts that a badge overlaps. */
const coveredHearts = (page: Page) =>
  page.getByRole('button', { name: /wishlist$/ }).evaluateAll((hearts) =>
    hearts
      .filter((heart) => {
        const badge = heart.parentElement?.querySelector(':scope > span')?.getBoundingClientRect()
        const { left, bottom } = heart.getBoundingClientRect()
        return badge && badge.right > left && badge.top < bottom
      })
      .map((heart) => heart.ariaLabel),
  )

for (const path of PAGES) {
  test(`with text of 200 %, /${path} breaks no word, covers no heart and does not overflow`, async ({
    page,
    siteUrl,
    pageErrors,
  }) => {
    if (path === MISSING) pageErrors.allow(/404/)
    await page.goto(siteUrl + path)
    await expectHydrated(page)
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
    if (path.startsWith('cart')) await expect(cartLines(page)).toHaveCount(5)
    await setTextSize(page, '200%')
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 844 })
      expect.soft(await brokenWords(page), `${width}`).toEqual([])
      expect.soft(await coveredHearts(page), `${width}`).toEqual([])
      // The layout for the new width may not be finished yet.
      const extra = () =>
        page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
      await expect.poll(extra, `${width}`).toBe(0)
    }
  })
}

for (const width of [390, 820]) {
  test(`with text of 200 % at ${width} pixels, the home page’s opening shows all of its text`, async ({
    page,
    siteUrl,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    await page.goto(siteUrl)
    await expectHydrated(page)
    await setTextSize(page, '200%')
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
    expect(cut).toEqual([])
    expect(lineHeight).toBeGreaterThan(1)
  })
}

for (const width of [320, 390, 820]) {
  for (const size of ['100%', '200%']) {
    test(`at ${width} pixels and with text of ${size}, the footer ends above the buy bar`, async ({
      page,
      siteUrl,
    }) => {
      await page.setViewportSize({ width, height: 844 })
      await page.goto(`${siteUrl}products/aurelle-studio-one/`)
      await expectHydrated(page)
      await setTextSize(page, size)
      await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }))
      const link = await page.getByRole('contentinfo').getByRole('link').last().boundingBox()
      const buy = await page.getByRole('button', { name: 'Buy Now' }).boundingBox()
      expect((link?.y ?? 844) + (link?.height ?? 0)).toBeLessThan(buy?.y ?? 0)
    })
  }
}

test.describe('in a window 600 pixels high', () => {
  test.use({ viewport: { width: 1280, height: 600 } })

  test('the result of a checkout of 200 lines scrolls within the summary', async ({ page, siteUrl }) => {
    await page.goto(`${siteUrl}cart/?demo=cart-200-lines`)
    await expect(cartLines(page)).toHaveCount(200)
    await page.evaluate(() => {
      window.open = () => null
    })
    await page.getByRole('button', { name: /^Check Out/ }).click()
    const summary = page.getByRole('region', { name: 'Order Summary' })
    await expect(summary.getByText(/of 200 opened/)).toBeVisible()
    expect((await summary.boundingBox())?.height).toBeLessThanOrEqual(600)
    await summary.getByRole('link').last().focus()
    await expect(summary.getByRole('link').last()).toBeInViewport({ ratio: 1 })
  })

  for (const path of ['products/aurelle-studio-one/', 'faq/']) {
    test(`no sticky box of /${path} is higher than the window`, async ({ page, siteUrl }) => {
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
      expect(boxes).toEqual([{ isTooHigh: false, isScrollable: true }])
    })
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
