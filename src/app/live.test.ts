import { takeWarnings } from '#src/testing/setup.ts'
import { startLive } from './live.ts'

const API = 'https://api.test'
const answered = (headers: HeadersInit = {}, status = 200) => new Response('[]', { status, headers })

describe('hints for a backend on another origin', () => {
  test('an x-cart-id that can’t be read is asked for once', () => {
    const tell = startLive(API, '/')
    tell('/api/cart', answered())
    tell('/api/cart/count', answered())
    expect(takeWarnings()).toEqual([expect.stringContaining('"access-control-expose-headers: x-cart-id"')])
  })

  test.each([
    ['of a cart that can be read', API, '/api/cart', answered({ 'x-cart-id': 'abc' })],
    ['of the catalogue', API, '/api/products', answered()],
    ['that is a refusal', API, '/api/cart', answered({}, 502)],
    ['of this origin', '', '/api/cart', answered()],
    ['of this origin below a prefix', '/backend', '/api/cart', answered()],
  ])('an answer %s needs none', (_which, baseUrl, path, response) => {
    startLive(baseUrl, '/')(path, response)
    expect(takeWarnings()).toEqual([])
  })

  test('a server that answers, but not to this page, is told what to send', async () => {
    vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response())
    const tell = startLive(`${API}/v1`, '/')
    tell('/api/cart', null)
    tell('/api/products', null)
    await vi.waitFor(() => expect(console.warn).toHaveBeenCalled())
    const [warning, ...others] = takeWarnings()
    expect(others).toEqual([])
    expect(warning).toContain(`${API} answers, but this page may not read it`)
    expect(warning).toContain(`"access-control-allow-origin: ${location.origin}"`)
    expect(fetch).toHaveBeenCalledWith(new URL(`${API}/v1`), expect.objectContaining({ mode: 'no-cors' }))
  })

  test.each(['beforeunload', 'pagehide'])('a call that ends with its page needs none (%s)', async (leaving) => {
    const asked = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response())
    const tell = startLive(API, '/')
    dispatchEvent(new Event(leaving))
    tell('/api/cart', null)
    await asked.mock.results[0]?.value
    await Promise.resolve()
    expect(takeWarnings()).toEqual([])
    dispatchEvent(new Event('pageshow'))
  })

  test('a server that does not answer is said to be down, or elsewhere', async () => {
    vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'))
    startLive(API, '/')('/api/cart', null)
    await vi.waitFor(() => expect(console.warn).toHaveBeenCalled())
    const [hint, ...others] = takeWarnings()
    expect(hint).toContain('"api.baseUrl" in config.json names the wrong place')
    // A page that may not call a server hears as little of it as of one that is down.
    expect(hint).toContain('npm run configure')
    expect(others).toEqual([])
  })
})

test('the mock’s worker of an earlier visit is removed, and no other', async () => {
  const unregister = (scriptURL: string) => ({
    active: { scriptURL },
    unregister: vi.fn<() => Promise<boolean>>(async () => true),
  })
  const mock = unregister(`${location.origin}/storefront/api-worker.js`)
  const others = [unregister(`${location.origin}/api-worker.js`), unregister(`${location.origin}/storefront/other.js`)]
  const serviceWorker = { getRegistrations: async () => [...others, mock] }
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: serviceWorker })
  startLive(API, '/storefront/')
  await vi.waitFor(() => expect(mock.unregister).toHaveBeenCalled())
  for (const other of others) expect(other.unregister).not.toHaveBeenCalled()
  Reflect.deleteProperty(navigator, 'serviceWorker')
})
