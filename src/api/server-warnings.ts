/**
 * Live mode: unregisters the mock's service worker of an earlier visit. Live and mixed mode: prints console warnings for
 * developers of backends: responses of the wrong shape, and a backend on another origin that cannot be reached or lacks
 * CORS headers. Browsers do not tell scripts why a request failed.
 */

import { isLocal } from '#src/lib/local-host.ts'
import { parseUrl } from '#src/lib/outbound.ts'
import { unregisterMockWorker } from '#src/lib/unregister-mock-worker.ts'
import { CART_ID_HEADER } from './operations.ts'

/** Listeners for the API client. */
type ServerWarnings = {
  onAnswer: (path: string, response: Response | null) => void
  onInvalid: (message: string) => void
}

/** Unregisters the mock's service worker and returns listeners. Takes the API's base URL and the site's base path. */
export function startLiveMode(baseUrl: string, basePath: string): ServerWarnings {
  unregisterMockWorker(basePath).catch(() => undefined)
  return createServerWarnings(baseUrl)
}

/** Returns listeners that print warnings about a server. Takes its base URL and the name of the setting that has it. */
export function createServerWarnings(baseUrl: string, setting = '"api.baseUrl" in config.json'): ServerWarnings {
  if (baseUrl.endsWith('/api')) {
    console.warn(
      `${setting} ends with "/api", which the shop adds itself: it requests ${baseUrl}/api/products. ` +
        'Remove "/api" from the end.',
    )
  }
  const api = new URL(baseUrl, location.href)
  const isLeaving = watchLeaving()
  return {
    onAnswer: api.origin === location.origin ? () => undefined : createHints(api, setting, isLeaving),
    onInvalid: (message) => {
      if (!isLeaving()) console.warn(message)
    },
  }
}

/**
 * Returns a function that tells whether the user is leaving the page. That aborts requests, which is no fault of the
 * server. Firefox aborts them before `pagehide`.
 */
function watchLeaving(): () => boolean {
  let isLeaving = false
  for (const event of ['beforeunload', 'pagehide'])
    addEventListener(event, () => {
      isLeaving = true
    })
  addEventListener('pageshow', () => {
    isLeaving = false
  })
  return () => isLeaving
}

/** Returns a listener that explains the first request without a response, and reports a missing cart id once. */
function createHints(api: URL, setting: string, isLeaving: () => boolean): ServerWarnings['onAnswer'] {
  let explained: Promise<void> | undefined
  let isCartIdReported = false
  const isBlockedByPolicy = watchPolicy(api)

  async function explainFailure(): Promise<string> {
    if (await isBlockedByPolicy()) return policyHint(api)
    if (await isReachable(api)) return corsHint(api)
    // The first request may have failed before this module was loaded. Then the policy blocked the request above too.
    return (await isBlockedByPolicy()) ? policyHint(api) : unreachableHint(api, setting)
  }

  return (path, response) => {
    if (response === null) {
      explained ??= explainFailure().then((text) => {
        if (!isLeaving()) console.warn(text)
      })
    } else if (
      !isCartIdReported &&
      response.ok &&
      path.startsWith('/api/cart') &&
      !response.headers.has(CART_ID_HEADER)
    ) {
      isCartIdReported = true
      console.warn(
        `${api.origin} sends no ${CART_ID_HEADER} header that this page can read. A server that issues cart ids must send ` +
          `"access-control-expose-headers: ${CART_ID_HEADER}", or the shop loses the cart.`,
      )
    }
  }
}

/** Milliseconds from a request that the policy blocked to its `securitypolicyviolation` event, at most. */
const VIOLATION_DELAY = 100

/** Returns a function that tells whether the content security policy has blocked a request to the API. */
function watchPolicy(api: URL): () => Promise<boolean> {
  const violation = new Promise<true>((resolve) => {
    addEventListener('securitypolicyviolation', ({ disposition, effectiveDirective, blockedURI }) => {
      const isApi = effectiveDirective === 'connect-src' && parseUrl(blockedURI)?.origin === api.origin
      if (isApi && disposition === 'enforce') resolve(true)
    })
  })
  return () =>
    Promise.race([violation, new Promise<false>((resolve) => setTimeout(() => resolve(false), VIOLATION_DELAY))])
}

/** Sends a `no-cors` request, which succeeds for every server that answers at all. */
const isReachable = (api: URL): Promise<boolean> =>
  fetch(api, { mode: 'no-cors', credentials: 'omit' }).then(
    () => true,
    () => false,
  )

const corsHint = ({ origin }: URL) =>
  `${origin} answers, but this page may not read the response. The server must send ` +
  `"access-control-allow-origin: ${location.origin}" and "access-control-allow-credentials: true" with every response, ` +
  `and for preflight requests "access-control-allow-headers: content-type, ${CART_ID_HEADER}" and ` +
  '"access-control-allow-methods: GET, POST, PUT, DELETE".'

const policyHint = ({ origin }: URL) =>
  `${origin} is not allowed by the content security policy of this page, so the browser sends no requests to it. ` +
  '"npm run configure" writes the policy for the server in config.json into the pages. If the host of the pages sends ' +
  'a policy too, that one must list the server in "connect-src".'

const unreachableHint = ({ origin, hostname }: URL, setting: string) =>
  `${origin} does not answer. Either the server is down, or ${setting} is wrong${
    isLocal(hostname) && !isLocal(location.hostname)
      ? ', or the browser keeps this public page from calling an address on a local network. Chrome sends such requests ' +
        'only from pages on https whose visitor has allowed "local network access" (site settings).'
      : '.'
  }`
