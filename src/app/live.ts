/**
 * Live mode: unregisters the mock's service worker of an earlier visit, and prints console hints about a
 * backend on another origin that cannot be reached or lacks CORS headers. Browsers do not tell scripts why
 * a request failed.
 */
import { CART_ID_HEADER } from '#src/api/operations.ts'

type ResponseListener = (path: string, response: Response | null) => void

/** Takes the API's base URL and the site's base path. Returns a listener for the API client. */
export function startLive(baseUrl: string, basePath: string): ResponseListener {
  unregisterMockWorker(new URL(`${basePath}api-worker.js`, location.href).href).catch(() => undefined)
  const api = new URL(baseUrl, location.href)
  return api.origin === location.origin ? () => undefined : createHints(api)
}

async function unregisterMockWorker(scriptUrl: string): Promise<void> {
  const registrations = (await navigator.serviceWorker?.getRegistrations()) ?? []
  for (const registration of registrations) {
    const { active, waiting, installing } = registration
    if ([active, waiting, installing].some((worker) => worker?.scriptURL === scriptUrl)) await registration.unregister()
  }
}

/** Returns a listener that prints each hint once. */
function createHints(api: URL): ResponseListener {
  const printed = new Set<string>()
  const hint = (text: string) => {
    if (!printed.has(text)) console.warn(text)
    printed.add(text)
  }
  // Leaving the page aborts requests, which is no fault of the server. Firefox aborts them before `pagehide`.
  let isLeaving = false
  for (const event of ['beforeunload', 'pagehide'])
    addEventListener(event, () => {
      isLeaving = true
    })
  addEventListener('pageshow', () => {
    isLeaving = false
  })

  return (path, response) => {
    if (response === null) {
      if (printed.size > 0) return
      void isReachable(api).then((reachable) => isLeaving || hint(reachable ? corsHint(api) : unreachableHint(api)))
    } else if (response.ok && path.startsWith('/api/cart') && !response.headers.has(CART_ID_HEADER)) {
      hint(
        `${api.origin} sends no ${CART_ID_HEADER} header that this page can read. A server that issues cart ids must send ` +
          `"access-control-expose-headers: ${CART_ID_HEADER}", or the shop loses the cart.`,
      )
    }
  }
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

const unreachableHint = ({ origin, protocol }: URL) =>
  location.protocol === 'https:' && protocol === 'http:'
    ? `This page was loaded over https, so browsers block requests to ${origin}. The API needs https too.`
    : `${origin} does not answer. Either the server is down, or "api.baseUrl" in config.json is wrong, ` +
      'or the content security policy of the pages allows another server: "npm run configure" updates it.'
