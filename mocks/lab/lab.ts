/** The Demo Lab's part of the mock API: scenarios, operations, request log and cart store. Loaded on demand. */
// Imported before msw, which reads `localStorage` on import. worker.ts has the same order, because the bundler may put
// both modules into one chunk.
import '#mocks/browser/storage-shim.ts'
import { demoNames, linkOf, scenarios } from '#mocks/scenarios/registry.ts'
import { matches } from '#mocks/scenarios/symptoms.ts'
import { parseLines, serialiseLines } from '#mocks/store/cart-storage.ts'
import { currentStore, type Rows, showRows } from '#mocks/store/store.ts'
import { linkable } from '#src/demo/chosen-scenarios.ts'
import { type DemoLab, RECORDING, STATE } from '#src/demo/demo-api.ts'
import { cartOf } from '../scenarios/carts.ts'
import { createMiddleware, parseActiveScenarios } from './active-scenarios.ts'
import { CALLS } from './calls.ts'
import { createEdits } from './edits/edits.ts'
import type { Interceptor } from './interceptor.ts'
import { asOwnLines } from './own-lines.ts'
import { limitPopups } from './popups.ts'
import { createRecordings } from './recordings/recordings.ts'
import { createRouting, type Routing } from './server/routing.ts'
import { unknownNote } from './unknown-names.ts'

/** Pages of a product, category or post. */
const ROW_OF_DEMO = /^(products|category)\/|[?&]post=/

const scenarioEntries = scenarios.map((scenario) => ({
  name: scenario.name,
  title: scenario.title,
  shows: scenario.shows,
  section: scenario.section,
  link: linkOf(scenario),
  builtInOnly: scenario.builtInOnly === true || ROW_OF_DEMO.test(scenario.page),
  names: demoNames(scenario).split(','),
  matches: (query: string) => matches(scenario, query),
}))

let lab: ReturnType<typeof createLab> | undefined

/** Returns the page's only lab. */
export const getLab = (interceptor: Interceptor, routing: Routing) => {
  lab ??= createLab(interceptor, routing)
  return lab
}

export function createLab(interceptor: Interceptor, routing = createRouting(interceptor)): DemoLab {
  let active = parseActiveScenarios([])
  const player = createRecordings(interceptor)
  const editing = createEdits(interceptor, routing.isOnServer)
  interceptor.startStoringExchanges()
  return {
    scenarios: scenarioEntries,
    calls: CALLS,
    unknownNote: () => unknownNote(active.unknown),
    notes: () => [unknownNote(active.unknown), routing.enteredNote()].filter(Boolean).join('\n'),
    clearLog: interceptor.clearLog,

    choose(chosen: readonly string[]): void {
      const names = linkable(chosen)
      active = parseActiveScenarios(names)
      routing.choose(active.routing)
      const { seeded } = currentStore()
      const rows = active.scenarios.reduce<Rows>(
        (previousRows, scenario) => scenario.rows?.(previousRows) ?? previousRows,
        seeded,
      )
      showRows(rows)
      const cart = active.scenarios.findLast((scenario) => scenario.cart)?.cart
      const handlers = active.scenarios.flatMap((scenario) => scenario.handlers ?? [])
      const isPlaying = chosen.includes(RECORDING) && player.play()
      if (!isPlaying) player.stop()
      const hasState = chosen.includes(STATE) && editing.restore()
      interceptor.choose(
        [...names, ...(isPlaying ? [RECORDING] : []), ...(hasState ? [STATE] : [])],
        createMiddleware(
          active,
          [...handlers, ...(cart ? cartOf(cart(rows.products), rows.products) : [])],
          hasState ? editing.middleware : (next) => next,
        ),
      )
      limitPopups(active.scenarios.findLast((scenario) => scenario.popups)?.popups)
    },

    server: routing,
    recordings: player.recordings,
    edits: editing.edits,

    carts: {
      lines: () => currentStore().carts.all(),
      text: () => serialiseLines(currentStore().carts.all()),
      clear: () => currentStore().carts.replaceAll([]),
      replace(text: string, ownId: string): boolean {
        const lines = parseLines(text)
        if (lines) currentStore().carts.replaceAll(asOwnLines(lines, ownId))
        return lines !== null
      },
    },
  }
}
