/** For eyes that choose their own colours. */
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
      await expect(page.locator('html[data-alive]')).toBeVisible()
      const main = page.getByRole('navigation', { name: 'Main' })
      await expectToStandOut(main.getByRole('link', { name: 'Laptops' }), main.getByRole('link', { name: 'Gaming' }))
      await page.goto(`${shopUrl}?sort=title-asc`)
      await expect(page.locator('html[data-alive]')).toBeVisible()
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
