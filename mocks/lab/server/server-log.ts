import type { Interceptor } from '#mocks/lab/interceptor.ts'
import { CART_ID_HEADER } from '#src/api/operations.ts'
import type { AnswerListener, Call } from '#src/demo/call.ts'

/** Returns whether the shop has cancelled a call. The signal of a call that takes too long is aborted as well. */
export const isCancelled = (signal: AbortSignal | undefined): boolean =>
  signal?.aborted === true && !(signal.reason instanceof DOMException && signal.reason.name === 'TimeoutError')

/**
 * Adds a call that a server answers to the request log. Returns the listener for its answer, which stores its body too.
 */
export function logServerCall(
  interceptor: Interceptor,
  { path, baseUrl, method, cartId: cartIn, body: requestBody, signal }: Call,
): AnswerListener {
  const { href: url } = new URL(baseUrl + path, location.origin)
  const { pathname, search: query } = new URL(path, location.origin)
  const startedAt = new Date().toISOString()
  const started = performance.now()
  const change = interceptor.addEntry({
    method,
    path: pathname,
    query,
    cartIn,
    cartOut: null,
    status: null,
    ms: null,
    answeredBy: 'server',
  })
  return (response) => {
    const status = response?.status ?? 0
    const ms = Math.round(performance.now() - started)
    const headers = response?.headers ?? new Headers()
    const cartOut = headers.get(CART_ID_HEADER)
    const contentType = headers.get('content-type') ?? ''
    if (!response && isCancelled(signal)) {
      change({ status, ms, isCancelled: true })
      return
    }
    change({ status, ms, cartOut })
    // Not awaited, because the page waits for the answer.
    void (response?.clone().text() ?? Promise.resolve('')).then(
      (body) =>
        interceptor.storeExchange(
          {
            startedAt,
            ms,
            method,
            url,
            cartIn,
            cartOut,
            requestBody,
            status,
            contentType,
            headers,
            body,
            server: baseUrl,
          },
          change,
        ),
      // The connection broke while the body arrived.
      () => undefined,
    )
  }
}
