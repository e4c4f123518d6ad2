/**
 * Every link of docs/qa.md, opened on the built site: does the page show what it
 * says it shows? A page of its own for each link.
 */
import { linkOf, scenarios } from '#mocks/scenarios.ts'
import { expect, isBlank } from './shop.ts'
import { settle, shown, take, test } from './visit.ts'

/** Firefox calls it an error of the page when a service worker answers that there is no network. */
const NO_NETWORK = /ServiceWorker passed an Error Response/

for (const scenario of scenarios) {
  const { name, steps = [], expected, missing } = scenario
  test(`${name} shows “${expected.slice(0, 80)}”`, async ({ visit, siteUrl }) => {
    const page = await visit.newPage()
    const broken: string[] = []
    page.on('pageerror', ({ message }) => isBlank(page) || NO_NETWORK.test(message) || broken.push(message))
    // What is seen on the way may be gone once all has arrived.
    await page.goto(siteUrl + linkOf(scenario), { waitUntil: 'commit' })
    for (const step of steps) await take(page, step)
    await expect(shown(page, expected)).toBeVisible()
    if (missing !== undefined) {
      await settle(page)
      await expect(shown(page, missing)).toBeHidden()
    }
    expect(broken).toEqual([])
    await Promise.all(visit.pages().map((tab) => tab.close()))
  })
}
