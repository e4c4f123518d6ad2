/** Links of docs/qa.md. Each page shows its expected text with the scenario, and does not show it without the scenario. */

import type { Page } from '@playwright/test'
import { linkOf, type NamedScenario, scenarios } from '#mocks/scenarios/registry.ts'
import type { Scenario, Step } from '#mocks/scenarios/scenario.ts'
import { expect } from '../fixtures.ts'
import { isBlank } from '../helpers/page.ts'
import { perform, shown, test } from '../helpers/scenario-page.ts'

const changesSomething = ({ handlers, cart, rows, middleware, popups }: Scenario) =>
  [handlers, cart, rows, middleware, popups].some((part) => part !== undefined)

/**
 * Returns the link and the steps of the comparison. A scenario that changes something is left out of the link, and its
 * steps and other scenarios stay. If a scenario consists only of steps and other scenarios, all of them are left out.
 * Returns null if the scenario is just a URL.
 */
function withoutScenario(scenario: NamedScenario): { link: string; steps: readonly Step[] } | null {
  const { page, with: [name, ...others] = [], steps = [] } = scenario
  if (!changesSomething(scenario)) return name || steps.length > 0 ? { link: page, steps: [] } : null
  return { link: name === undefined ? page : linkOf({ ...scenario, name, with: others }), steps }
}

/** The first visible picture whose address has this end. */
const pictureOf = (page: Page, end: string) => page.locator(`img[src$="${end}"]`).filter({ visible: true }).first()

/** Firefox reports an uncaught error if the service worker responds with a network error. */
const NO_NETWORK = /ServiceWorker passed an Error Response/

for (const scenario of scenarios) {
  const { name, steps = [], expected, missing, picture } = scenario

  test(`${name} shows “${expected.slice(0, 80)}”`, async ({ page, siteUrl, expectSettled }) => {
    const errors: string[] = []
    page.on('pageerror', ({ message }) => isBlank(page) || NO_NETWORK.test(message) || errors.push(message))
    // Does not wait for `load`, because a text that a step waits for may disappear before that.
    await page.goto(siteUrl + linkOf(scenario), { waitUntil: 'commit' })
    for (const step of steps) await perform(page, step)
    await expect(shown(page, expected)).toBeVisible()
    if (picture !== undefined) await expect(pictureOf(page, picture)).toBeVisible()
    if (missing !== undefined) {
      await expectSettled()
      await expect(shown(page, missing)).toBeHidden()
    }
    expect(errors).toEqual([])
  })

  const comparison = withoutScenario(scenario)
  if (!comparison) continue
  test(`without ${name}, its page does not show the text`, async ({ page, siteUrl, expectSettled }) => {
    await page.goto(siteUrl + comparison.link)
    for (const step of comparison.steps) {
      if (typeof step === 'object' && 'see' in step) {
        await expectSettled()
        // The page already differs if it does not show the text of this step.
        if (await shown(page, step.see).isHidden()) return
      } else {
        await perform(page, step)
      }
    }
    await expectSettled()
    const isPictureShown = picture === undefined || (await pictureOf(page, picture).isVisible())
    const isExpectedShown = isPictureShown && (await shown(page, expected).isVisible())
    const isMissingShown = missing !== undefined && (await shown(page, missing).isVisible())
    expect(isExpectedShown && !isMissingShown).toBe(false)
  })
}
