import { OPERATION_IDS, OPERATIONS } from '#src/api/operations.ts'
import { CALL_GROUPS, GROUP_NAMES } from '#src/demo/call-groups.ts'
import { DEFAULT_CONFIG, parseConfig } from './config.ts'
import { isServerCall } from './server-calls.ts'
import { isFictional, isPrerenderedCall } from './site.tsx'

const SERVER = { baseUrl: 'https://api.test' }
const parse = (api: object, store = {}) => parseConfig(JSON.stringify({ api, store }))

test('every operation is in the group that its path names', () => {
  const grouped = GROUP_NAMES.flatMap((group) => CALL_GROUPS[group].map((call) => [call, group]))
  expect(grouped).toEqual(OPERATION_IDS.map((id) => [id, OPERATIONS[id].path.split('/')[2]]))
})

test('api.server names the groups of calls that the server answers', () => {
  const config = parse({ ...SERVER, server: ['product', 'categories', 'category', 'products'] })
  expect(config.api).toEqual({ mode: 'mock', baseUrl: 'https://api.test', server: ['products', 'categories'] })
  const paths = ['/api/products?page=1', '/api/products/a', '/api/categories', '/api/brands', '/api/cart/add']
  expect(paths.map((path) => isServerCall(config, path))).toEqual([true, true, true, false, false])
})

test('without names, the mock API answers all calls, and in live mode none', () => {
  expect(parse({ ...SERVER, server: [] }).api).not.toHaveProperty('server')
  expect(isServerCall(DEFAULT_CONFIG, '/api/products')).toBe(false)
  expect(isServerCall(parse({ ...SERVER, mode: 'live' }), '/api/products')).toBe(true)
})

test.each([
  [{ server: 'products' }, '"api.server" must be a list of calls, such as ["products", "product"]'],
  [{ server: [1] }, '"api.server" must be a list of calls'],
  [
    { server: ['prodcts'] },
    '"api.server": there is no call "prodcts". The calls are "products", "product", "categories"',
  ],
  [{ server: ['products'] }, '"api.server" has "products", so it must also have "product"'],
  [{ server: ['brands', 'add'] }, '"api.server" has "add", so it must also have "cart", "count", "update"'],
  [{ server: ['brands'], baseUrl: '' }, '"api.server" needs "api.baseUrl", the address of the server'],
  [{ server: ['brands'], mode: 'live' }, '"api.server" needs "api.mode": "mock"'],
  [
    { server: ['brands'], baseUrl: location.origin.toUpperCase().replace('HTTP', 'http') },
    "must not be the shop's own address",
  ],
  [{ server: ['brands'], baseUrl: location.origin }, '"api.baseUrl" must not be the shop\'s own address'],
])('%j is refused', (api, message) => {
  expect(() => parse({ ...SERVER, ...api })).toThrow(message)
})

test('a server on plain http is refused for a shop on https', () => {
  vi.stubGlobal('location', new URL('https://shop.test/'))
  onTestFinished(() => void vi.unstubAllGlobals())
  expect(() => parse({ server: ['brands'], baseUrl: 'http://api.test' })).toThrow('must start with "https://"')
})

test('pages have the answers of the mock API, and of the server only if the catalogue was read from it', () => {
  const api = { ...SERVER, server: ['brands'], data: 'data/a.json' }
  const isPrerendered = (more: object) => {
    const config = parse({ ...api, ...more })
    return ['/api/brands', '/api/products'].map((path) => isPrerenderedCall(config, path))
  }
  expect(isPrerendered({})).toEqual([false, true])
  expect(isPrerendered({ prerendered: 'data/a.json', serverPrerendered: true })).toEqual([true, true])
  expect(isPrerendered({ prerendered: 'data/b.json', serverPrerendered: true })).toEqual([false, true])
})

test('products of a server are not called fictional', () => {
  expect(isFictional(DEFAULT_CONFIG)).toBe(true)
  expect(isFictional(parse({ ...SERVER, server: ['brands'] }))).toBe(true)
  expect(isFictional(parse({ ...SERVER, server: ['products', 'product'] }))).toBe(false)
})
