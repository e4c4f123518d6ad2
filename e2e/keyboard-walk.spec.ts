/**
 * Presses one control of each kind on every page by keyboard, as shipped and with every text node replaced, as page
 * translators do. The focus never ends on the body, nothing throws, and both show the same texts.
 */
import type { Page } from '@playwright/test'
import { overtonePost } from '#fixtures/posts.ts'
import { studioHeadphones } from '#fixtures/products.ts'
import { expect, test } from './fixtures.ts'
import { expectHydrated } from './helpers/page.ts'

const PAGES = [
  '?priceRanges=0-50,100-250&brandId=brand-aurelle',
  '?page=7',
  'category/laptops/?sort=price-asc',
  `products/${studioHeadphones.id}/`,
  'cart/?demo=cart-5-lines',
  'reviews/',
  'blog/',
  `blog/?post=${overtonePost.slug}`,
  'faq/',
  'contact/',
]

/** Controls that stay on the page. `first()` of each kind is pressed; a kind is the role and the first word. */
const CONTROLS = 'main :is(button, select, summary, input[type=checkbox]):not(:disabled, [aria-hidden=true] *)'

test.describe.configure({ timeout: 60_000 })

for (const path of PAGES) {
  test(`/${path}`, async ({ page, context, siteUrl }) => {
    const other = await context.browser()?.newContext({ viewport: page.viewportSize() })
    if (!other) throw new Error('There is no browser')
    const translated = await other.newPage()
    const thrown: string[] = []
    translated.on('pageerror', (error) => thrown.push(error.message))
    for (const tab of [page, translated]) {
      await tab.goto(siteUrl + path)
      await expectHydrated(tab)
      await expect(tab.locator('main [aria-busy=true]')).toHaveCount(0)
    }
    await expectSameTexts(page, translated)

    for (const name of await kindsOf(page)) {
      await translated.evaluate(replaceTexts)
      for (const tab of [page, translated]) await pressByKeyboard(tab, name)
      await expectSameTexts(page, translated)
      for (const tab of [page, translated]) {
        expect(await tab.evaluate(() => document.activeElement === document.body), `focus after ${name}`).toBe(false)
      }
    }
    expect(thrown).toEqual([])
    await other.close()
  })
}

/** Returns the name of the first control of each kind. */
const kindsOf = (page: Page): Promise<string[]> =>
  page.locator(CONTROLS).evaluateAll((controls) => {
    const names = new Map<string, string>()
    for (const control of controls) {
      if (!(control instanceof HTMLElement) || !control.checkVisibility()) continue
      const label = control.ariaLabel ?? control.textContent
      const name =
        control instanceof HTMLInputElement || control instanceof HTMLSelectElement
          ? control.labels?.[0]?.textContent
          : label
      const kind = `${control.tagName} ${name?.split(' ')[0]}`
      if (name && !names.has(kind)) names.set(kind, name)
    }
    return [...names.values()]
  })

/** Focuses the first control with a name, if it is still there, and presses its key. */
async function pressByKeyboard(page: Page, name: string) {
  const key = await page.locator(CONTROLS).evaluateAll((controls, wanted) => {
    const nameOf = (control: Element) =>
      control instanceof HTMLInputElement || control instanceof HTMLSelectElement
        ? control.labels?.[0]?.textContent
        : (control.ariaLabel ?? control.textContent)
    const control = controls.find((candidate) => nameOf(candidate) === wanted)
    if (!(control instanceof HTMLElement)) return undefined
    control.focus()
    if (control instanceof HTMLSelectElement) return 'ArrowDown'
    return control instanceof HTMLInputElement ? 'Space' : 'Enter'
  }, name)
  if (key) await page.keyboard.press(key)
}

const expectSameTexts = async (page: Page, translated: Page) => {
  const textOf = (tab: Page) => tab.locator('main').textContent()
  await expect(async () => expect(await textOf(translated)).toBe(await textOf(page))).toPass({ timeout: 10_000 })
}

/** Replaces each text node by a copy inside of an element. React keeps the node that it made, outside of the page. */
function replaceTexts() {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode)
  for (const text of texts) {
    if (!text.data.trim() || text.parentElement?.closest('script, style, noscript, textarea, option, font')) continue
    const font = document.createElement('font')
    font.append(text.data)
    text.replaceWith(font)
  }
}
