import { takeWarnings } from '#src/testing/setup.ts'
import { startLiveMode } from './server-warnings.ts'

const API = 'https://api.test'
const responseWith = (headers: HeadersInit = {}, status = 200) => new Response('[]', { status, headers })

/** Waits for the next hint, which must be the only one. */
async function nextHint() {
  await vi.waitFor(() => expect(console.warn).toHaveBeenCalled())
  const [hint, ...others] = takeWarnings()
  expect(others).toEqual([])
  return hint
}

/** Returns the hint for a request to a server that does not answer. */
function hintForUnreachable(api: string) {
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'))
  startLiveMode(api, '/').onAnswer('/api/cart', null)
  return nextHint()
}

/** Dispatches the event for a blocked request to the API. jsdom has no class for it. */
const violate = (event: Partial<SecurityPolicyViolationEvent>) =>
  dispatchEvent(
    Object.assign(new Event('securitypolicyviolation'), {
      blockedURI: API,
      effectiveDirective: 'connect-src',
      disposition: 'enforce',
      ...event,
    }),
  )

describe('console hints for a backend on another origin', () => {
  test('an unreadable x-cart-id header is reported once', () => {
    const { onAnswer: report } = startLiveMode(API, '/')
    report('/api/cart', responseWith())
    report('/api/cart/count', responseWith())
    expect(takeWarnings()).toEqual([expect.stringContaining('"access-control-expose-headers: x-cart-id"')])
  })

  test.each([
    ['with a readable cart id', API, '/api/cart', responseWith({ 'x-cart-id': 'abc' })],
    ['to a catalogue request', API, '/api/products', responseWith()],
    ['with an error status', API, '/api/cart', responseWith({}, 502)],
    ['from the page’s own origin', '', '/api/cart', responseWith()],
    ['from a path prefix on the page’s own origin', '/backend', '/api/cart', responseWith()],
  ])('a response %s prints no hint', (_which, baseUrl, path, response) => {
    startLiveMode(baseUrl, '/').onAnswer(path, response)
    expect(takeWarnings()).toEqual([])
  })

  test('if the server sends no CORS headers, one hint for all failed calls lists the required headers', async () => {
    vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response())
    const { onAnswer: report } = startLiveMode(`${API}/v1`, '/')
    report('/api/cart', null)
    report('/api/products', null)
    const warning = await nextHint()
    expect(warning).toContain(`${API} answers, but this page may not read the response`)
    expect(warning).toContain(`"access-control-allow-origin: ${location.origin}"`)
    expect(fetch).toHaveBeenCalledExactlyOnceWith(new URL(`${API}/v1`), expect.objectContaining({ mode: 'no-cors' }))
  })

  test.each(['beforeunload', 'pagehide'])('a request that fails after %s prints no hint', async (event) => {
    const fetched = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response())
    const { onAnswer, onInvalid } = startLiveMode(API, '/')
    dispatchEvent(new Event(event))
    onAnswer('/api/cart', null)
    onInvalid('The answer of /api/cart is not JSON')
    await vi.waitFor(() => expect(fetched).toHaveBeenCalled())
    await fetched.mock.results[0]?.value
    await Promise.resolve()
    expect(takeWarnings()).toEqual([])
    dispatchEvent(new Event('pageshow'))
  })

  test('if the server is unreachable, the hint names api.baseUrl', async () => {
    const hint = await hintForUnreachable(API)
    expect(hint).toContain(`${API} does not answer`)
    expect(hint).toContain('"api.baseUrl" in config.json is wrong.')
  })

  test.each(['https://192.168.1.20', 'http://localhost:4400'])(
    'if %s is unreachable from a public page, the hint names local network access',
    async (api) => {
      onTestFinished(() => void vi.unstubAllGlobals())
      vi.stubGlobal('location', new URL('https://shop.test/'))
      expect(await hintForUnreachable(api)).toContain('"local network access"')
    },
  )

  test('if the content security policy blocks the server, the hint names the policy, and no request is sent', async () => {
    const fetched = vi.spyOn(globalThis, 'fetch')
    startLiveMode(`${API}/v1`, '/').onAnswer('/api/cart', null)
    violate({ blockedURI: `${API}/v1/api/cart` })
    const hint = await nextHint()
    expect(hint).toContain(`${API} is not allowed by the content security policy`)
    expect(hint).toContain('npm run configure')
    expect(fetched).not.toHaveBeenCalled()
  })

  test.each<[string, Partial<SecurityPolicyViolationEvent>]>([
    ['of another server', { blockedURI: 'https://elsewhere.test/' }],
    ['of another directive', { effectiveDirective: 'img-src' }],
    ['that is only reported', { disposition: 'report' }],
  ])('a violation %s is not the cause', async (_which, violation) => {
    vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'))
    startLiveMode(API, '/').onAnswer('/api/cart', null)
    violate(violation)
    expect(await nextHint()).toContain('does not answer')
  })

  test('if the first request failed before this module was loaded, the hint still names the policy', async () => {
    vi.spyOn(globalThis, 'fetch').mockImplementation(async () => {
      violate({})
      throw new TypeError('Failed to fetch')
    })
    startLiveMode(API, '/').onAnswer('/api/cart', null)
    expect(await nextHint()).toContain('content security policy')
  })
})

test('a response of the wrong shape is reported with the call, the field and what was expected', () => {
  const message = 'The answer of /api/products has the wrong shape: products: expected array'
  startLiveMode('', '/').onInvalid(message)
  expect(takeWarnings()).toEqual([message])
})

test.each(['https://api.test/api', '/backend/api'])('the base URL %s is reported, because it ends with /api', (url) => {
  startLiveMode(url, '/')
  expect(takeWarnings()).toEqual([expect.stringContaining(`${url}/api/products`)])
})

test('only the mock’s service worker is unregistered, and it passes requests on until then', async () => {
  const registration = (scriptURL: string) => ({
    active: { scriptURL },
    unregister: vi.fn<() => Promise<boolean>>(async () => true),
  })
  const mock = registration(`${location.origin}/storefront/api-worker.js`)
  const others = [
    registration(`${location.origin}/api-worker.js`),
    registration(`${location.origin}/storefront/other.js`),
  ]
  const getRegistrations = async () => [...others, mock]
  const serviceWorker = Object.assign(new EventTarget(), { getRegistrations, startMessages: () => undefined })
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: serviceWorker })
  startLiveMode(API, '/storefront/')
  await vi.waitFor(() => expect(mock.unregister).toHaveBeenCalled())
  for (const other of others) expect(other.unregister).not.toHaveBeenCalled()
  const postMessage = vi.fn<(message: object) => void>()
  serviceWorker.dispatchEvent(Object.assign(new Event('message'), { ports: [{ postMessage }] }))
  expect(postMessage).toHaveBeenCalledExactlyOnceWith({ type: 'PASSTHROUGH' })
  Reflect.deleteProperty(navigator, 'serviceWorker')
})
