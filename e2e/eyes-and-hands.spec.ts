/** For eyes that choose their own colours or read at 400 %, and for hands on a keyboard. */
import type { Locator, Page } from '@playwright/test'
import { expect, test } from './shop.ts'

const PRODUCT = 'products/aurelle-studio-one/'

const pressed = (page: Page, name: string | RegExp) => page.getByRole('button', { name, pressed: true })
const unpressed = (page: Page, name: string | RegExp) => page.getByRole('button', { name, pressed: false })

/** What tells two things apart that are set in the same colours by force: ground, frame and underline. */
const look = (thing: Locator) =>
  thing.evaluate((element) => {
    const { backgroundColor, borderTopWidth, borderTopStyle, outlineStyle, textDecorationLine } =
      getComputedStyle(element)
    const frame = borderTopStyle === 'none' ? '0px' : borderTopWidth
    return [backgroundColor, frame, outlineStyle, textDecorationLine].join(' ')
  })

async function expectToStandOut(chosen: Locator, neighbour: Locator) {
  await expect(chosen).toBeVisible()
  await expect(neighbour).toBeVisible()
  expect(await look(chosen)).not.toBe(await look(neighbour))
}

for (const scheme of ['light', 'dark'] as const) {
  test.describe(`in forced colours, ${scheme}`, () => {
    test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: 'active', colorScheme: scheme }))

    test('the page one is on, the view and the pressed filter stand out', async ({ page, shopUrl }) => {
      await page.goto(`${shopUrl}category/laptops/`)
      await expect(page.locator('html[data-hydrated]')).toBeVisible()
      const main = page.getByRole('navigation', { name: 'Main' })
      await expectToStandOut(main.getByRole('link', { name: 'Laptops' }), main.getByRole('link', { name: 'Gaming' }))
      await page.goto(`${shopUrl}?sort=title-asc`)
      await expect(page.locator('html[data-hydrated]')).toBeVisible()
      await expectToStandOut(
        main.getByRole('link', { name: 'Home', exact: true }),
        main.getByRole('link', { name: 'Gaming' }),
      )
      await expectToStandOut(pressed(page, 'Grid view'), unpressed(page, 'List view'))
      const filters = page.getByRole('complementary', { name: 'Filters' })
      await filters.getByRole('button', { name: /^Gaming/ }).click()
      await expectToStandOut(pressed(page, /^Gaming/), unpressed(page, /^Cameras/))
      await filters.getByRole('button', { name: /^Gaming/ }).click()
      const pages = page.getByRole('navigation', { name: 'Pagination' })
      await expectToStandOut(
        pages.getByRole('button', { name: 'Page 1' }),
        pages.getByRole('button', { name: 'Page 2' }),
      )
      const schemes = page.getByRole('group', { name: 'Colour scheme' })
      await schemes.getByRole('button', { name: 'Dark' }).click()
      await page.mouse.move(0, 400)
      await expectToStandOut(pressed(page, 'Dark'), unpressed(page, 'Light'))
    })

    test('the thumbnail on show and a pressed heart stand out', async ({ page, shopUrl }) => {
      await page.goto(shopUrl + PRODUCT)
      await page.getByRole('button', { name: 'Show image 2' }).click()
      await page.getByRole('button', { name: 'Save Aurelle Studio One to wishlist' }).click()
      await page.getByRole('heading', { level: 1 }).click()
      await expectToStandOut(pressed(page, 'Show image 2'), unpressed(page, 'Show image 3'))
      await expectToStandOut(pressed(page, 'Save Aurelle Studio One to wishlist'), unpressed(page, /wishlist$/).first())
    })

    test('an empty star is no full one, and a heart does not lie bare on its picture', async ({ page, shopUrl }) => {
      await page.goto(shopUrl + PRODUCT)
      const stars = page.getByRole('img', { name: '4 of 5 stars' }).first()
      const box = await stars.boundingBox()
      if (!box) throw new Error('no stars')
      const star = (index: number) =>
        page.screenshot({ clip: { ...box, x: box.x + (index * box.width) / 5, width: box.width / 5 } })
      expect(await star(4)).not.toEqual(await star(3))
      const heart = page
        .getByRole('article')
        .first()
        .getByRole('button', { name: /wishlist/ })
      expect(await heart.evaluate((button) => getComputedStyle(button).backgroundColor)).toMatch(/^rgb\(/)
    })
  })
}

/** Of what is fixed while the page is scrolled: how much of the screen's height it takes. */
const fixedHeight = (page: Page) =>
  page.evaluate(() => {
    const boxes = [...document.body.querySelectorAll('*')]
      .filter((element) => getComputedStyle(element).position === 'fixed' && element.checkVisibility())
      .map((element) => element.getBoundingClientRect())
      .filter(({ width }) => width > 1)
    return boxes.reduce((sum, { height }) => sum + height, 0)
  })

/** Every control that `lying` lies on, wherever the page is scrolled to. */
const coveredBy = (lying: Locator) =>
  lying.evaluate((element) => {
    const covered = new Set<string>()
    for (let top = 0; top < document.documentElement.scrollHeight; top += 100) {
      scrollTo({ top, behavior: 'instant' })
      const lid = element.getBoundingClientRect()
      for (const control of document.querySelectorAll('a[href], button, input, select')) {
        const box = control.getBoundingClientRect()
        const [left, right] = [Math.max(box.left, lid.left), Math.min(box.right, lid.right)]
        const [above, below] = [Math.max(box.top, lid.top), Math.min(box.bottom, lid.bottom)]
        if (control === element || left >= right || above >= below) continue
        const at = document.elementFromPoint((left + right) / 2, (above + below) / 2)
        if (element.contains(at)) covered.add(control.getAttribute('aria-label') ?? control.textContent)
      }
    }
    scrollTo({ top: 0, behavior: 'instant' })
    return [...covered]
  })

test.describe('at 320 by 256, a page enlarged to 400 %', () => {
  test.use({ viewport: { width: 320, height: 256 } })

  test('the buy bar is one row, its disclosure stands in the page above it', async ({ page, shopUrl }) => {
    await page.goto(shopUrl + PRODUCT)
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

  for (const path of ['', PRODUCT, 'cart/?demo=cart-5-lines']) {
    test(`the way to the Demo Lab lies on no other control of /${path}`, async ({ page, shopUrl }) => {
      await page.goto(shopUrl + path)
      const tab = page.getByRole('button', { name: /^Demo/ })
      await expect(tab).toBeAttached()
      expect(await coveredBy(tab)).toEqual([])
      await tab.scrollIntoViewIfNeeded()
      await tab.click()
      await expect(page.getByRole('dialog', { name: 'Demo Lab' })).toBeVisible()
    })
  }
})

for (const viewport of [
  { width: 390, height: 844 },
  { width: 320, height: 256 },
]) {
  test.describe(`at ${viewport.width} by ${viewport.height}`, () => {
    test.use({ viewport })

    test('what has the keyboard is never behind the buy bar', async ({ page, shopUrl }) => {
      await page.goto(shopUrl + PRODUCT)
      await expect(page.getByRole('region', { name: 'Related Products' })).toBeAttached()
      await page.getByRole('main').focus()
      const seen: string[] = []
      const hidden: string[] = []
      while (!seen.includes('Affiliate Disclosure')) {
        await page.keyboard.press('Tab')
        const { name, isHidden } = await page.evaluate(() => {
          const focused = document.activeElement ?? document.body
          const { left, right, top, bottom } = focused.getBoundingClientRect()
          const at = document.elementFromPoint((left + right) / 2, bottom - 2)
          return {
            name: focused.getAttribute('aria-label') ?? focused.textContent,
            isHidden: top < -1 || at === null || !(focused.contains(at) || at.contains(focused)),
          }
        })
        seen.push(name)
        if (isHidden) hidden.push(name)
      }
      expect(hidden).toEqual([])
    })
  })
}
