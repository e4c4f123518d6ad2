/**
 * Interceptor of all API requests in the browser, from the service worker or the page.
 *
 * It logs each request and passes it through the active scenarios' middleware. Changing scenarios
 * replaces the middleware and not the mounted handlers, so it takes effect at once.
 */

import { type Responder, withNotFound } from '#mocks/handlers/resolvers.ts'
import { CART_ID_HEADER } from '#src/api/operations.ts'
import type { Exchange, LoggedRequest } from '#src/demo/demo-api.ts'
import { createExchanges } from './exchanges.ts'

/** Answers a request whose handler or scenario throws, as a server does, with the reason. */
function failure(error: unknown): Response {
  console.error(error)
  return new Response(`The mock API failed: ${error instanceof Error ? error.message : String(error)}`, { status: 500 })
}

export type Interceptor = ReturnType<typeof createInterceptor>

/** Changes an entry of the request log. */
export type ChangeEntry = (change: Partial<LoggedRequest>) => void

const LOG_LENGTH = 200

/** `handlers` answer requests that no scenario handles. */
export function createInterceptor(handlers: Responder) {
  let base = handlers
  let recording: Responder | null = null
  /** Fields of the log's entries for answers that are not the mock API's own. */
  const marks = new WeakMap<Response, Partial<LoggedRequest>>()
  const fromRecordingOrBase: Responder = async (request) => {
    if (!recording) return base(request)
    const recorded = await recording(request)
    const response = recorded ?? new Response('This call is not in the recording.', { status: 404 })
    marks.set(response, { answeredBy: 'recording', ...(!recorded && { isUnrecorded: true }) })
    return response
  }
  let answer = fromRecordingOrBase
  let chosen: readonly string[] = []
  let log: readonly LoggedRequest[] = []
  let count = 0
  const exchanges = createExchanges()
  let onExchange: ((exchange: Exchange, change: ChangeEntry) => void) | undefined
  let storesExchanges = false
  const listeners = new Set<() => void>()
  const notify = () => {
    for (const listener of listeners) listener()
  }

  /** Adds an entry to the log and returns a function that changes it. */
  const addEntry = (entry: Omit<LoggedRequest, 'number' | 'scenario'>): ChangeEntry => {
    count += 1
    const number = count
    log = [...log, { ...entry, number, scenario: chosen.join(',') }].slice(-LOG_LENGTH)
    notify()
    return (change) => {
      log = log.map((each) => (each.number === number ? { ...each, ...change } : each))
      notify()
    }
  }

  /** Stores an exchange for recordings, if they may be wanted. `change` changes its entry in the log. */
  const storeExchange = (exchange: Exchange, change: ChangeEntry): void => {
    if (storesExchanges) exchanges.add(exchange)
    onExchange?.(exchange, change)
  }

  return {
    chosen: () => chosen,
    requests: () => log,
    exchanges: exchanges.all,
    addEntry,
    storeExchange,

    /** Stores calls with their bodies from now on. Not called for visitors who do not use the Demo Lab. */
    startStoringExchanges(): void {
      storesExchanges = true
    },

    /** Sets the listener for exchanges. It replaces the previous one. */
    setExchangeListener(listener: (exchange: Exchange, change: ChangeEntry) => void): void {
      onExchange = listener
    },

    /** Calls the listener when the active scenarios or the log change; returns the unsubscribe function. */
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },

    /** Replaces the middleware of the active scenarios. */
    choose(names: readonly string[], middleware: (next: Responder) => Responder): void {
      chosen = names
      answer = middleware(fromRecordingOrBase)
      notify()
    },

    /** Wraps the answers to requests that neither a scenario nor a recording handles. */
    wrap(middleware: (next: Responder) => Responder): void {
      base = middleware(base)
    },

    /** Adds to the log's entry of an answer. */
    mark: (response: Response, entry: Partial<LoggedRequest>): void => void marks.set(response, entry),

    /** Sets what answers in place of the mock API, or null for the mock API. */
    replay(from: Responder | null): void {
      recording = from
    },

    clearLog: (): void => {
      log = []
      exchanges.clear()
      notify()
    },

    /** Answers a request without logging it. */
    answerUnlogged: (request: Request): Promise<Response | undefined> => answer(request),

    async answer(request: Request): Promise<Response> {
      const { pathname: path, search: query } = new URL(request.url)
      const startedAt = new Date().toISOString()
      const started = performance.now()
      const cartIn = request.headers.get(CART_ID_HEADER)
      const change = addEntry({ method: request.method, path, query, cartIn, cartOut: null, status: null, ms: null })
      const number = count
      const isStored = storesExchanges || onExchange !== undefined
      const requestBody = isStored ? request.clone().text() : ''
      const response = await withNotFound(answer)(request).catch(failure)
      const cartOut = response.headers.get(CART_ID_HEADER) ?? null
      const { status } = response
      const ms = Math.round(performance.now() - started)
      change({ cartOut, status, ms, ...marks.get(response) })
      if (!isStored) return response
      // Not awaited, because the page waits for the answer. The text is read at once, because Chromium keeps unread copies.
      const body = response.clone().text()
      void Promise.all([requestBody, body]).then(
        ([sent, received]) =>
          storeExchange(
            {
              number,
              startedAt,
              ms,
              method: request.method,
              url: request.url,
              cartIn,
              cartOut,
              requestBody: sent,
              status,
              contentType: response.headers.get('content-type') ?? '',
              body: received,
            },
            change,
          ),
        // The connection broke while the body arrived.
        () => undefined,
      )
      return response
    },
  }
}
