/** Printed pages: light, without bars and controls, with readable text (design.md, Print). */
import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { cartLines } from '../helpers/cart.ts'
import { expectHydrated } from '../helpers/page.ts'

// The printable width of A4 paper with margins of 10 mm, in CSS pixels.
test.use({ viewport: { width: 718, height: 1000 } })

const print = (page: Page) => page.emulateMedia({ media: 'print', colorScheme: 'dark' })

/** Returns visible controls and fixed or sticky elements. */
const barsAndControls = (page: Page) =>
  page.evaluate(() => {
    const controls = 'button, [role=button], input, select, textarea, header, footer, aside, .MuiButton-root'
    return [...document.body.querySelectorAll('*')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => element.matches(controls) || /fixed|sticky/.test(getComputedStyle(element).position))
      .map((element) => element.getAttribute('aria-label') ?? element.outerHTML.slice(0, 80))
  })

/** Returns visible texts with a contrast below 4.5:1 on white, and elements with a background other than white. */
const unreadableTexts = (page: Page) =>
  page.evaluate(() => {
    const luminance = (color: string) => {
      const [r = 0, g = 0, b = 0] = (color.match(/[\d.]+/g) ?? []).map((value) => {
        const part = Number(value) / 255
        return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
      })
      return 0.2126 * r + 0.7152 * g + 0.0722 * b
    }
    const texts: string[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let text = walker.nextNode(); text; text = walker.nextNode()) {
      const parent = text.parentElement
      if (!text.textContent?.trim() || !parent?.checkVisibility({ visibilityProperty: true })) continue
      const { color } = getComputedStyle(parent)
      if (1.05 / (luminance(color) + 0.05) < 4.5) texts.push(`${text.textContent} ${color}`)
    }
    for (const element of document.querySelectorAll('html, body, body *')) {
      const { backgroundColor } = getComputedStyle(element)
      if (!/, 0\)$|255, 255, 255/.test(backgroundColor)) texts.push(`${element.tagName} on ${backgroundColor}`)
    }
    return texts
  })

for (const path of [
  '?priceRanges=0-50',
  'products/aurelle-studio-one/',
  'cart/?demo=cart-5-lines',
  'blog/?post=the-first-evening-with-a-turntable',
  'faq/',
  'reviews/',
  'deals/',
]) {
  test(`/${path} prints dark text without bars and controls`, async ({ page, siteUrl }) => {
    await page.goto(siteUrl + path)
    await expectHydrated(page)
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
    await print(page)
    await expect(page.locator('main h1').first()).toBeVisible()
    expect(await barsAndControls(page)).toEqual([])
    expect(await unreadableTexts(page)).toEqual([])
    await expect(page.locator('html')).toHaveCSS('color-scheme', 'light')
  })
}

test('a printed cart has the whole summary, and the absolute address of each product', async ({ page, siteUrl }) => {
  await page.goto(`${siteUrl}cart/?demo=cart-200-lines`)
  await expect(cartLines(page)).toHaveCount(200)
  await page.evaluate(() => {
    window.open = () => null
  })
  await page.getByRole('button', { name: /^Check Out/ }).click()
  await expect(page.getByText(/^\d+ of 200 opened$/)).toBeVisible()
  await print(page)
  const summary = page.getByRole('region', { name: 'Order Summary' })
  expect(await summary.evaluate((box) => box.scrollHeight - box.clientHeight)).toBe(0)
  const hrefs = await cartLines(page)
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => (link instanceof HTMLAnchorElement ? link.href : '')))
  const lines = await cartLines(page).evaluateAll((items) =>
    items.map((item) => (item instanceof HTMLElement ? item.innerText : '')),
  )
  expect(lines.filter((text, index) => !text.includes(hrefs[index] ?? 'no link'))).toEqual([])
})
