/**
 * What the mock API hands to the shop: what the Demo Lab needs before it is opened.
 * The scenarios themselves are downloaded when one is chosen or the lab is opened.
 */
import type { Interceptor } from './interceptor.ts'

/** Who answers: a service worker, or the page itself. */
export type MockMode = 'worker' | 'page'

/** Takes the interceptor of a seeded store; resolves once the scenarios of these names are active. */
export async function createDemoApi(interceptor: Interceptor, names: readonly string[]) {
  const loadLab = () => import('./lab.ts').then((module) => module.getLab(interceptor))
  if (names.length > 0) (await loadLab()).choose(names)
  return { loadLab, chosen: interceptor.chosen, requests: interceptor.requests, subscribe: interceptor.subscribe }
}
