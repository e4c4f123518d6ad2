/** The Demo Lab's side of the mock API: scenarios, calls, tape and cart store. Downloaded with the first of them. */
// As in browser.ts: whoever imports msw imports this first, so the build puts it before msw in the file they share.
import '../storage-shim.ts'
import { readLines, writeLines } from '../cart-storage.ts'
import { mockStore, type Rows, showRows } from '../db.ts'
import { cartOf } from '../scenarios/carts.ts'
import { demoNames, linkOf, scenarios } from '../scenarios.ts'
import { CALLS } from './calls.ts'
import type { Gate } from './gate.ts'
import { around, readPlan } from './plan.ts'
import { limitPopups } from './popups.ts'

/** What the panel says of each scenario. */
const listed = scenarios.map((scenario) => ({
  name: scenario.name,
  title: scenario.title,
  shows: scenario.shows,
  section: scenario.section,
  link: linkOf(scenario),
  names: demoNames(scenario).split(','),
}))

let lab: ReturnType<typeof createLab> | undefined

/** One lab for the page, whoever opens it first. */
export const openLab = (gate: Gate) => {
  lab ??= createLab(gate)
  return lab
}

export function createLab(gate: Gate) {
  let plan = readPlan([])
  return {
    scenarios: listed,
    calls: CALLS,
    unknown: () => plan.unknown,
    clearTape: gate.clearTape,

    /** Puts these scenarios, and these alone, into force. */
    choose(names: readonly string[]): void {
      plan = readPlan(names)
      const { seeded } = mockStore()
      const rows = plan.scenarios.reduce<Rows>((given, scenario) => scenario.rows?.(given) ?? given, seeded)
      showRows(rows)
      const cart = plan.scenarios.findLast((scenario) => scenario.cart)?.cart
      const handlers = plan.scenarios.flatMap((scenario) => scenario.handlers ?? [])
      gate.choose(names, around(plan, [...handlers, ...(cart ? cartOf(cart(rows.products), rows.products) : [])]))
      limitPopups(plan.scenarios.findLast((scenario) => scenario.popups)?.popups)
    },

    carts: {
      lines: () => mockStore().carts.all(),
      text: () => writeLines(mockStore().carts.all()),
      clear: () => mockStore().carts.replaceAll([]),
      /** Takes a text that `text` gave; false where it can't be read, and nothing changes. */
      replace(text: string): boolean {
        const lines = readLines(text)
        if (lines) mockStore().carts.replaceAll(lines)
        return lines !== null
      },
    },
  }
}
