import { takeWarnings } from '#src/testing/setup.ts'
import { startLive } from './live.ts'

const API = 'https://api.test'
const responseWith = (headers: HeadersInit = {}, status = 200) => new Response('[]', { status, headers })

describe('console hints for a backend on another origin', () => {
  test('an unreadable x-cart-id header is reported once', () => {
    const report = startLive(API, '/')
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
    startLive(baseUrl, '/')(path, response)
    expect(takeWarnings()).toEqual([])
  })

  test('if the server sends no CORS headers, the hint lists the required headers', async () => {
    vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response())
    const report = startLive(`${API}/v1`, '/')
    report('/api/cart', null)
    report('/api/products', null)
    await vi.waitFor(() => expect(console.warn).toHaveBeenCalled())
    const [warning, ...others] = takeWarnings()
    expect(others).toEqual([])
    expect(warning).toContain(`${API} answers, but this page may not read the response`)
    expect(warning).toContain(`"access-control-allow-origin: ${location.origin}"`)
    expect(fetch).toHaveBeenCalledWith(new URL(`${API}/v1`), expect.objectContaining({ mode: 'no-cors' }))
  })

  test.each(['beforeunload', 'pagehide'])('a request that fails after %s prints no hint', async (event) => {
    const fetched = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response())
    const report = startLive(API, '/')
    dispatchEvent(new Event(event))
    report('/api/cart', null)
    await fetched.mock.results[0]?.value
    await Promise.resolve()
    expect(takeWarnings()).toEqual([])
    dispatchEvent(new Event('pageshow'))
  })

  test('if the server is unreachable, the hint names api.baseUrl and the content security policy', async () => {
    vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'))
    startLive(API, '/')('/api/cart', null)
    await vi.waitFor(() => expect(console.warn).toHaveBeenCalled())
    const [hint, ...others] = takeWarnings()
    expect(hint).toContain('"api.baseUrl" in config.json is wrong')
    // A request that the content security policy blocks fails in the same way.
    expect(hint).toContain('npm run configure')
    expect(others).toEqual([])
  })
})

test('only the mock’s service worker is unregistered', async () => {
  const registration = (scriptURL: string) => ({
    active: { scriptURL },
    unregister: vi.fn<() => Promise<boolean>>(async () => true),
  })
  const mock = registration(`${location.origin}/storefront/api-worker.js`)
  const others = [
    registration(`${location.origin}/api-worker.js`),
    registration(`${location.origin}/storefront/other.js`),
  ]
  const serviceWorker = { getRegistrations: async () => [...others, mock] }
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: serviceWorker })
  startLive(API, '/storefront/')
  await vi.waitFor(() => expect(mock.unregister).toHaveBeenCalled())
  for (const other of others) expect(other.unregister).not.toHaveBeenCalled()
  Reflect.deleteProperty(navigator, 'serviceWorker')
})
