/**
 * Presses one control of each kind on each page and in each scenario by keyboard, in two tabs. In the second tab, every
 * text node is replaced before each press, as page translators do. The focus never ends on the body, no error is thrown,
 * and both tabs show the same texts.
 */
import type { Page } from '@playwright/test'
import { overtonePost } from '#fixtures/posts.ts'
import { studioHeadphones } from '#fixtures/products.ts'
import { linkOf, scenarios } from '#mocks/scenarios/registry.ts'
import { expect, test } from '../fixtures.ts'
import { expectHydrated, expectLoaded } from '../helpers/page.ts'

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

const SCENARIO_PAGES = scenarios.map((scenario) => linkOf(scenario).replace(/^\//, ''))

/** The controls to press. Links are not among them, because they leave the page. */
const CONTROLS = 'main :is(button, select, summary, input[type=checkbox]):not(:disabled, [aria-hidden=true] *)'

test.describe.configure({ timeout: 180_000 })

for (const path of new Set([...PAGES, ...SCENARIO_PAGES])) {
  const isOfScenario = !PAGES.includes(path)
  test(`pressing controls of /${path} keeps focus and works after translation`, async ({
    page,
    context,
    siteUrl,
    pageErrors,
  }) => {
    // Most scenarios make requests fail.
    if (isOfScenario) pageErrors.allow(/^(\d{3}|console|failed): /)
    const other = await context.browser()?.newContext({ viewport: page.viewportSize() })
    if (!other) throw new Error('There is no browser')
    const translated = await other.newPage()
    const thrown: string[] = []
    translated.on('pageerror', (error) => thrown.push(error.message))
    let isLoading = false
    for (const tab of [page, translated]) {
      await tab.goto(siteUrl + path)
      await expectHydrated(tab)
      await expectLoaded(tab).catch((error) => {
        // In some scenarios the page loads forever.
        if (!isOfScenario) throw error
        isLoading = true
      })
    }
    await expectSameTexts(page, translated)

    for (const name of await namesOf(page)) {
      // The checkout of this cart would open 199 tabs twice, which keeps the machine busy for minutes.
      if (path.includes('cart-200-lines') && name.startsWith('Check Out')) continue
      await translated.evaluate(replaceTexts)
      const documentOf = () => page.evaluate(() => performance.timeOrigin)
      const pressedIn = await documentOf()
      for (const tab of [page, translated]) await pressByKeyboard(tab, name)
      // Otherwise the next press could be on a list that is about to be replaced, in one of the tabs.
      for (const tab of isLoading ? [] : [page, translated]) await expectNotBusy(tab)
      await expectSameTexts(page, translated)
      // The listing's Retry reloads the page, where the focus starts anew.
      if ((await documentOf()) !== pressedIn) continue
      for (const tab of [page, translated]) {
        expect(await tab.evaluate(() => document.activeElement === document.body), `focus after ${name}`).toBe(false)
      }
    }
    expect(thrown).toEqual([])
    await other.close()
  })
}

const expectNotBusy = (page: Page) => expect(page.locator('main [aria-busy=true]')).toHaveCount(0)

/** Returns the name of the first control of each kind: of each tag name and first word of a name. */
const namesOf = (page: Page): Promise<string[]> =>
  page.locator(CONTROLS).evaluateAll((controls) => {
    const names = new Map<string, string>()
    for (const control of controls) {
      if (!(control instanceof HTMLElement) || !control.checkVisibility()) continue
      const isField = control instanceof HTMLInputElement || control instanceof HTMLSelectElement
      const name = isField ? control.labels?.[0]?.textContent : (control.ariaLabel ?? control.textContent)
      const kind = `${control.tagName} ${name?.split(' ')[0]}`
      if (name && !names.has(kind)) names.set(kind, name)
    }
    return [...names.values()]
  })

/** Focuses the first control named `name`, if there is one, and presses its key. Closes the dialog that it opens. */
async function pressByKeyboard(page: Page, name: string) {
  const press = await page.locator(CONTROLS).evaluateAll((controls, wanted) => {
    const nameOf = (control: Element) =>
      control instanceof HTMLInputElement || control instanceof HTMLSelectElement
        ? control.labels?.[0]?.textContent
        : (control.ariaLabel ?? control.textContent)
    const control = controls.find((candidate) => nameOf(candidate) === wanted)
    if (!(control instanceof HTMLElement)) return undefined
    control.focus()
    const opensDialog = control.ariaHasPopup === 'dialog'
    if (control instanceof HTMLSelectElement) return { key: 'ArrowDown', opensDialog }
    return { key: control instanceof HTMLInputElement ? 'Space' : 'Enter', opensDialog }
  }, name)
  if (!press) return
  await page.keyboard.press(press.key)
  if (!press.opensDialog) return
  await expect(page.getByRole('dialog')).toBeVisible()
  // The first Escape would close the tooltip of the pressed button, which closes when the dialog takes the focus.
  await expect(page.locator('[role=dialog]:is(:focus, :has(:focus))')).toBeVisible()
  await expect(page.locator('[role=tooltip]')).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
}

/**
 * Compares the texts of both tabs, without those that depend on time: a tab in the background may close its tooltip, and
 * the cart announces only quantities that stay for a second.
 */
const expectSameTexts = async (page: Page, translated: Page) => {
  const textOf = (tab: Page) =>
    tab.locator('main').evaluate((main) => {
      const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
      let all = ''
      while (texts.nextNode()) {
        const timed = texts.currentNode.parentElement?.closest('[role=tooltip], [role=status]')
        if (timed?.role === 'tooltip' || timed?.textContent?.includes(', quantity ')) continue
        all += texts.currentNode.nodeValue
      }
      return all
    })
  await expect(async () => expect(await textOf(translated)).toBe(await textOf(page))).toPass({ timeout: 10_000 })
}

/** Replaces each text node by an element with the same text. React still refers to the removed text nodes. */
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
