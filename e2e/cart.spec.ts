import type { BrowserContext, Locator, Page } from '@playwright/test'
import { findFullBrowser } from '../scripts/shared/browser.mjs'
import { addButtons, fill, inCart, lines, openCart } from './fill-cart.ts'
import { expect, test } from './shop.ts'

const CHECK_OUT = 'Check Out & Buy All Products on Halyard'

/**
 * Slows calls of the API down, or answers them with another cart id, inside the page:
 * what a service worker answers never reaches the network, where a route could do it.
 */
async function changeCalls(page: Page, change: { delay?: number; cartId?: string }) {
  await page.evaluate(({ delay = 0, cartId }) => {
    const original = window.fetch.bind(window)
    const calls: string[] = []
    Object.assign(window, { calls })
    window.fetch = async (input, init = {}) => {
      const { pathname } = new URL(input instanceof Request ? input.url : input, location.href)
      if (!pathname.startsWith('/api/')) return original(input, init)
      calls.push(`${init.method ?? 'GET'} ${pathname} ${new Headers(init.headers).get('x-cart-id')}`)
      await new Promise((resolve) => setTimeout(resolve, delay))
      const response = await original(input, init)
      if (!cartId) return response
      const headers = new Headers(response.headers)
      headers.set('x-cart-id', cartId)
      return new Response(response.body, { status: response.status, headers })
    }
  }, change)
}

/** What was called since `changeCalls`: method, path and cart id. */
const callsOf = (page: Page): Promise<string[]> => page.evaluate(() => Reflect.get(window, 'calls'))

/** The retailer's tabs that the context has, once they have loaded. */
async function retailerTabs(context: BrowserContext, count: number) {
  const tabs = () => context.pages().filter((tab) => tab.url().includes('/retailer/?asin='))
  await expect.poll(() => tabs().length).toBe(count)
  return tabs()
}

test('without a popup blocker three products open three tabs, none with an opener', async ({
  page,
  context,
  shopUrl,
}) => {
  await openCart(page, shopUrl, 3)
  await page.getByRole('button', { name: CHECK_OUT }).click()
  await expect(page.getByText('Opening 3 Halyard product pages for purchase', { exact: true })).toBeVisible()
  for (const tab of await retailerTabs(context, 3)) expect(await tab.evaluate(() => window.opener)).toBeNull()
  await expect(page.getByText('3 of 3 opened')).toBeVisible()
})

test('a popup blocker lets one tab open, and the other two products are listed as links', async ({
  playwright,
  browserName,
  launchOptions,
  shopUrl,
}) => {
  test.skip(browserName === 'webkit', 'WebKit has no popup blocker when it is automated')
  const browser = await playwright[browserName].launch({
    ...launchOptions,
    ...(browserName === 'chromium' && { executablePath: findFullBrowser() }),
    // Playwright switches the blocker off unless told otherwise.
    ignoreDefaultArgs: ['--disable-popup-blocking'],
    firefoxUserPrefs: { 'dom.disable_open_during_load': true },
  })
  const context = await browser.newContext()
  const page = await context.newPage()
  await openCart(page, shopUrl, 3)
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
  await browser.close()
})

test('fifty clicks on plus against a server that takes 3 seconds', async ({ page, shopUrl }) => {
  await openCart(page, shopUrl, 1)
  await changeCalls(page, { delay: 3000 })
  await page.evaluate(() => {
    let longest = 0
    let last = performance.now()
    const frame = (now: number) => {
      longest = Math.max(longest, now - last)
      last = now
      Object.assign(window, { longest })
      requestAnimationFrame(frame)
    }
    requestAnimationFrame(frame)
  })
  const plus = lines(page).getByRole('button', { name: /^Increase/ })
  const box = await plus.boundingBox()
  if (!box) throw new Error('no button')
  await page.mouse.move(box.x + 20, box.y + 20)
  const started = Date.now()
  for (let click = 1; click <= 50; click += 1) {
    await page.mouse.down({ clickCount: click })
    await page.mouse.up({ clickCount: click })
  }
  const clicking = Date.now() - started
  await expect(lines(page).getByRole('status')).toHaveText('51')
  await expect(inCart(page, 51)).toBeVisible()
  const reads = async () => (await callsOf(page)).filter((call) => call.startsWith('GET'))
  await expect.poll(async () => (await reads()).length, { timeout: 20_000 }).toBe(2)
  await expect(lines(page).getByRole('status')).toHaveText('51')
  const made = await callsOf(page)
  const longest: number = await page.evaluate(() => Reflect.get(window, 'longest'))
  console.log(
    `Fifty clicks: ${made.length} calls (${made.filter((call) => call.startsWith('PUT')).length} writes), ` +
      `final quantity ${await lines(page).getByRole('status').textContent()}, longest frame ${longest.toFixed(0)} ms`,
  )
  // Two writes, two reads, and a write more for each answer that came while one was still clicking.
  expect(made.length).toBeLessThanOrEqual(4 + Math.ceil(clicking / 3000))
  await page.reload()
  await expect(inCart(page, 51)).toBeVisible()
})

test('the cart and its count are read once each, where the shop is opened and when the cart is', async ({
  page,
  shopUrl,
}) => {
  await fill(page, shopUrl, 1)
  // Once it is saved, the count is read again; a new visit begins without that.
  await expect(page.getByText('Item added to cart successfully').first()).toBeVisible()
  await page.goto(shopUrl)
  await expect(inCart(page, 1)).toBeVisible()
  const reads: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (request.method() === 'GET' && pathname.startsWith('/api/cart')) reads.push(pathname)
  })
  const both = ['/api/cart', '/api/cart/count']
  await inCart(page, 1).click()
  await expect(lines(page)).toHaveCount(1)
  await expect.poll(() => reads.toSorted()).toEqual(both)
  reads.length = 0
  await page.reload()
  await expect(lines(page)).toHaveCount(1)
  await expect(inCart(page, 1)).toBeVisible()
  expect(reads.toSorted()).toEqual(both)
})

test('a double click on Remove takes one line, not the one that moves up', async ({ page, shopUrl }) => {
  await openCart(page, shopUrl, 3)
  await lines(page)
    .nth(0)
    .getByRole('button', { name: /^Remove/ })
    .dblclick()
  await expect(inCart(page, 2)).toBeVisible()
  await expect(lines(page)).toHaveCount(2)
})

test('a write in one tab shows in the other when it is looked at', async ({ page, context, shopUrl }) => {
  await openCart(page, shopUrl, 1)
  const other = await context.newPage()
  await other.goto(`${shopUrl}cart`)
  await expect(inCart(other, 1)).toBeVisible()
  await lines(other)
    .getByRole('button', { name: /^Increase/ })
    .click()
  await expect(inCart(other, 2)).toBeVisible()
  await page.bringToFront()
  await expect(inCart(page, 2)).toBeVisible()
  await expect(lines(page).getByRole('status')).toHaveText('2')
})

test('another cart id from the server is taken over in every tab', async ({ page, context, shopUrl }) => {
  await openCart(page, shopUrl, 1)
  const other = await context.newPage()
  await other.goto(`${shopUrl}cart`)
  await expect(inCart(other, 1)).toBeVisible()
  await changeCalls(other, {})
  await changeCalls(page, { cartId: 'thenewcart0001' })
  await lines(page)
    .getByRole('button', { name: /^Increase/ })
    .click()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('cart-id'))).toBe('thenewcart0001')
  await other.bringToFront()
  await expect(other.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible()
  expect(new Set((await callsOf(other)).map((call) => call.split(' ').at(-1)))).toEqual(new Set(['thenewcart0001']))
})

test('the keyboard alone fills a cart, changes it and checks it out', async ({ page, context, shopUrl }) => {
  // Some hundred presses, each one traced.
  test.slow()
  await page.goto(shopUrl)
  await expect(page.getByRole('article')).toHaveCount(24)
  /** Tabs until the element has focus, as a visitor would. Finds it once: finding takes longer than pressing. */
  const tabTo = async (target: Locator) => {
    const element = await target.elementHandle()
    for (let presses = 0; presses < 120; presses += 1) {
      if (await element?.evaluate((found) => found === document.activeElement)) return
      await page.keyboard.press('Tab')
    }
    throw new Error(`No way by Tab to ${String(target)}`)
  }
  // The header counts before the server has answered.
  const saved = () => page.waitForResponse('**/api/cart/add')
  const first = saved()
  await tabTo(addButtons(page).nth(0))
  await page.keyboard.press('Enter')
  await expect(inCart(page, 1)).toBeVisible()
  await first
  const second = saved()
  await tabTo(addButtons(page).nth(1))
  await page.keyboard.press('Space')
  await expect(inCart(page, 2)).toBeVisible()
  await second
  await page.reload()
  await expect(inCart(page, 2)).toBeVisible()
  await tabTo(inCart(page, 2))
  await page.keyboard.press('Enter')
  await expect(lines(page)).toHaveCount(2)
  await tabTo(
    lines(page)
      .nth(0)
      .getByRole('button', { name: /^Increase/ }),
  )
  await page.keyboard.press('Enter')
  await expect(inCart(page, 3)).toBeVisible()
  await tabTo(
    lines(page)
      .nth(1)
      .getByRole('button', { name: /^Remove/ }),
  )
  await page.keyboard.press('Enter')
  await expect(lines(page)).toHaveCount(1)
  await expect(lines(page).nth(0)).toBeFocused()
  await tabTo(page.getByRole('button', { name: CHECK_OUT }))
  await page.keyboard.press('Enter')
  await retailerTabs(context, 1)
})
