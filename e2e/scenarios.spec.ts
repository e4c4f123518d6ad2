/**
 * Every link of docs/qa.md, opened on the built site: does the page show what it
 * says it shows? One browser context a worker, as a tester would have, and a page
 * of its own for each link.
 */
import { type BrowserContext, expect, type Page } from '@playwright/test'
import type { Step } from '#mocks/scenarios/scenario.ts'
import { linkOf, scenarios } from '#mocks/scenarios.ts'
import { siteTest } from './shop.ts'

const RETAILER = 'Halyard'

const test = siteTest.extend<object, { visit: BrowserContext }>({
  visit: [
    async ({ browser }, use) => {
      const context = await browser.newContext()
      await use(context)
      await context.close()
    },
    { scope: 'worker' },
  ],
})

const startsWith = (name: string) => new RegExp(`^${name.replaceAll('$', '\\$')}`)

/** What the page says under that text, or under that name. */
const shown = (page: Page, text: string) =>
  page
    .getByText(text, { exact: true })
    .or(page.getByLabel(text, { exact: true }))
    .filter({ visible: true })
    .first()

async function take(page: Page, step: Step) {
  // Key by key: over WebDriver BiDi a field that is filled is set behind React's back.
  if (typeof step !== 'string') return page.getByLabel(step.fill).pressSequentially(step.with)
  const name = startsWith(step)
  return page.getByRole('button', { name }).or(page.getByRole('checkbox', { name })).first().click()
}

/** Firefox calls it an error of the page when a service worker answers that there is no network. */
const NO_NETWORK = /ServiceWorker passed an Error Response/

// One context for many tests: a trace of each would hold all that came before.
test.use({ trace: 'off' })

for (const scenario of scenarios) {
  test(`${scenario.name} shows “${scenario.expected.slice(0, 80)}”`, async ({ visit, siteUrl }) => {
    const page = await visit.newPage()
    const broken: string[] = []
    page.on('pageerror', ({ message }) => NO_NETWORK.test(message) || broken.push(message))
    await page.goto(siteUrl + linkOf(scenario))
    for (const step of scenario.steps ?? []) await take(page, step)
    await expect(shown(page, scenario.expected.replaceAll('{retailer}', RETAILER))).toBeVisible()
    expect(broken).toEqual([])
    await Promise.all(visit.pages().map((tab) => tab.close()))
  })
}
