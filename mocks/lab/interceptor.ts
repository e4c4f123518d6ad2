/**
 * Interceptor of all API requests in the browser, from the service worker or the page.
 *
 * It logs each request and passes it through the active scenarios' middleware. Changing scenarios
 * replaces the middleware and not the mounted handlers, so it takes effect at once.
 */
import type { LoggedRequest } from '#src/api/demo-api.ts'
import { CART_ID_HEADER } from '#src/api/operations.ts'
import type { Answer } from '../scenarios/scenario.ts'

export type Interceptor = ReturnType<typeof createInterceptor>

const LOG_LENGTH = 200

/** `base` answers requests that no scenario handles. */
export function createInterceptor(base: Answer) {
  let answer = base
  let chosen: readonly string[] = []
  let log: readonly LoggedRequest[] = []
  let count = 0
  const listeners = new Set<() => void>()
  const notify = () => {
    for (const listener of listeners) listener()
  }
  const write = (entry: LoggedRequest) => {
    const known = log.some(({ number }) => number === entry.number)
    log = known ? log.map((other) => (other.number === entry.number ? entry : other)) : [...log, entry]
    log = log.slice(-LOG_LENGTH)
    notify()
  }

  return {
    chosen: () => chosen,
    requests: () => log,

    /** Calls the listener when the active scenarios or the log change; returns the unsubscribe function. */
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },

    /** Replaces the middleware of the active scenarios. */
    choose(names: readonly string[], middleware: (next: Answer) => Answer): void {
      chosen = names
      answer = middleware(base)
      notify()
    },

    clearLog: (): void => {
      log = []
      notify()
    },

    async answer(request: Request): Promise<Response | undefined> {
      const { pathname: path, search: query } = new URL(request.url)
      const started = performance.now()
      count += 1
      const entry: LoggedRequest = {
        number: count,
        method: request.method,
        path,
        query,
        cartIn: request.headers.get(CART_ID_HEADER),
        cartOut: null,
        status: null,
        ms: null,
        scenario: chosen.join(','),
      }
      write(entry)
      const response = await answer(request)
      write({
        ...entry,
        cartOut: response?.headers.get(CART_ID_HEADER) ?? null,
        status: response?.status ?? 404,
        ms: Math.round(performance.now() - started),
      })
      return response
    },
  }
}
