/**
 * One visit of the shop to open many links in, as a tester has it: a browser context a
 * worker, with three products in the visitor's own cart whatever a scenario did to it.
 */
import { type BrowserContext, expect, type Page } from '@playwright/test'
import type { Step } from '#mocks/scenarios/scenario.ts'
import { fill } from './fill-cart.ts'
import { siteTest } from './shop.ts'

const RETAILER = 'Halyard'

export const test = siteTest.extend<object, { visit: BrowserContext }>({
  visit: [
    async ({ browser, siteUrl }, use) => {
      const context = await browser.newContext()
      const page = await context.newPage()
      await fill(page, siteUrl, 3)
      const cart = await page.evaluate(() => localStorage.getItem('cart-id') ?? '')
      await context.addInitScript((id) => localStorage.setItem('cart-id', id), cart)
      await page.close()
      await use(context)
      await context.close()
    },
    { scope: 'worker' },
  ],
})

// One context for many tests: a trace of each would hold all that came before.
test.use({ trace: 'off' })

/** What the page says under that text, or under that name. */
export function shown(page: Page, text: string) {
  const said = text.replaceAll('{retailer}', RETAILER)
  return page
    .getByText(said, { exact: true })
    .or(page.getByLabel(said, { exact: true }))
    .filter({ visible: true })
    .first()
}

const startsWith = (name: string) => new RegExp(`^${name.replaceAll('$', '\\$')}`)

export async function take(page: Page, step: Step) {
  if (typeof step === 'string') {
    const name = startsWith(step)
    return page.getByRole('button', { name }).or(page.getByRole('checkbox', { name })).first().click()
  }
  if ('see' in step) return expect(shown(page, step.see)).toBeVisible()
  const field = page.getByLabel(step.fill)
  // Else it would type into a page that a scenario has hidden, before the one it changes is there.
  await field.click()
  // Key by key: over WebDriver BiDi a field that is filled is set behind React's back.
  return field.pressSequentially(step.with)
}

/** Until the page says the same for half a second. */
export async function settle(page: Page) {
  await expect(page.getByRole('link', { name: /^Cart, / })).toBeVisible()
  const read = () => page.locator('body').innerText()
  for (let before = '', now = await read(); now !== before; now = await read()) {
    before = now
    await page.waitForTimeout(500)
  }
}
