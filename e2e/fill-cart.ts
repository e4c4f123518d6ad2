/** How a visitor fills a cart and looks at it. */
import type { Page } from '@playwright/test'
import { expect } from './shop.ts'

export const addButtons = (page: Page) => page.getByRole('button', { name: /^Add to Cart/ })
export const lines = (page: Page) => page.getByRole('list', { name: 'Cart items' }).getByRole('listitem')
export const inCart = (page: Page, count: number) =>
  page.getByRole('link', { name: `Cart, ${count} ${count === 1 ? 'item' : 'items'}` })

/** Adds one each of the first products, and waits until the header counts them. */
export async function fill(page: Page, shopUrl: string, count: number) {
  await page.goto(shopUrl)
  for (let index = 0; index < count; index += 1) {
    await addButtons(page).nth(index).click()
    await expect(inCart(page, index + 1)).toBeVisible()
  }
}

export async function openCart(page: Page, shopUrl: string, count: number) {
  await fill(page, shopUrl, count)
  await inCart(page, count).click()
  await expect(lines(page)).toHaveCount(count)
}
