import { expect, test } from './fixtures.ts'
import { addButtons, addFirstProduct, cartLines, cartLink } from './helpers/cart.ts'

test('a user fills the cart, returns after a reload, changes it and opens the products at the retailer', async ({
  page,
  context,
  siteUrl,
}) => {
  await page.goto(siteUrl)
  const cards = page.getByRole('article')
  await expect(cards).toHaveCount(24)
  const titles = (await cards.getByRole('heading').allTextContents()).slice(0, 2)
  await addFirstProduct(page)
  // The header counts an added product before the server has it.
  const saved = page.waitForResponse('**/api/cart/add')
  await addButtons(page).nth(1).click()
  await expect(cartLink(page, 2)).toBeVisible()
  await saved

  await page.reload()
  await cartLink(page, 2).click()
  await expect(cartLines(page)).toHaveCount(2)
  await expect(cartLines(page).getByRole('heading')).toHaveText(titles)
  await cartLines(page)
    .nth(0)
    .getByRole('button', { name: /^Increase quantity/ })
    .click()
  await expect(cartLink(page, 3)).toBeVisible()

  await page.getByRole('button', { name: 'Check Out & Buy All Products on Halyard' }).click()
  await expect(page.getByText('Opening 2 Halyard product pages for purchase', { exact: true })).toBeVisible()
  const tabs = () => context.pages().filter((tab) => tab.url().includes('/retailer/?asin='))
  await expect.poll(() => tabs().length).toBe(2)
  for (const tab of tabs()) {
    await expect(tab.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await tab.evaluate(() => window.opener)).toBeNull()
  }
})

test('a hard reload, after which no service worker controls the page, keeps the cart', async ({
  page,
  browserName,
  context,
  siteUrl,
  apiMode,
}) => {
  test.skip(browserName !== 'chromium', 'Only Chromium has the DevTools protocol')
  test.skip(apiMode === 'live', 'Live mode has no service worker')
  await page.goto(siteUrl)
  await addFirstProduct(page)
  // The second tab keeps the worker active during the reload of the first.
  const other = await context.newPage()
  await other.goto(siteUrl)
  await expect(cartLink(other, 1)).toBeVisible()
  const session = await context.newCDPSession(page)
  const mode = page.waitForEvent('console', (message) => message.text().startsWith('Mock API'))
  await session.send('Page.reload', { ignoreCache: true })
  expect((await mode).text()).toContain('by the page')
  await expect(cartLink(page, 1)).toBeVisible()
})
