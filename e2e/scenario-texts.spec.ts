/**
 * Without a scenario its page does not show what the scenario is told by; else the test of
 * its link (`scenarios.spec.ts`) could not fail.
 */
import type { Page } from '@playwright/test'
import type { Scenario, Step } from '#mocks/scenarios/scenario.ts'
import { linkOf, type NamedScenario, scenarios } from '#mocks/scenarios.ts'
import { expect } from './shop.ts'
import { settle, shown, take, test } from './visit.ts'

type Walk = { link: string; steps: readonly Step[] }

const isAtWork = ({ handlers, cart, rows, middleware, popups }: Scenario) =>
  [handlers, cart, rows, middleware, popups].some((part) => part !== undefined)

/** One that does nothing itself, takes no steps and brings nothing along is an address. */
const isMore = (scenario: Scenario) => isAtWork(scenario) || scenario.with || scenario.steps

/** Where a scenario leads without what it does itself; one that does nothing is its companions and steps. */
function walkWithout(scenario: NamedScenario): Walk {
  const { page, with: [name, ...others] = [], steps = [] } = scenario
  if (!isAtWork(scenario)) return { link: page, steps: [] }
  return { link: name === undefined ? page : linkOf({ ...scenario, name, with: others }), steps }
}

const walks = new Map<string, Walk & { told: NamedScenario[] }>()
for (const scenario of scenarios.filter(isMore)) {
  const walk = walkWithout(scenario)
  const key = JSON.stringify(walk)
  walks.set(key, { ...walk, told: [...(walks.get(key)?.told ?? []), scenario] })
}

/** False where something on the way is not to be seen: there the walk differs already. */
async function walkOn(page: Page, steps: readonly Step[]): Promise<boolean> {
  for (const step of steps) {
    if (typeof step === 'object' && 'see' in step) {
      await settle(page)
      if (await shown(page, step.see).isHidden()) return false
    } else await take(page, step)
  }
  await settle(page)
  return true
}

for (const { link, steps, told } of walks.values()) {
  const done = steps.map((step) => ` › ${typeof step === 'string' ? step : Object.values(step).join(' ')}`).join('')
  test(`/${link}${done} shows nothing that tells of its ${told.length} scenarios`, async ({ visit, siteUrl }) => {
    const page = await visit.newPage()
    await page.goto(siteUrl + link)
    const alike: string[] = []
    if (await walkOn(page, steps)) {
      for (const { name, expected, missing } of told) {
        const isMissing = missing === undefined || (await shown(page, missing).isHidden())
        if (isMissing && (await shown(page, expected).isVisible())) alike.push(name)
      }
    }
    expect(alike).toEqual([])
    await Promise.all(visit.pages().map((tab) => tab.close()))
  })
}
