import { expect, test } from '../fixtures.ts'
import { addFirstProduct, cartLink } from '../helpers/cart.ts'
import { buyTwoProducts } from '../helpers/purchase.ts'

test('a user fills the cart, returns after a reload, changes it and opens the products at the retailer', ({
  page,
  siteUrl,
}) => buyTwoProducts(page, siteUrl))

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
