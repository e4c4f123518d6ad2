/**
 * Every call of the API comes through here in the browser, whether the worker or
 * the page caught it: it is written to the request log and answered as the active
 * scenarios say. They change what answers, never what is mounted, so a choice has
 * effect at once.
 */
import type { LoggedRequest } from '#src/api/demo-api.ts'
import { CART_ID_HEADER } from '#src/api/operations.ts'
import type { Answer } from '../scenarios/scenario.ts'

export type Interceptor = ReturnType<typeof createInterceptor>

const LOG_LENGTH = 200

/** Takes what answers where no scenario does. */
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

    /** Calls the listener whenever the choice or the log has changed; returns the unsubscribe. */
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },

    /** Wraps what answers in a middleware, in the place of the one before. */
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
      const asked: LoggedRequest = {
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
      write(asked)
      const response = await answer(request)
      write({
        ...asked,
        cartOut: response?.headers.get(CART_ID_HEADER) ?? null,
        status: response?.status ?? 404,
        ms: Math.round(performance.now() - started),
      })
      return response
    },
  }
}
