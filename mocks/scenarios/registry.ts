/**
 * Registry of scenarios: named states and faults of the shop. Stories, tests, links, the Demo Lab and
 * `docs/qa.md` all use it.
 */
import type { RequestHandler } from 'msw'
import { products } from '#fixtures/products.ts'
import { CART_SCENARIOS, cartHandlers, cartsOf } from './carts.ts'
import { EXTREME_SCENARIOS } from './extremes.ts'
import { PAGE_SCENARIOS } from './pages.ts'
import { PICTURE_SCENARIOS } from './pictures.ts'
import { READ_SCENARIOS } from './reads.ts'
import { ROW_SCENARIOS } from './rows.ts'
import type { Scenario } from './scenario.ts'
import { TOAST_SCENARIOS } from './toasts.ts'
import { TRANSPORT_SCENARIOS } from './transport.ts'
import { WRITE_SCENARIOS } from './writes.ts'

export { oddPost } from './pages.ts'

const SCENARIOS = {
  ...READ_SCENARIOS,
  ...PAGE_SCENARIOS,
  ...CART_SCENARIOS,
  ...TOAST_SCENARIOS,
  ...WRITE_SCENARIOS,
  ...TRANSPORT_SCENARIOS,
  ...ROW_SCENARIOS,
  ...EXTREME_SCENARIOS,
  ...PICTURE_SCENARIOS,
}

export type ScenarioName = keyof typeof SCENARIOS

export type NamedScenario = Scenario & { name: string }

export const scenarios: readonly NamedScenario[] = Object.entries<Scenario>(SCENARIOS).map(([name, each]) =>
  Object.assign({ name }, each),
)

/**
 * Returns a scenario's handlers, for tests and stories that put them before the normal ones. Throws for
 * a scenario without handlers, such as one with middleware, which needs the Demo Lab.
 */
export function scenario(name: ScenarioName): RequestHandler[] {
  const { handlers = [], cart }: Scenario = SCENARIOS[name]
  if (handlers.length === 0 && !cart) throw new Error(`The scenario ${name} has no handlers`)
  return [...handlers, ...(cart ? cartHandlers(cartsOf(cart(products), products)) : [])]
}

/** Returns the value of the `demo` parameter: the scenario and those it needs. */
export const demoNames = ({ name, with: companions = [] }: NamedScenario): string => [name, ...companions].join(',')

/** Returns the scenario's link, relative to the site's base path. */
export const linkOf = (opened: NamedScenario): string =>
  `${opened.page}${opened.page.includes('?') ? '&' : '?'}demo=${demoNames(opened)}`
