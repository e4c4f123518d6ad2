/** Close requests: Escape and Back on Android close the layer that opened last, not the page (product/focus.md). */
import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { addFirstProduct, openCart } from '../helpers/cart.ts'
import { expectHydrated, expectLoaded, setWidth, turnWheel } from '../helpers/page.ts'

declare global {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- Only an interface can be merged.
  interface Window {
    closeWatchers: CloseWatcher[]
  }
}

test.use({ viewport: { width: 390, height: 844 } })
test.skip(({ browserName }) => browserName === 'webkit', 'WebKit has no CloseWatcher')

/** Records the page's CloseWatchers, because Back on Android requests the newest one to close. */
test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    window.closeWatchers = []
    const Recorded = class extends CloseWatcher {
      constructor() {
        super()
        window.closeWatchers.push(this)
      }
    }
    Object.assign(window, { CloseWatcher: Recorded })
  }),
)

const pressBack = (page: Page) => page.evaluate(() => window.closeWatchers.at(-1)?.requestClose())

const layers = {
  'the menu': {
    path: '',
    opener: 'Open menu',
    layer: (page: Page) => page.getByRole('button', { name: 'Close menu' }),
  },
  'the filters': {
    path: '',
    opener: 'Filters',
    layer: (page: Page) => page.getByRole('dialog', { name: 'Filters' }),
  },
  'the Demo Lab': {
    path: 'faq/',
    opener: 'Demo',
    layer: (page: Page) => page.getByRole('dialog', { name: 'Demo Lab' }),
  },
}

for (const [name, { path, opener, layer }] of Object.entries(layers)) {
  test(`Back and Escape close ${name} and return the focus`, async ({ page, siteUrl }) => {
    await page.goto(siteUrl + path)
    const button = page.getByRole('button', { name: opener, exact: true })
    for (const close of [pressBack, () => page.keyboard.press('Escape')]) {
      await button.click()
      await expect(layer(page)).toBeVisible()
      await close(page)
      await expect(layer(page)).toBeHidden()
      await expect(button).toBeFocused()
      expect(page.url()).toBe(siteUrl + path)
    }
  })
}

test('a window that becomes wide closes the menu and the filters, and the focus goes to what replaces them', async ({
  page,
  siteUrl,
}) => {
  await page.goto(siteUrl)
  await expectHydrated(page)
  const sidebar = page.getByRole('complementary', { name: 'Filters' }).getByRole('button').first()
  const home = page.getByRole('navigation', { name: 'Main' }).getByRole('link').first()
  for (const [name, replacement] of [
    ['the menu', home],
    ['the filters', sidebar],
  ] as const) {
    const { opener, layer } = layers[name]
    const button = page.getByRole('button', { name: opener, exact: true })
    await button.click()
    await expect(layer(page)).toBeVisible()
    await setWidth(page, 1000)
    await expect(replacement).toBeFocused()
    await expect(layer(page)).toBeHidden()
    await setWidth(page, 390)
  }
})

test('Escape in a toast closes only the toast, and the next Escape the filters behind it', async ({
  page,
  siteUrl,
}) => {
  const { path, opener, layer } = layers['the filters']
  await page.goto(siteUrl + path)
  await addFirstProduct(page)
  const toasts = page.getByRole('region', { name: 'Notifications (F8)' })
  const toast = toasts.getByRole('listitem')
  await expect(toast).toBeVisible()
  await page.getByRole('button', { name: opener, exact: true }).click()
  await expect(layer(page)).toBeVisible()
  await page.keyboard.press('F8')
  await expect(toasts.getByRole('list')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(toast).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(toast).toHaveCount(0)
  await expect(layer(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(layer(page)).toBeHidden()
})

test('a press beside the menu closes it, does nothing else, and keeps the scroll position', async ({
  page,
  siteUrl,
}) => {
  // Its bar at the bottom is fixed.
  const url = `${siteUrl}products/aurelle-studio-two/`
  await page.goto(url)
  await expectHydrated(page)
  await expectLoaded(page)
  const button = page.getByRole('button', { name: 'Open menu' })
  // The header returns when the page is scrolled up.
  await page.mouse.move(200, 400)
  await turnWheel(page, 800)
  await expect(button).not.toBeInViewport()
  await turnWheel(page, -200)
  await expect(button).toBeInViewport()
  await button.click()
  const position = await page.evaluate(() => scrollY)
  const menu = await page.getByRole('navigation', { name: 'Main' }).boundingBox()
  const buyNow = await page.getByRole('button', { name: 'Buy Now' }).boundingBox()
  expect(buyNow?.y).toBeGreaterThan((menu?.y ?? 0) + (menu?.height ?? 0))
  await page.mouse.click((buyNow?.x ?? 0) + 20, (buyNow?.y ?? 0) + 20)
  await expect(button).toBeFocused()
  expect(page.url()).toBe(url)
  expect(await page.evaluate(() => scrollY)).toBe(position)
  expect(page.context().pages()).toHaveLength(1)
})

test('Escape closes a confirmation dialog or a focused toast before the Demo Lab', async ({ page, siteUrl }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await openCart(page, siteUrl, 1)
  const lab = page.getByRole('dialog', { name: 'Demo Lab' })
  const question = page.getByRole('dialog', { name: 'Clear your cart?' })
  await expect(page.getByRole('button', { name: 'Demo' })).toBeVisible()
  await page.keyboard.press('F2')
  await expect(lab).toBeVisible()
  await page.getByRole('button', { name: 'Clear cart' }).click()
  await expect(question).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(question).toBeHidden()
  await expect(lab).toBeVisible()
  await page.getByRole('button', { name: /^Increase/ }).focus()
  await page.getByRole('button', { name: /^Remove/ }).click()
  const toasts = page.getByRole('region', { name: 'Notifications (F8)' }).getByRole('listitem')
  await expect(toasts).toHaveCount(1)
  await page.keyboard.press('F8')
  await page.keyboard.press('Escape')
  await expect(toasts).toHaveCount(0)
  await expect(lab).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(lab).toBeHidden()
})
