/**
 * What only a page on a real backend needs, and so fetches: the mock's worker of an
 * earlier visit is removed, and the console says what a backend on another origin
 * forgot. Browsers tell a script no more than that a call failed.
 */
import { CART_ID_HEADER } from '#src/api/operations.ts'

type Listener = (path: string, response: Response | null) => void

/** Takes the API's address and the site's base path; returns a listener for every answer. */
export function startLive(baseUrl: string, basePath: string): Listener {
  removeMockWorker(new URL(`${basePath}api-worker.js`, location.href).href).catch(() => undefined)
  const api = new URL(baseUrl, location.href)
  return api.origin === location.origin ? () => undefined : hintsFor(api)
}

async function removeMockWorker(scriptUrl: string): Promise<void> {
  const registrations = (await navigator.serviceWorker?.getRegistrations()) ?? []
  for (const registration of registrations) {
    const { active, waiting, installing } = registration
    if ([active, waiting, installing].some((worker) => worker?.scriptURL === scriptUrl)) await registration.unregister()
  }
}

/** Each hint is printed once: the shop goes on asking. */
function hintsFor(api: URL): Listener {
  const printed = new Set<string>()
  const hint = (text: string) => {
    if (!printed.has(text)) console.warn(text)
    printed.add(text)
  }
  // Leaving the page ends its calls; nothing is wrong with the server then. Firefox ends them before it hides the page.
  let isLeaving = false
  for (const leaving of ['beforeunload', 'pagehide'])
    addEventListener(leaving, () => {
      isLeaving = true
    })
  addEventListener('pageshow', () => {
    isLeaving = false
  })

  return (path, response) => {
    if (response === null) {
      if (printed.size === 0) void isThere(api).then((there) => isLeaving || hint(there ? refused(api) : silent(api)))
    } else if (response.ok && path.startsWith('/api/cart') && !response.headers.has(CART_ID_HEADER)) {
      hint(
        `${api.origin} sends no ${CART_ID_HEADER} that this page may read. A server that ever issues one must send ` +
          `"access-control-expose-headers: ${CART_ID_HEADER}", or the shop loses the cart.`,
      )
    }
  }
}

/** A call that asks for no permission is answered by any server, however little the page may read of it. */
const isThere = (api: URL): Promise<boolean> =>
  fetch(api, { mode: 'no-cors', credentials: 'omit' }).then(
    () => true,
    () => false,
  )

const refused = ({ origin }: URL) =>
  `${origin} answers, but this page may not read it. For every call it must send ` +
  `"access-control-allow-origin: ${location.origin}" and "access-control-allow-credentials: true", and for preflights ` +
  `"access-control-allow-headers: content-type, ${CART_ID_HEADER}" and "access-control-allow-methods: GET, POST, PUT, DELETE".`

const silent = ({ origin, protocol }: URL) =>
  location.protocol === 'https:' && protocol === 'http:'
    ? `This page came by https, and browsers do not let it call ${origin}: the API needs https too.`
    : `${origin} does not answer. Either it is down, or "api.baseUrl" in config.json names the wrong place, ` +
      'or the pages’ policy names another server: "npm run configure" writes it.'
