import { expect, holdScripts, test } from './shop.ts'

test('a visitor fills a cart, comes back to it, changes it and reaches the retailer', async ({
  page,
  context,
  shopUrl,
}) => {
  await page.goto(shopUrl)
  const cards = page.getByRole('article')
  await expect(cards).toHaveCount(24)
  const titles = [
    await cards.nth(0).getAttribute('aria-labelledby'),
    await cards.nth(1).getAttribute('aria-labelledby'),
  ]
  expect(new Set(titles).size).toBe(2)
  await cards
    .nth(0)
    .getByRole('button', { name: /^Add to Cart/ })
    .click()
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible()
  const saved = page.waitForResponse('**/api/cart/add')
  await cards
    .nth(1)
    .getByRole('button', { name: /^Add to Cart/ })
    .click()
  await expect(page.getByRole('link', { name: 'Cart, 2 items' })).toBeVisible()
  // The header counts before the server has answered.
  await saved

  await page.reload()
  await page.getByRole('link', { name: 'Cart, 2 items' }).click()
  const lines = page.getByRole('list', { name: 'Cart items' }).getByRole('listitem')
  await expect(lines).toHaveCount(2)
  await lines
    .nth(0)
    .getByRole('button', { name: /^Increase quantity/ })
    .click()
  await expect(page.getByRole('link', { name: 'Cart, 3 items' })).toBeVisible()

  const tabs: string[] = []
  context.on('page', (tab) => tab.on('framenavigated', () => tabs.push(tab.url())))
  await page.getByRole('button', { name: 'Check Out & Buy All Products on Halyard' }).click()
  await expect(page.getByText('Opening 2 Halyard product pages for purchase', { exact: true })).toBeVisible()
  await expect.poll(() => tabs.filter((url) => url.includes('/retailer/?asin=')).length).toBe(2)
  const [, first, second] = context.pages()
  for (const tab of [first, second]) {
    await expect(tab?.getByRole('heading', { level: 1 }) ?? page.locator('none')).toBeVisible()
    expect(await tab?.evaluate(() => window.opener)).toBeNull()
  }
})

test('a deep link answers with its content before any script runs', async ({ request, shopUrl }) => {
  const home = await request.get(shopUrl)
  expect(home.status()).toBe(200)
  expect((await home.text()).match(/<article/g)).toHaveLength(24)
  const missing = await request.get(`${shopUrl}no-such-page`)
  expect(missing.status()).toBe(404)
})

test('an unknown address shows the page that is not found', async ({ page, shopUrl, complaints }) => {
  await page.goto(`${shopUrl}no-such-page`)
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible()
  // The document itself is a 404, as on GitHub Pages.
  expect(complaints.splice(0).filter((complaint) => !complaint.includes('404'))).toEqual([])
})

test('a hard reload, which leaves the page without its worker, keeps the cart', async ({
  page,
  browserName,
  context,
  shopUrl,
  apiMode,
}) => {
  test.skip(browserName !== 'chromium', 'Only Chromium has the DevTools protocol')
  test.skip(apiMode === 'live', 'There is no worker in live mode.')
  await page.goto(shopUrl)
  await page
    .getByRole('button', { name: /^Add to Cart/ })
    .first()
    .click()
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible()
  // A second tab keeps the worker registered while the first one is away.
  const other = await context.newPage()
  await other.goto(shopUrl)
  await expect(other.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible()
  const session = await context.newCDPSession(page)
  const answeredBy = page.waitForEvent('console', (message) => message.text().startsWith('Mock API'))
  await session.send('Page.reload', { ignoreCache: true })
  expect((await answeredBy).text()).toContain('by the page')
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible()
})

test('two tabs that write the same cart both count', async ({ page, context, shopUrl }) => {
  await page.goto(shopUrl)
  const other = await context.newPage()
  await other.goto(shopUrl)
  await page
    .getByRole('button', { name: /^Add to Cart/ })
    .first()
    .click()
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible()
  await other
    .getByRole('button', { name: /^Add to Cart/ })
    .first()
    .click()
  await expect(other.getByRole('link', { name: 'Cart, 2 items' })).toBeVisible()
})

test('a click made before the app is there is not lost', async ({ page, shopUrl, apiMode }) => {
  test.skip(apiMode === 'live', 'What was prerendered in mock mode is not shown, and so not clicked.')
  const release = await holdScripts(page)
  await page.goto(shopUrl, { waitUntil: 'commit' })
  await page
    .getByRole('button', { name: /^Add to Cart/ })
    .first()
    .click()
  release()
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible()
})

test('a press made while the app takes the page over counts once', async ({ page, shopUrl, apiMode }) => {
  test.skip(apiMode === 'live', 'What was prerendered in mock mode is not shown, and so not clicked.')
  // React listens from here on, and renders later.
  await page.addInitScript(() => {
    const listen = Reflect.get(EventTarget.prototype, 'addEventListener')
    EventTarget.prototype.addEventListener = function (this: EventTarget, ...given: Parameters<typeof listen>) {
      listen.apply(this, given)
      if (!(this instanceof Element && this.id === 'root')) return
      EventTarget.prototype.addEventListener = listen
      queueMicrotask(() => document.querySelector<HTMLElement>('article button[aria-label*=ishlist]')?.click())
    }
  })
  await page.goto(shopUrl)
  await expect(page.locator('html[data-hydrated]')).toBeVisible()
  const wish = page
    .getByRole('article')
    .first()
    .getByRole('button', { name: /wishlist/ })
  await expect(wish).toHaveAttribute('aria-pressed', 'true')
})

test('filters and an order chosen before the app is there count', async ({ page, shopUrl, apiMode }) => {
  test.skip(apiMode === 'live', 'What was prerendered in mock mode is not shown, and so not chosen.')
  const release = await holdScripts(page)
  await page.goto(shopUrl, { waitUntil: 'commit' })
  const taken = page.getByRole('checkbox', { name: '$100 to $250' })
  await taken.check()
  await taken.uncheck()
  await page.getByRole('checkbox', { name: 'Over $500' }).check()
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Price: Low to High')
  release()
  await expect(page).toHaveURL(/\?(?=.*sort=price-asc)(?=.*priceRanges=500%2B)/)
  await expect(page.getByRole('list', { name: 'Applied filters' }).getByRole('button')).toHaveText([
    'Over $500',
    'Clear all',
  ])
  await expect(taken).not.toBeChecked()
  await expect(page.getByRole('checkbox', { name: 'Over $500' })).toBeChecked()
})

test('pages opened in quick succession are all answered', async ({ page, shopUrl }) => {
  for (const path of ['', 'cart/', '', 'products/aurelle-studio-one/', 'cart/', 'category/laptops/', '']) {
    await page.goto(shopUrl + path)
    await expect(page.getByRole('link', { name: 'Cart, 0 items' })).toBeVisible()
  }
})
