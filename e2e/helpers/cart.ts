import { expect, type Page } from '@playwright/test'
import { storageKey } from './base-path.ts'

export const addButtons = (page: Page) => page.getByRole('button', { name: /^Add to Cart/ })
export const cartLines = (page: Page) => page.getByRole('list', { name: 'Cart items' }).getByRole('listitem')

/** The header's cart link with its count. */
export const cartLink = (page: Page, count: number) =>
  page.getByRole('link', { name: `Cart, ${count} ${count === 1 ? 'item' : 'items'}` })

/** Adds the first product of the page to an empty cart, and waits until the header counts it. */
export async function addFirstProduct(page: Page) {
  await addButtons(page).first().click()
  await expect(cartLink(page, 1)).toBeVisible()
}

/** Opens the home page and adds its first `count` products to the cart, one of each. */
export async function fillCart(page: Page, siteUrl: string, count: number) {
  await page.goto(siteUrl)
  for (let index = 0; index < count; index += 1) {
    // The shop sends one add at a time, and the header counts a product before the server has it.
    const saved = page.waitForResponse('**/api/cart/add')
    await addButtons(page).nth(index).click()
    await expect(cartLink(page, index + 1)).toBeVisible()
    await saved
  }
}

/** Fills the cart from the home page, then opens the cart page by its link. */
export async function openCart(page: Page, siteUrl: string, count: number) {
  await fillCart(page, siteUrl, count)
  await cartLink(page, count).click()
  await expect(cartLines(page)).toHaveCount(count)
}

/**
 * Waits until the mock has stored the cart with this many lines. The page shows a change before that, and a reload would
 * interrupt the mock.
 */
export const expectStored = (page: Page, lines: number) =>
  expect
    .poll(() => page.evaluate((key) => localStorage.getItem(key)?.match(/"productId"/g)?.length, storageKey('carts')))
    .toBe(lines)

/** Stores a cart in place of the mock API, before the first page is opened. */
export async function storeCart(page: Page, cart: { productId: string; quantity: number }[]) {
  const cartId = 'stored-before'
  const lines = cart.map(({ productId, quantity }) => ({ cartId, productId, quantity }))
  await page.addInitScript(
    (stored) => {
      if (localStorage.getItem('cart-id') !== null) return
      localStorage.setItem('cart-id', stored.cartId)
      localStorage.setItem(stored.key, stored.text)
    },
    { cartId, key: storageKey('carts'), text: JSON.stringify({ version: 1, lines }) },
  )
}
