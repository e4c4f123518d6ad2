/** Names, prices and lists of any length: what they may do to a page, and what they may not. */
import type { Page } from '@playwright/test'
import { expect, test } from './shop.ts'

const WIDTHS = [320, 390, 1440]

/** What the page of the scenario says wherever it has a name to say. */
const WORD = /Unterwasser(\w){180}/

const PAGES = [
  { page: 'home', path: '?demo=words-unbroken' },
  { page: 'a category', path: 'category/laptops/?demo=words-unbroken' },
  { page: 'a product', path: 'products/aurelle-studio-one/?demo=words-unbroken' },
  { page: 'the cart', path: 'cart/?demo=words-unbroken,cart-5-lines' },
  { page: 'the blog', path: 'blog/?demo=words-unbroken' },
  { page: 'a post with products', path: 'blog/?post=the-first-evening-with-a-turntable&demo=words-unbroken' },
]

/** How far the page can be scrolled sideways, and the texts that end outside of their element. */
async function expectNothingSticksOut(page: Page) {
  await expect(page.getByText(WORD).filter({ visible: true }).first()).toBeVisible()
  const found = await page.evaluate(() => {
    const room = document.documentElement.clientWidth
    const sticking: string[] = []
    const top = document.querySelector('[aria-modal=true]') ?? document.body
    const texts = document.createTreeWalker(top, NodeFilter.SHOW_TEXT)
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const parent = text.parentElement
      // What is visually hidden has no place; the ticker passes by on purpose.
      if (!parent?.checkVisibility() || parent.clientWidth === 1 || parent.parentElement?.clientWidth === 1) continue
      if (parent.closest('[aria-label="Featured products"]')) continue
      const range = document.createRange()
      range.selectNodeContents(text)
      const { left, right } = range.getBoundingClientRect()
      const edge = parent.closest('article')?.getBoundingClientRect().right ?? room
      if (left < -1 || right > Math.min(edge, room) + 1) sticking.push(`${text.textContent?.slice(0, 30)} to ${right}`)
    }
    return { wider: document.documentElement.scrollWidth - room, sticking }
  })
  expect(found).toEqual({ wider: 0, sticking: [] })
}

for (const width of WIDTHS) {
  test.describe(`at ${width} wide`, () => {
    test.use({ viewport: { width, height: 800 } })

    for (const { page: name, path } of PAGES) {
      test(`words without an end stay within ${name}`, async ({ page, shopUrl }) => {
        await page.goto(shopUrl + path)
        await expect(page.locator('html[data-hydrated]')).toBeVisible()
        await expectNothingSticksOut(page)
      })
    }

    test('words without an end stay within the list view, the filters and their chips', async ({ page, shopUrl }) => {
      await page.goto(`${shopUrl}?demo=words-unbroken`)
      await page.getByRole('button', { name: 'List view' }).click()
      const opener = page.getByRole('button', { name: /^Filters/ })
      const isSmall = await opener.isVisible()
      if (isSmall) await opener.click()
      const filters = page.getByRole(isSmall ? 'dialog' : 'complementary', { name: 'Filters' })
      await filters.getByRole('button', { name: 'Brands' }).click()
      await filters.getByRole('button', { name: WORD }).first().click()
      await filters.getByRole('button', { name: WORD }).last().click()
      await expectNothingSticksOut(page)
      if (isSmall) await page.keyboard.press('Escape')
      await expect(page.getByRole('list', { name: 'Applied filters' }).getByRole('listitem')).toHaveCount(3)
      await expectNothingSticksOut(page)
    })

    test('a toast breaks a word without an end', async ({ page, shopUrl, complaints }) => {
      await page.goto(`${shopUrl}?demo=toast-unbroken`)
      await page
        .getByRole('button', { name: /^Add to Cart/ })
        .first()
        .click()
      await expectNothingSticksOut(page)
      complaints.splice(0, complaints.length, ...complaints.filter((complaint) => !complaint.includes('409')))
    })

    test('3,000 categories scroll in their section, and the keyboard reaches the last', async ({ page, shopUrl }) => {
      await page.goto(`${shopUrl}?demo=categories-3000`)
      const opener = page.getByRole('button', { name: /^Filters/ })
      const isSmall = await opener.isVisible()
      if (isSmall) await opener.click()
      const filters = page.getByRole(isSmall ? 'dialog' : 'complementary', { name: 'Filters' })
      await expect(filters.getByText('Kind 2993 0', { exact: true })).toBeAttached()
      const section = filters.getByRole('button', { name: 'Categories' })
      const next = filters.getByRole('button', { name: 'Brands' })
      // The section after it is no more than a screen away.
      const [from, to] = [await section.boundingBox(), await next.boundingBox()]
      expect((to?.y ?? 0) - (from?.y ?? 0)).toBeLessThan(800)
      expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(12_000)
      await next.focus()
      await page.keyboard.press('Shift+Tab')
      await expect(page.locator(':focus')).toHaveText(/^Kind 2993/)
      await expect(page.locator(':focus')).toBeInViewport()
    })
  })
}
