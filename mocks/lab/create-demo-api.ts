import type { DemoApi } from '#src/api/demo-api.ts'
import type { Interceptor } from './interceptor.ts'

/**
 * Creates what the Demo Lab needs before it opens. The scenarios are downloaded when one is
 * chosen or the lab opens.
 *
 * Resolves once the scenarios in `names` are active. The store must be seeded before.
 */
export async function createDemoApi(
  interceptor: Interceptor,
  names: readonly string[],
): Promise<Omit<DemoApi, 'mode'>> {
  const loadLab = () => import('./lab.ts').then((module) => module.getLab(interceptor))
  if (names.length > 0) (await loadLab()).choose(names)
  const { chosen, requests, exchanges, subscribe } = interceptor
  return { loadLab, chosen, requests, exchanges, subscribe }
}
