/** What lies over a page for a moment: toasts and tooltips, as spec §9 has them. */
import type { Locator, Page } from '@playwright/test'
import { addButtons, fill, inCart, lines, openCart } from './fill-cart.ts'
import { expect, test } from './shop.ts'

test.describe('a toast', () => {
  const region = (page: Page) => page.getByRole('region', { name: 'Notifications (F8)' })
  const toasts = (page: Page) => region(page).getByRole('listitem')

  async function swipe(page: Page, toast: Locator, distance: number) {
    const box = await toast.boundingBox()
    if (!box) throw new Error('no toast')
    const [x, y] = [box.x + 40, box.y + box.height / 2]
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x + distance / 2, y)
    await page.mouse.move(x + distance, y)
    await page.mouse.up()
  }

  test('is replaced by the next one, and gone after 5 seconds', async ({ page, shopUrl }) => {
    await page.clock.install()
    await fill(page, shopUrl, 1)
    await expect(toasts(page)).toHaveText(/Item added to cart successfully/)
    await inCart(page, 1).click()
    await lines(page)
      .getByRole('button', { name: /^Remove/ })
      .click()
    await expect(toasts(page)).toHaveCount(1)
    await expect(toasts(page)).toHaveText(/Item has been removed from your cart/)
    await page.clock.runFor(3000)
    await expect(toasts(page)).toHaveCount(1)
    await page.clock.runFor(3000)
    await expect(toasts(page)).toHaveCount(0)
  })

  test('stays while it is hovered, and goes 5 seconds after the next one was closed by hand', async ({
    page,
    shopUrl,
  }) => {
    await page.clock.install()
    await fill(page, shopUrl, 1)
    await toasts(page).hover()
    await page.clock.runFor(20_000)
    await expect(toasts(page)).toHaveCount(1)
    await toasts(page).getByRole('button', { name: 'Close notification' }).click()
    await page.clock.runFor(500)
    await expect(toasts(page)).toHaveCount(0)
    await addButtons(page).nth(1).click()
    await expect(toasts(page)).toHaveCount(1)
    await page.clock.runFor(5500)
    await expect(toasts(page)).toHaveCount(0)
  })

  test('stays after a swipe of 49 pixels, and goes after one of 51', async ({ page, shopUrl }) => {
    await fill(page, shopUrl, 1)
    await swipe(page, toasts(page), 49)
    await expect(toasts(page)).not.toHaveAttribute('data-swipe', 'move')
    await expect(toasts(page)).toHaveAttribute('data-state', 'open')
    await swipe(page, toasts(page), 51)
    await expect(toasts(page)).toHaveCount(0)
  })

  test('is reached with F8, stays while focused, and gives focus back when it is closed', async ({ page, shopUrl }) => {
    await page.clock.install()
    await fill(page, shopUrl, 1)
    await expect(toasts(page)).toHaveCount(1)
    await addButtons(page).nth(0).focus()
    await page.keyboard.press('F8')
    await expect(region(page).getByRole('list')).toBeFocused()
    await page.clock.runFor(20_000)
    await page.keyboard.press('Tab')
    await expect(toasts(page)).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(addButtons(page).nth(0)).toBeFocused()
    await expect(toasts(page)).toHaveCount(0)
  })

  test('is reached with F8 while a modal is open, and can be clicked there', async ({ page, shopUrl }) => {
    await openCart(page, shopUrl, 1)
    await expect(toasts(page)).toHaveCount(1)
    await page.getByRole('button', { name: 'Clear cart' }).click()
    const dialog = page.getByRole('dialog', { name: 'Clear your cart?' })
    await expect(dialog).toBeVisible()
    await page.keyboard.press('F8')
    await expect(dialog.getByRole('region', { name: 'Notifications (F8)' }).getByRole('list')).toBeFocused()
    await toasts(page).getByRole('button', { name: 'Close notification' }).click()
    await expect(toasts(page)).toHaveCount(0)
    await expect(dialog).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await lines(page)
      .getByRole('button', { name: /^Remove/ })
      .click()
    await expect(toasts(page)).toHaveText(/Item has been removed/)
  })
})

test('a tooltip names an icon button after 700 ms, at once within 300 ms of the last, and moves nothing', async ({
  page,
  shopUrl,
}) => {
  await page.clock.install()
  await page.goto(shopUrl)
  await expect(page.getByRole('article')).toHaveCount(24)
  const account = page.getByRole('button', { name: 'Account' })
  const tooltip = page.getByRole('tooltip')
  const before = await account.boundingBox()
  await account.focus()
  await expect(tooltip).toHaveText('Account')
  await expect(account).toBeFocused()
  await expect(account).toHaveAccessibleName('Account')
  expect(await account.boundingBox()).toEqual(before)
  await page.keyboard.press('Escape')
  await expect(tooltip).toHaveCount(0)

  // From here only `runFor` moves the clock: a slow machine mustn't spend the 700 ms by itself.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000))

  const heart = (index: number) => page.getByRole('button', { name: /wishlist/ }).nth(index)
  await heart(0).hover()
  await page.clock.runFor(300)
  await expect(tooltip).toHaveCount(0)
  await page.clock.runFor(600)
  await expect(tooltip).toHaveText((await heart(0).getAttribute('aria-label')) ?? '')
  await heart(1).hover()
  // A hand doesn't stop dead: these moves tell that it isn't on its way to the first tooltip.
  await heart(1).hover({ position: { x: 20, y: 20 } })
  await heart(1).hover({ position: { x: 22, y: 22 } })
  await page.clock.runFor(100)
  await expect(tooltip).toHaveText((await heart(1).getAttribute('aria-label')) ?? '')
})

test('a tooltip of the phone’s menu lies on the ticker above it, whole', async ({ page, shopUrl }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(shopUrl)
  await page.getByRole('button', { name: 'Open menu' }).click()
  await page.getByRole('searchbox', { name: 'Search products' }).focus()
  await page.getByRole('button', { name: 'Close menu' }).focus()
  const tooltip = page.getByText('Close menu').filter({ visible: true }).first()
  await expect(tooltip).toBeVisible()
  const hit = await tooltip.evaluate((bubble) => {
    const { left, right, top, bottom } = bubble.getBoundingClientRect()
    const corners = [left + 2, right - 2].flatMap((x) => [top + 2, bottom - 2].map((y) => [x, y] as const))
    return corners.map(([x, y]) => bubble.contains(document.elementFromPoint(x, y)))
  })
  expect(hit).toEqual([true, true, true, true])
})
