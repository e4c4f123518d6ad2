/** The Demo Lab's part of the mock API: scenarios, operations, request log and cart store. Loaded on demand. */
// Imported before msw, which reads `localStorage` on import. worker.ts has the same order, because the bundler may put
// both modules into one chunk.
import '#mocks/browser/storage-shim.ts'
import { demoNames, linkOf, scenarios } from '#mocks/scenarios/registry.ts'
import { matches } from '#mocks/scenarios/symptoms.ts'
import { parseLines, serialiseLines } from '#mocks/store/cart-storage.ts'
import { currentStore, type Rows, showRows } from '#mocks/store/store.ts'
import { groupOf } from '#src/demo/call-groups.ts'
import { linkable } from '#src/demo/chosen-scenarios.ts'
import { type DemoLab, RECORDING, STATE } from '#src/demo/demo-api.ts'
import { tabState } from '#src/demo/tab-state.ts'
import { cartHandlers } from '../scenarios/carts.ts'
import { createMiddleware, parseActiveScenarios } from './active-scenarios.ts'
import { CALLS } from './calls.ts'
import { createEdits } from './edits/edits.ts'
import type { Interceptor } from './interceptor.ts'
import { asOwnLines, fillOwnCart, replaceOwnLines } from './own-lines.ts'
import { limitPopups } from './popups.ts'
import { createRecordings } from './recordings/recordings.ts'
import { createRouting, type Routing } from './server/routing.ts'
import { changedLines, type TabCart, tabCartOf } from './tab-cart.ts'
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

const missingNote = (count: number) =>
  count === 0
    ? ''
    : `The cart of the link has ${count === 1 ? 'a product that is' : `${count} products that are`} not in this shop. The others are shown.`

let lab: ReturnType<typeof createLab> | undefined

/** Returns the page's only lab. */
export const getLab = (interceptor: Interceptor, routing: Routing) => {
  lab ??= createLab(interceptor, routing)
  return lab
}

export function createLab(interceptor: Interceptor, routing = createRouting(interceptor)): DemoLab {
  let active = parseActiveScenarios([])
  let tabCart: TabCart = { carts: null, start: [], missing: 0 }
  const player = createRecordings(interceptor)
  const editing = createEdits(interceptor, routing.isOnServer)
  interceptor.startStoringExchanges()
  return {
    scenarios: scenarioEntries,
    calls: CALLS,
    unknownNote: () => unknownNote(active.unknown),
    notes: () =>
      [unknownNote(active.unknown), missingNote(tabCart.missing), editing.note(), routing.enteredNote()]
        .filter(Boolean)
        .join('\n'),
    isSent: () => interceptor.chosen().includes(STATE) && tabState().isSent === true,
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
      const isPlaying = chosen.includes(RECORDING) && player.play()
      if (!isPlaying) player.stop()
      const hasState = chosen.includes(STATE) && editing.restore()
      const scenarioCart = active.scenarios.findLast((scenario) => scenario.cart)?.cart?.(rows.products)
      tabCart = tabCartOf(scenarioCart, hasState && !isPlaying ? tabState() : {}, rows.products)
      const handlers = active.scenarios.flatMap((scenario) => scenario.handlers ?? [])
      interceptor.choose(
        [...names, ...(isPlaying ? [RECORDING] : []), ...(hasState ? [STATE] : [])],
        createMiddleware(
          active,
          [...handlers, ...(tabCart.carts ? cartHandlers(tabCart.carts) : [])],
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
      changedLines: (ownId) => (routing.isOnServer(groupOf('/api/cart')) ? null : changedLines(tabCart, ownId)),
      keepLines: replaceOwnLines,
      async fill(count, ownId) {
        if (interceptor.chosen().includes(RECORDING)) return 'A recording answers the cart. Stop it to fill your own.'
        if (['products', 'cart'].some(routing.isOnServer)) {
          return 'A server answers products or the cart. Choose Mock for both to fill the cart.'
        }
        if (tabCart.carts) return 'This tab shows the cart of a scenario or of a link. Turn it off to fill your own.'
        return fillOwnCart(count, ownId)
      },
      replace(text: string, ownId: string): boolean {
        const lines = parseLines(text)
        if (lines) currentStore().carts.replaceAll(asOwnLines(lines, ownId))
        return lines !== null
      },
    },
  }
}
