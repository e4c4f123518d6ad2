/** Very long words must not widen a page, and very long lists must not lengthen it. */
import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { addButtons } from '../helpers/cart.ts'
import { expectHydrated } from '../helpers/page.ts'

const WIDTHS = [320, 390, 1440]

/** The word that the scenario uses for every name. */
const WORD = /Unterwasser(\w){180}/

const PAGES = {
  'the home page': '?demo=words-unbroken',
  'a category': 'category/laptops/?demo=words-unbroken',
  'a product': 'products/aurelle-studio-one/?demo=words-unbroken',
  'the cart': 'cart/?demo=words-unbroken,cart-5-lines',
  'the blog': 'blog/?demo=words-unbroken',
  'a post with products': 'blog/?post=the-first-evening-with-a-turntable&demo=words-unbroken',
}

const setWidth = (page: Page, width: number) => page.setViewportSize({ width, height: 800 })

/** Expects no horizontal scrollbar, and no text that extends beyond its card or the window. */
async function expectNoOverflow(page: Page) {
  await expect(page.getByText(WORD).filter({ visible: true }).first()).toBeVisible()
  const overflow = await page.evaluate(() => {
    const windowWidth = document.documentElement.clientWidth
    const texts: string[] = []
    const root = document.querySelector('[aria-modal=true]') ?? document.body
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    for (let text = walker.nextNode(); text; text = walker.nextNode()) {
      const parent = text.parentElement
      // Visually hidden texts are one pixel wide, and the ticker moves outside of the window by design.
      if (!parent?.checkVisibility() || parent.clientWidth === 1 || parent.parentElement?.clientWidth === 1) continue
      if (parent.closest('[aria-label="Featured products"]')) continue
      const range = document.createRange()
      range.selectNodeContents(text)
      const { left, right } = range.getBoundingClientRect()
      const edge = parent.closest('article')?.getBoundingClientRect().right ?? windowWidth
      if (left < -1 || right > Math.min(edge, windowWidth) + 1) {
        texts.push(`${text.textContent?.slice(0, 30)} to ${right}`)
      }
    }
    return { pixels: document.documentElement.scrollWidth - windowWidth, texts }
  })
  expect(overflow).toEqual({ pixels: 0, texts: [] })
}

/** Opens the filters, which are in a drawer on small screens. */
async function openFilters(page: Page) {
  const opener = page.getByRole('button', { name: /^Filters/ })
  const isDrawer = await opener.isVisible()
  if (isDrawer) await opener.click()
  return { filters: page.getByRole(isDrawer ? 'dialog' : 'complementary', { name: 'Filters' }), isDrawer }
}

for (const [name, path] of Object.entries(PAGES)) {
  test(`words of 204 letters stay within ${name}`, async ({ page, siteUrl }) => {
    await page.goto(siteUrl + path)
    await expectHydrated(page)
    for (const width of WIDTHS) {
      await setWidth(page, width)
      await expectNoOverflow(page)
    }
  })
}

test('words of 204 letters stay within a toast', async ({ page, siteUrl, pageErrors }) => {
  pageErrors.allow(/409/)
  await page.goto(`${siteUrl}?demo=toast-unbroken`)
  for (const width of WIDTHS) {
    await setWidth(page, width)
    await addButtons(page).first().click()
    await expectNoOverflow(page)
  }
})

for (const width of WIDTHS) {
  test.describe(`at ${width} pixels`, () => {
    test.use({ viewport: { width, height: 800 } })

    test('words of 204 letters stay within the list view, the filters and their chips', async ({ page, siteUrl }) => {
      await page.goto(`${siteUrl}?demo=words-unbroken`)
      await page.getByRole('button', { name: 'List view' }).click()
      const { filters, isDrawer } = await openFilters(page)
      await filters.getByRole('button', { name: 'Brands' }).click()
      await filters.getByRole('button', { name: WORD }).first().click()
      await filters.getByRole('button', { name: WORD }).last().click()
      await expectNoOverflow(page)
      if (isDrawer) await page.keyboard.press('Escape')
      await expect(page.getByRole('list', { name: 'Applied filters' }).getByRole('listitem')).toHaveCount(3)
      await expectNoOverflow(page)
    })

    test('3,000 categories scroll within their section, and the Tab key reaches the last', async ({
      page,
      siteUrl,
    }) => {
      await page.goto(`${siteUrl}?demo=categories-3000`)
      const { filters } = await openFilters(page)
      await expect(filters.getByText('Kind 2993 0', { exact: true })).toBeAttached()
      const section = filters.getByRole('button', { name: 'Categories' })
      const next = filters.getByRole('button', { name: 'Brands' })
      const [top, bottom] = [await section.boundingBox(), await next.boundingBox()]
      expect((bottom?.y ?? Number.NaN) - (top?.y ?? Number.NaN)).toBeLessThan(800)
      expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(12_000)
      await next.focus()
      await page.keyboard.press('Shift+Tab')
      await expect(page.locator(':focus')).toHaveText(/^Kind 2993/)
      await expect(page.locator(':focus')).toBeInViewport()
    })
  })
}
