/** Toasts and tooltips (spec §9). */
import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { addButtons, cartLines, cartLink, fillCart, openCart } from '../helpers/cart.ts'
import { expectHydrated } from '../helpers/page.ts'

test.describe('a toast', () => {
  const region = (page: Page) => page.getByRole('region', { name: 'Notifications (F8)' })
  const toasts = (page: Page) => region(page).getByRole('listitem')

  async function swipe(page: Page, toast: Locator, distance: number) {
    const box = await toast.boundingBox()
    if (!box) throw new Error('The toast is not visible')
    const [x, y] = [box.x + 40, box.y + box.height / 2]
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x + distance / 2, y)
    await page.mouse.move(x + distance, y)
    await page.mouse.up()
  }

  test('is below header and notice, and at the bottom while it would cover the focused element', async ({
    page,
    siteUrl,
  }) => {
    await fillCart(page, siteUrl, 1)
    await expect(toasts(page)).toBeVisible()
    await page.evaluate(() => scrollTo(0, 0))
    const top = async () => (await toasts(page).boundingBox())?.y ?? 0
    const notice = await page.getByRole('complementary', { name: 'About this demonstration' }).boundingBox()
    await expect.poll(top).toBe((notice?.y ?? 0) + (notice?.height ?? 0) + 16)
    // The last card of the first row is at the right edge, as the toast is.
    await addButtons(page)
      .nth(3)
      .evaluate((button: HTMLElement) => {
        button.focus()
        scrollBy(0, button.getBoundingClientRect().top - 40)
      })
    await expect.poll(top).toBeGreaterThan(400)
    await page.getByRole('link', { name: 'Skip to content' }).focus()
    await expect.poll(top).toBeLessThan(300)
  })

  for (const [width, height] of [
    [390, 844],
    [1440, 900],
  ] as const) {
    test(`covers neither the checkout’s result nor a control of the cart at ${width} × ${height}`, async ({
      page,
      siteUrl,
    }) => {
      await page.setViewportSize({ width, height })
      await page.goto(`${siteUrl}cart/?demo=cart-5-lines,popups-first-only`)
      const button = page.getByRole('button', { name: /^Check Out/ })
      await button.scrollIntoViewIfNeeded()
      await button.click()
      await expect(toasts(page)).toBeVisible()
      const result = [
        page.getByText('1 of 5 opened'),
        page.getByRole('list', { name: 'Not opened' }),
        page.getByRole('list', { name: 'Opened', exact: true }),
      ]
      for (const part of result) await expect(part).toBeInViewport({ ratio: 1 })
      const toast = await toasts(page).boundingBox()
      for (const locator of [
        button,
        ...result,
        page.getByRole('button', { name: 'Clear cart' }),
        cartLines(page).last(),
      ]) {
        const box = await locator.boundingBox()
        if (!toast || !box) throw new Error('The toast or the cart is not visible')
        const isBeside = toast.x >= box.x + box.width || box.x >= toast.x + toast.width
        expect(isBeside || toast.y + toast.height <= box.y || box.y + box.height <= toast.y).toBe(true)
      }
    })
  }

  test('is replaced by the next one, and disappears after 5 seconds', async ({ page, siteUrl }) => {
    await page.clock.install()
    await fillCart(page, siteUrl, 1)
    await expect(toasts(page)).toHaveText(/Item added to cart successfully/)
    await cartLink(page, 1).click()
    await cartLines(page)
      .getByRole('button', { name: /^Remove/ })
      .click()
    await expect(toasts(page)).toHaveCount(1)
    await expect(toasts(page)).toHaveText(/Item has been removed from your cart/)
    await page.clock.runFor(3000)
    await expect(toasts(page)).toHaveCount(1)
    await page.clock.runFor(3000)
    await expect(toasts(page)).toHaveCount(0)
  })

  test('stays while it is hovered; closing it does not shorten the next one’s 5 seconds', async ({ page, siteUrl }) => {
    await page.clock.install()
    await fillCart(page, siteUrl, 1)
    await toasts(page).hover()
    await page.clock.runFor(20_000)
    await expect(toasts(page)).toHaveCount(1)
    await toasts(page).getByRole('button', { name: 'Close notification' }).click()
    await page.clock.runFor(500)
    await expect(toasts(page)).toHaveCount(0)
    await addButtons(page).nth(1).click()
    await expect(toasts(page)).toHaveCount(1)
    await page.clock.runFor(4000)
    await expect(toasts(page)).toHaveCount(1)
    await page.clock.runFor(1500)
    await expect(toasts(page)).toHaveCount(0)
  })

  test('stays after a swipe of 49 pixels and closes after one of 51', async ({ page, siteUrl }) => {
    await fillCart(page, siteUrl, 1)
    await swipe(page, toasts(page), 49)
    await expect(toasts(page)).not.toHaveAttribute('data-swipe', 'move')
    await expect(toasts(page)).toHaveAttribute('data-state', 'open')
    await swipe(page, toasts(page), 51)
    await expect(toasts(page)).toHaveCount(0)
  })

  test('receives focus by F8, stays while focused, and returns focus when it is closed', async ({ page, siteUrl }) => {
    await page.clock.install()
    await fillCart(page, siteUrl, 1)
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

  test('receives focus and clicks while a modal dialog is open', async ({ page, siteUrl }) => {
    await openCart(page, siteUrl, 1)
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
    await cartLines(page)
      .getByRole('button', { name: /^Remove/ })
      .click()
    await expect(toasts(page)).toHaveText(/Item has been removed/)
  })
})

test('a tooltip shows at once on focus, 700 ms after the pointer enters, and at once after another tooltip', async ({
  page,
  siteUrl,
}) => {
  await page.clock.install()
  await page.goto(siteUrl)
  await expectHydrated(page)
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

  // From here on only `runFor` advances the clock, so that the 700 ms do not depend on the machine's speed.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000))

  const heart = (index: number) => page.getByRole('button', { name: /wishlist/ }).nth(index)
  await heart(0).hover()
  await page.clock.runFor(300)
  await expect(tooltip).toHaveCount(0)
  await page.clock.runFor(600)
  await expect(tooltip).toHaveText((await heart(0).getAttribute('aria-label')) ?? '')
  await heart(1).hover()
  // Radix keeps the first tooltip open while the pointer might move towards it. The next moves rule that out.
  await heart(1).hover({ position: { x: 20, y: 20 } })
  await heart(1).hover({ position: { x: 22, y: 22 } })
  await page.clock.runFor(100)
  await expect(tooltip).toHaveText((await heart(1).getAttribute('aria-label')) ?? '')
})

test.describe('on a touch screen', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('a tap shows no tooltip, before and after their code has arrived, and the keyboard does', async ({
    page,
    siteUrl,
  }) => {
    await page.clock.install()
    await page.goto(siteUrl)
    await expectHydrated(page)
    const tooltip = page.getByRole('tooltip')
    await page.getByRole('button', { name: 'Account' }).tap()
    await page.keyboard.press('Tab')
    await expect(tooltip).toHaveText(/^Cart/)
    await page.clock.runFor(1000)
    await expect(tooltip).toHaveText(/^Cart/)
    for (const name of ['Account', 'List view', /wishlist/, 'Open menu', 'Close menu']) {
      await page.getByRole('button', { name }).first().tap()
      await page.clock.runFor(1000)
      await expect(tooltip, `after a tap on ${name}`).toHaveCount(0)
    }
  })
})

test('on a phone, the ticker does not cover the tooltip of the menu button', async ({ page, siteUrl }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(siteUrl)
  await expectHydrated(page)
  await page.getByRole('button', { name: 'Open menu' }).press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Shift+Tab')
  const tooltip = page.getByText('Close menu').filter({ visible: true }).first()
  await expect(tooltip).toBeVisible()
  const cornersOnTop = () =>
    tooltip.evaluate((bubble) => {
      const { left, right, top, bottom } = bubble.getBoundingClientRect()
      const corners = [left + 2, right - 2].flatMap((x) => [top + 2, bottom - 2].map((y) => [x, y] as const))
      return corners.map(([x, y]) => bubble.contains(document.elementFromPoint(x, y)))
    })
  // The tooltip is outside of the window until its place is computed.
  await expect.poll(cornersOnTop).toEqual([true, true, true, true])
})
