import type { BrowserContext, Locator } from '@playwright/test'
import { studioHeadphones } from '#fixtures/products.ts'
import { findFullBrowser } from '../../scripts/shared/browser.ts'
import { expect, test } from '../fixtures.ts'
import { addButtons, cartLines, cartLink, expectStored, openCart, storeCart } from '../helpers/cart.ts'
import { expectProductsLoaded } from '../helpers/page.ts'
import { print } from '../helpers/print.ts'

const CHECK_OUT = 'Check Out & Buy All Products on Halyard'

/** Waits until the context has this many tabs of the retailer, and returns them. */
async function retailerTabs(context: BrowserContext, count: number) {
  const tabs = () => context.pages().filter((tab) => tab.url().includes('/retailer/?asin='))
  await expect.poll(() => tabs().length).toBe(count)
  return tabs()
}

test('with a popup blocker, one tab opens, and the other two products are listed as links', async ({
  playwright,
  browserName,
  launchOptions,
  siteUrl,
}) => {
  test.skip(browserName === 'webkit', 'WebKit has no popup blocker when it is automated')
  const browser = await playwright[browserName].launch({
    ...launchOptions,
    ...(browserName === 'chromium' && { executablePath: findFullBrowser() }),
    // Playwright disables the popup blocker by default.
    ignoreDefaultArgs: ['--disable-popup-blocking'],
    firefoxUserPrefs: { 'dom.disable_open_during_load': true },
  })
  const context = await browser.newContext()
  const page = await context.newPage()
  await openCart(page, siteUrl, 3)
  await page.getByRole('button', { name: CHECK_OUT }).click()
  await expect(page.getByText('Opening 1 Halyard product pages for purchase', { exact: true })).toBeVisible()
  const [tab] = await retailerTabs(context, 1)
  expect(await tab?.evaluate(() => window.opener)).toBeNull()
  await page.bringToFront()
  await expect(page.getByText('1 of 3 opened')).toBeVisible()
  const blocked = page.getByRole('list', { name: 'Not opened' }).getByRole('link')
  await expect(blocked).toHaveCount(2)
  await blocked.first().click()
  await retailerTabs(context, 2)

  await test.step('a reload keeps the list, until the cart changes', async () => {
    await page.bringToFront()
    await page.reload()
    await expect(page.getByText('1 of 3 opened')).toBeVisible()
    await expect(blocked).toHaveCount(2)
    await cartLines(page)
      .first()
      .getByRole('button', { name: /^Remove/ })
      .click()
    await expect(page.getByText('1 of 3 opened')).toBeHidden()
    await expect(cartLink(page, 2)).toBeVisible()
    await expectStored(page, 2)
    await page.reload()
    await expect(cartLines(page)).toHaveCount(2)
    await expect(page.getByText('1 of 3 opened')).toBeHidden()
  })
  await browser.close()
})

test('a double click on Remove removes only its own line', async ({ page, siteUrl }) => {
  await openCart(page, siteUrl, 3)
  await cartLines(page)
    .nth(0)
    .getByRole('button', { name: /^Remove/ })
    .dblclick()
  await expect(cartLink(page, 2)).toBeVisible()
  await expect(cartLines(page)).toHaveCount(2)
})

test('a held key changes the quantity, but does not remove the line', async ({ page, siteUrl }) => {
  await storeCart(page, [{ productId: studioHeadphones.id, quantity: 3 }])
  await page.goto(`${siteUrl}cart/`)
  const quantity = (count: number) => cartLines(page).getByText(String(count), { exact: true })
  await expect(quantity(3)).toBeVisible()
  await page.getByRole('button', { name: /^Decrease/ }).focus()
  // Playwright repeats a key that is down.
  for (let times = 0; times < 5; times += 1) await page.keyboard.down('Enter')
  await expect(quantity(1)).toBeVisible()
  await page.keyboard.up('Enter')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Your cart is empty')).toBeVisible()
})

test('two tabs change one cart, and each shows the other’s changes once it is visible', async ({
  page,
  context,
  siteUrl,
}) => {
  await openCart(page, siteUrl, 1)
  const other = await context.newPage()
  await other.goto(`${siteUrl}cart`)
  await expect(cartLink(other, 1)).toBeVisible()
  const increase = (tab: typeof page) =>
    cartLines(tab)
      .getByRole('button', { name: /^Increase/ })
      .click()
  await increase(other)
  await expect(cartLink(other, 2)).toBeVisible()
  await page.bringToFront()
  await expect(cartLink(page, 2)).toBeVisible()
  await expect(cartLines(page).getByText('2', { exact: true })).toBeVisible()
  await increase(page)
  await expect(cartLink(page, 3)).toBeVisible()
  await other.bringToFront()
  await expect(cartLink(other, 3)).toBeVisible()
})

test('the keyboard alone fills a cart, changes it and checks out', async ({ page, context, siteUrl }) => {
  // About a hundred key presses.
  test.slow()
  await page.goto(siteUrl)
  await expectProductsLoaded(page)
  const tabTo = async (target: Locator) => {
    // Located once, because locating takes longer than a key press.
    const element = await target.elementHandle()
    for (let presses = 0; presses < 120; presses += 1) {
      if (await element?.evaluate((found) => found === document.activeElement)) return
      await page.keyboard.press('Tab')
    }
    throw new Error(`The Tab key does not reach ${String(target)}`)
  }
  // The header counts an added product before the server has it.
  const saved = () => page.waitForResponse('**/api/cart/add')
  const first = saved()
  await tabTo(addButtons(page).nth(0))
  await page.keyboard.press('Enter')
  await expect(cartLink(page, 1)).toBeVisible()
  await first
  const second = saved()
  await tabTo(addButtons(page).nth(1))
  await page.keyboard.press('Space')
  await expect(cartLink(page, 2)).toBeVisible()
  await second
  await page.reload()
  await expect(cartLink(page, 2)).toBeVisible()
  await tabTo(cartLink(page, 2))
  await page.keyboard.press('Enter')
  await expect(cartLines(page)).toHaveCount(2)
  const [firstLine, secondLine] = [cartLines(page).nth(0), cartLines(page).nth(1)]
  await tabTo(firstLine.getByRole('button', { name: /^Increase/ }))
  await page.keyboard.press('Enter')
  await expect(cartLink(page, 3)).toBeVisible()
  await tabTo(secondLine.getByRole('button', { name: /^Remove/ }))
  await page.keyboard.press('Enter')
  await expect(cartLines(page)).toHaveCount(1)
  await expect(firstLine).toBeFocused()
  await tabTo(page.getByRole('button', { name: CHECK_OUT }))
  await page.keyboard.press('Enter')
  await retailerTabs(context, 1)
})

test('after a checkout of 200 lines, the summary scrolls on a screen 600 pixels high and is printed whole', async ({
  page,
  siteUrl,
}) => {
  await page.setViewportSize({ width: 1280, height: 600 })
  await page.goto(`${siteUrl}cart/?demo=cart-200-lines`)
  await expect(cartLines(page)).toHaveCount(200)
  await page.evaluate(() => {
    window.open = () => null
  })
  await page.getByRole('button', { name: /^Check Out/ }).click()
  const summary = page.getByRole('region', { name: 'Order Summary' })
  await expect(summary.getByText(/^\d+ of 200 opened$/)).toBeVisible()
  expect((await summary.boundingBox())?.height).toBeLessThanOrEqual(600)
  await summary.getByRole('link').last().focus()
  await expect(summary.getByRole('link').last()).toBeInViewport({ ratio: 1 })

  await print(page)
  expect(await summary.evaluate((box) => box.scrollHeight - box.clientHeight)).toBe(0)
  const hrefs = await cartLines(page)
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => (link instanceof HTMLAnchorElement ? link.origin + link.pathname : '')))
  const lines = await cartLines(page).evaluateAll((items) =>
    items.map((item) => (item instanceof HTMLElement ? item.innerText : '')),
  )
  expect(lines.filter((text, index) => !text.includes(hrefs[index] ?? 'no link'))).toEqual([])
})
