/**
 * What the mock API hands to the shop: what the Demo Lab needs before it is opened.
 * The scenarios themselves are downloaded when one is chosen or the lab is opened.
 */
import type { Gate } from './gate.ts'

/** Who answers: a service worker, or the page itself. */
export type MockMode = 'worker' | 'page'

/** Takes the gate of a seeded store; resolves once the scenarios of these names are in force. */
export async function openDemo(gate: Gate, names: readonly string[]) {
  const openLab = () => import('./lab.ts').then((module) => module.openLab(gate))
  if (names.length > 0) (await openLab()).choose(names)
  return { openLab, chosen: gate.chosen, calls: gate.calls, subscribe: gate.subscribe }
}
