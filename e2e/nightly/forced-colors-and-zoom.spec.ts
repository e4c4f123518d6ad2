/** Forced colours, zoom of 400 % and keyboard focus beside fixed parts of the page. */
import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { expectHydrated } from '../helpers/page.ts'

const PRODUCT = 'products/aurelle-studio-one/'

const pressed = (page: Page, name: string | RegExp) => page.getByRole('button', { name, pressed: true })
const unpressed = (page: Page, name: string | RegExp) => page.getByRole('button', { name, pressed: false })

/** Returns the styles that can distinguish two elements in forced colours: background, border, outline, underline. */
const stylesOf = (locator: Locator) =>
  locator.evaluate((element) => {
    const { backgroundColor, borderTopWidth, borderTopStyle, outlineStyle, textDecorationLine } =
      getComputedStyle(element)
    const border = borderTopStyle === 'none' ? '0px' : borderTopWidth
    return [backgroundColor, border, outlineStyle, textDecorationLine].join(' ')
  })

async function expectDistinct(current: Locator, other: Locator) {
  await expect(current).toBeVisible()
  await expect(other).toBeVisible()
  expect(await stylesOf(current)).not.toBe(await stylesOf(other))
}

test('in forced colors, a chosen filter, thumbnail and heart are distinct, and so are empty and full stars', async ({
  page,
  siteUrl,
}) => {
  await page.goto(`${siteUrl}?sort=title-asc`)
  await expectHydrated(page)
  const gaming = page.getByRole('complementary', { name: 'Filters' }).getByRole('button', { name: /^Gaming/ })
  await gaming.click()
  await inForcedColors(page, () => expectDistinct(pressed(page, /^Gaming/), unpressed(page, /^Cameras/)))

  await page.goto(siteUrl + PRODUCT)
  await page.getByRole('button', { name: 'Show image 2' }).click()
  const save = 'Save to wishlist'
  await page.getByRole('button', { name: save }).first().click()
  await page.getByRole('heading', { level: 1 }).click()
  const stars = page
    .getByRole('img', { name: /^Rated 4\.\d of 5/ })
    .locator('svg')
    .first()
  const related = page.getByRole('article').first()
  await inForcedColors(page, async () => {
    await expectDistinct(pressed(page, 'Show image 2'), unpressed(page, 'Show image 3'))
    await expectDistinct(pressed(page, save), unpressed(page, /wishlist$/).first())
    await stars.scrollIntoViewIfNeeded()
    const box = await stars.boundingBox()
    if (!box) throw new Error('The stars are not visible')
    const star = (index: number) =>
      page.screenshot({ clip: { ...box, x: box.x + (index * box.width) / 5, width: box.width / 5 } })
    expect(await star(4)).not.toEqual(await star(3))
    const heart = related.getByRole('button', { name: /wishlist/ })
    expect(await heart.evaluate((button) => getComputedStyle(button).backgroundColor)).toMatch(/^rgb\(/)
  })
})

/** Runs a check in forced colors of both schemes. */
async function inForcedColors(page: Page, check: () => Promise<void>) {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ forcedColors: 'active', colorScheme })
    await check()
  }
  await page.emulateMedia({ forcedColors: 'none' })
}

/** Returns the summed height of all fixed elements. */
const fixedHeight = (page: Page) =>
  page.evaluate(() => {
    const boxes = [...document.body.querySelectorAll('*')]
      .filter((element) => getComputedStyle(element).position === 'fixed' && element.checkVisibility())
      .map((element) => element.getBoundingClientRect())
      .filter(({ width }) => width > 1)
    return boxes.reduce((sum, { height }) => sum + height, 0)
  })

/** Returns the names of all controls that a fixed element covers at any scroll position. */
const controlsCoveredBy = (fixed: Locator) =>
  fixed.evaluate((element) => {
    const covered = new Set<string>()
    for (let top = 0; top < document.documentElement.scrollHeight; top += 100) {
      scrollTo({ top, behavior: 'instant' })
      const cover = element.getBoundingClientRect()
      for (const control of document.querySelectorAll('a[href], button, input, select')) {
        const box = control.getBoundingClientRect()
        const [left, right] = [Math.max(box.left, cover.left), Math.min(box.right, cover.right)]
        const [above, below] = [Math.max(box.top, cover.top), Math.min(box.bottom, cover.bottom)]
        if (control === element || left >= right || above >= below) continue
        const topmost = document.elementFromPoint((left + right) / 2, (above + below) / 2)
        if (element.contains(topmost)) covered.add(control.getAttribute('aria-label') ?? control.textContent)
      }
    }
    scrollTo({ top: 0, behavior: 'instant' })
    return [...covered]
  })

// A window of 1280 by 1024 pixels at a zoom of 400 % (WCAG 1.4.10).
test.describe('at 320 by 256 pixels', () => {
  test.use({ viewport: { width: 320, height: 256 } })

  test('the buy bar is one row, and the disclosure is in the page instead of the bar', async ({ page, siteUrl }) => {
    await page.goto(siteUrl + PRODUCT)
    await expect(page.getByRole('button', { name: /^Demo/ })).toBeAttached()
    const [add, buy] = await Promise.all(
      ['Add to Cart', 'Buy Now'].map((name) => page.getByRole('button', { name, exact: true }).boundingBox()),
    )
    expect(add?.y).toBe(buy?.y)
    expect(add?.height).toBeLessThan(50)
    expect((buy?.y ?? 256) + (buy?.height ?? 0)).toBeLessThanOrEqual(256)
    expect(await fixedHeight(page)).toBeLessThan(256 / 3)
    const disclosure = page.getByText('We may earn a commission from purchases made through this link.')
    await disclosure.scrollIntoViewIfNeeded()
    const text = await disclosure.boundingBox()
    expect((text?.y ?? 256) + (text?.height ?? 0)).toBeLessThanOrEqual(add?.y ?? 0)
  })

  test('the Demo Lab’s button covers no control', async ({ page, siteUrl }) => {
    for (const path of ['?search=studio', PRODUCT, 'cart/?demo=cart-5-lines']) {
      await page.goto(siteUrl + path)
      const button = page.getByRole('button', { name: /^Demo/ })
      await expect(button).toBeAttached()
      expect(await controlsCoveredBy(button), path).toEqual([])
      await button.scrollIntoViewIfNeeded()
      await button.click()
      await expect(page.getByRole('dialog', { name: 'Demo Lab' })).toBeVisible()
      await page.keyboard.press('Escape')
    }
  })

  test('the buy bar never covers the focused element', async ({ page, siteUrl }) => {
    await page.goto(siteUrl + PRODUCT)
    await expect(page.getByRole('region', { name: 'Related Products' })).toBeAttached()
    await page.getByRole('main').focus()
    const focused: string[] = []
    const covered: string[] = []
    while (!focused.includes('Affiliate Disclosure')) {
      await page.keyboard.press('Tab')
      const { name, isCovered } = await page.evaluate(() => {
        const element = document.activeElement ?? document.body
        const { left, right, top, bottom } = element.getBoundingClientRect()
        const topmost = document.elementFromPoint((left + right) / 2, bottom - 2)
        return {
          name: element.getAttribute('aria-label') ?? element.textContent,
          isCovered: top < -1 || topmost === null || !(element.contains(topmost) || topmost.contains(element)),
        }
      })
      focused.push(name)
      if (isCovered) covered.push(name)
    }
    expect(covered).toEqual([])
  })
})
