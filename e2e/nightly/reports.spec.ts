/** Reports and tests that the Demo Lab copies from a session. */
import { rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { products } from '#fixtures/products.ts'
import { runCommand } from '../../scripts/shared/run-command.ts'
import { expect, storageKey, test } from '../fixtures.ts'
import { addButtons, cartLines, cartLink, storeCart } from '../helpers/cart.ts'
import { lab, openPart } from '../helpers/lab.ts'
import { expectAddress, expectHydrated, expectProductsLoaded } from '../helpers/page.ts'

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

/** Not found by the search. */
const inCart = products.find((product) => product.affiliateUrl && !/studio/i.test(JSON.stringify(product)))

/** Opens a page and waits until the recorder has noted it. */
async function open(page: Page, url: string) {
  await page.goto(url)
  await expectHydrated(page)
  await expect
    .poll(() => page.evaluate((key) => sessionStorage.getItem(key), storageKey('demo-recording')))
    .toContain('"open"')
  await expect(page.getByRole('button', { name: /^Demo/ })).toBeVisible()
}

/** Presses a button in the Demo Lab's part Report, closes the lab and returns what was copied. */
async function copy(page: Page, button: 'Copy report' | 'Copy as test') {
  await openPart(page, 'Report')
  await lab(page).getByRole('button', { name: button }).click()
  await expect(lab(page).getByRole('button', { name: 'Copied' })).toBeVisible()
  await lab(page).getByRole('button', { name: 'Close Demo Lab' }).click()
  return page.evaluate(() => navigator.clipboard.readText())
}

/** Starts with a product in the cart, searches, filters, adds two products, fails to change a quantity, and checks out. */
async function shop(page: Page, siteUrl: string) {
  await storeCart(page, [{ productId: inCart?.id ?? '', quantity: 1 }])
  await open(page, siteUrl)
  await expect(cartLink(page, 1)).toBeVisible()
  await page.getByRole('textbox', { name: 'Email address' }).fill('ada@secret.example')
  await page.getByRole('searchbox', { name: 'Search products' }).fill('studio')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/search=studio/)
  await page.getByRole('checkbox', { name: 'Over $500' }).check()
  await expect(page).toHaveURL(/priceRanges/)
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption({ label: 'Price: Low to High' })
  await expect(page).toHaveURL(/sort/)
  await expectProductsLoaded(page)
  await page.getByRole('article').first().getByRole('link').click()
  await expect(page).toHaveURL(/products\//)
  await page.goBack()
  await expectProductsLoaded(page)
  await addButtons(page).first().click()
  await expect(cartLink(page, 2)).toBeVisible()
  await addButtons(page).nth(1).click()
  await cartLink(page, 3).click()
  const increase = cartLines(page)
    .first()
    .getByRole('button', { name: /^Increase quantity/ })
  await increase.click()
  await expect(cartLink(page, 4)).toBeVisible()
  await page.keyboard.press('F2')
  await lab(page).getByLabel('Find a scenario').fill('update-500')
  await lab(page)
    .getByRole('checkbox', { name: /update-500/ })
    .check()
  await lab(page).getByRole('button', { name: 'Close Demo Lab' }).click()
  await increase.click()
  await expect(page.getByText('Failed to update quantity. Please try again.', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: /^Check Out/ }).click()
  await expect(page.getByText('3 of 3 opened')).toBeVisible()
}

test('a copied session of 15 actions passes as a test', async ({ page, siteUrl, pageErrors }, testInfo) => {
  test.setTimeout(180_000)
  pageErrors.allow(/500/)
  await shop(page, siteUrl)
  const text = await copy(page, 'Copy as test')
  expect(text).not.toContain('secret.example')
  expect(text.match(/^ {2}await page\./gm)?.length).toBeGreaterThanOrEqual(15)

  const file = fileURLToPath(new URL(`../copied-session-${testInfo.workerIndex}.spec.ts`, import.meta.url))
  writeFileSync(file, text)
  const playwright = fileURLToPath(import.meta.resolve('@playwright/test/cli'))
  const output = testInfo.outputPath('copied-session')
  const args = ['test', file, '--project', 'mock', '--reporter', 'line', '--retries', '0', '--output', output]
  const result = await runCommand([process.execPath, playwright, ...args]).finally(() => rmSync(file))
  expect(result).toEqual({ status: 0, output: expect.stringContaining('1 passed') })
})

test('the link of a report opens the same state in a new tab', async ({ page, context, siteUrl, pageErrors }) => {
  pageErrors.allow(/500/)
  await shop(page, siteUrl)
  const report = await copy(page, 'Copy report')
  const [, link = ''] = /^State: <(.*)>$/m.exec(report) ?? []
  await open(await context.newPage(), link)
  const other = context.pages().at(-1) ?? page
  await expectAddress(other, page.url())
  // The scenario and the state of the link.
  await expect(other.getByRole('button', { name: 'Demo: 2' })).toBeVisible()
  await expect(cartLink(other, 4)).toBeVisible()
  const list = (tab: Page) => tab.getByRole('list', { name: 'Cart items' })
  await expect(list(other)).toHaveText(await list(page).innerText(), { useInnerText: true })
})

test('a report has actions, calls and version, but no cart id and no typed text', async ({
  page,
  siteUrl,
  pageErrors,
}) => {
  pageErrors.allow(/500/)
  await shop(page, siteUrl)
  await page.evaluate(() => console.warn(`Cart ${localStorage.getItem('cart-id')}`))
  pageErrors.allow(/Cart /)
  const report = await copy(page, 'Copy report')
  expect(report).toMatch(/^\d+\. pressed \*Add to Cart\* in \*.+\*$/m)
  expect(report).toContain('chose `update-500`')
  expect(report).toMatch(/^- `PUT \/api\/cart\/update` 500, \d+ ms, `update-500`$/m)
  expect(report).toContain('warn: Cart [cart id]')
  expect(report).toMatch(/^- Shop: commit ([0-9a-f]{40}|unknown), built 20\d\d-/m)
  expect(report).toMatch(/^- Color scheme: light$/m)
  expect(report).not.toContain((await page.evaluate(() => localStorage.getItem('cart-id'))) ?? '')
  expect(report).not.toContain('secret.example')
})
