/** Fixtures for tests of scenarios. All tests of a worker share one browser context with three products in its cart. */
import { type BrowserContext, expect, type Page, type Request } from '@playwright/test'
import type { Step } from '#mocks/scenarios/scenario.ts'
import { siteTest } from '../fixtures.ts'
import { fillCart } from './cart.ts'
import { expectHydrated } from './page.ts'

const RETAILER = 'Halyard'

type ScenarioPage = {
  /** Waits until the page has loaded all its data. */
  expectSettled: () => Promise<void>
}

export const test = siteTest.extend<ScenarioPage, { sharedContext: BrowserContext }>({
  sharedContext: [
    async ({ browser, siteUrl }, use) => {
      const context = await browser.newContext()
      const page = await context.newPage()
      await fillCart(page, siteUrl, 3)
      // A scenario may replace the cart's id; every page starts with this one.
      const cartId = await page.evaluate(() => localStorage.getItem('cart-id') ?? '')
      await context.addInitScript((id) => localStorage.setItem('cart-id', id), cartId)
      await page.close()
      await use(context)
      await context.close()
    },
    { scope: 'worker' },
  ],
  page: async ({ sharedContext }, use) => {
    await use(await sharedContext.newPage())
    await Promise.all(sharedContext.pages().map((tab) => tab.close()))
  },
  expectSettled: async ({ page }, use) => {
    const pending = new Set<Request>()
    page.on('request', (request) => {
      if (new URL(request.url()).pathname.startsWith('/api/')) pending.add(request)
    })
    page.on('requestfinished', (request) => pending.delete(request))
    page.on('requestfailed', (request) => pending.delete(request))
    await use(async () => {
      await expectHydrated(page)
      await expect(page.getByRole('link', { name: /^Cart, / })).toBeVisible()
      await expect
        .poll(async () => {
          // A request that the last step caused is reported before the next frame.
          await page.evaluate(() => new Promise(requestAnimationFrame))
          return pending.size
        })
        .toBe(0)
      await expect(page.getByRole('main').getByText(/^Loading/)).toHaveCount(0)
    })
  },
})

// A trace would contain every earlier test of the shared context.
test.use({ trace: 'off' })

/** Locates the first visible element with the given text or label, in which `{retailer}` is replaced. */
export function shown(page: Page, text: string) {
  const name = text.replaceAll('{retailer}', RETAILER)
  return page
    .getByText(name, { exact: true })
    .or(page.getByLabel(name, { exact: true }))
    .filter({ visible: true })
    .first()
}

/** Performs a step of a scenario. */
export async function perform(page: Page, step: Step): Promise<void> {
  if (typeof step === 'string') {
    const name = new RegExp(`^${step.replaceAll('$', String.raw`\$`)}`)
    await page.getByRole('button', { name }).or(page.getByRole('checkbox', { name })).first().click()
  } else if ('see' in step) {
    await expect(shown(page, step.see)).toBeVisible()
  } else {
    await page.getByLabel(step.fill).fill(step.with)
  }
}
