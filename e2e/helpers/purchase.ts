import { expect, type Page } from '@playwright/test'
import { cartLines, cartLink, fillCart } from './cart.ts'

/** Adds two products to the cart, reloads the page, raises a quantity and opens the products at the retailer. */
export async function buyTwoProducts(page: Page, siteUrl: string) {
  await fillCart(page, siteUrl, 2)
  const cards = page.getByRole('article')
  await expect(cards).toHaveCount(24)
  const titles = (await cards.getByRole('heading').allTextContents()).slice(0, 2)
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
  const tabs = () =>
    page
      .context()
      .pages()
      .filter((tab) => tab.url().includes('/retailer/?asin='))
  await expect.poll(() => tabs().length).toBe(2)
  for (const tab of tabs()) {
    await expect(tab.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await tab.evaluate(() => window.opener)).toBeNull()
  }
}
