import type { DemoApi, DemoLab } from '#src/demo/demo-api.ts'
import { storageKey } from '#src/lib/storage.ts'
import type { Interceptor } from './interceptor.ts'
import type { Routing } from './server/routing.ts'
import { NO_SERVER } from './server-options.ts'

/**
 * Creates what the API client and the Demo Lab need before the lab opens. The lab is downloaded when it opens or a link
 * names scenarios. `server/routing.ts` is downloaded with it, or at once if the configuration names calls for a server.
 *
 * Resolves once the scenarios in `names` are active. The store must be seeded before.
 */
export async function createDemoApi(
  interceptor: Interceptor,
  names: readonly string[],
  server = NO_SERVER,
): Promise<Omit<DemoApi, 'mode'>> {
  let routing: Routing | undefined
  let lab: DemoLab | undefined
  const loadRouting = async () => {
    const { createRouting } = await import('./server/routing.ts')
    routing ??= createRouting(interceptor, server)
    return routing
  }
  const loadLab = async () => {
    rememberUse()
    const [{ getLab }, loaded] = await Promise.all([import('./lab.ts'), loadRouting()])
    lab = getLab(interceptor, loaded)
    return lab
  }
  if (wasUsed()) interceptor.startStoringExchanges()
  if (server.callGroups.length > 0) await loadRouting()
  if (names.length > 0) (await loadLab()).choose(names)
  const { chosen, requests, exchanges, subscribe } = interceptor
  return {
    loadLab,
    notes: () => lab?.notes() ?? '',
    isSent: () => lab?.isSent() ?? false,
    chosen,
    requests,
    exchanges,
    subscribe,
    connection: {
      baseUrlOf: (path) => routing?.baseUrlOf(path) ?? '',
      onRequest: (call) => routing?.onRequest(call),
      onInvalid: (message, path) => routing?.onInvalid(message, path),
    },
  }
}

/** Key in session storage: set once the tab has used the Demo Lab, so that recordings begin with the first call of a page. */
const USED_KEY = storageKey('demo-lab')

function rememberUse(): void {
  try {
    sessionStorage.setItem(USED_KEY, 'used')
  } catch {
    // After a reload, recordings begin when the lab is opened.
  }
}

function wasUsed(): boolean {
  try {
    return sessionStorage.getItem(USED_KEY) !== null
  } catch {
    return false
  }
}
