/** Advice by cause, for faults that proxies and frameworks often have. */
import {
  COMPLETE_PRODUCTS,
  checkFault,
  checkInProcess,
  createBackendOf,
  productsWith,
} from './testing/check-in-process.ts'
import type { FaultName } from './testing/faults.ts'

test.each<[FaultName, string[], string]>([
  [
    'DELETE bodies dropped',
    ['DELETE /api/cart/remove removes one product and keeps the others'],
    'If the server received no body, a proxy or a framework drops the bodies of DELETE requests.',
  ],
  [
    '404 beyond the last page',
    [
      'GET /api/products returns pages without gaps or overlaps, and an empty page beyond the last',
      'GET /api/blog counts every post in the total',
    ],
    'Send an empty list and the total, because visitors edit and share links.',
  ],
  [
    'invalid pages refused',
    ['GET /api/products ignores invalid values'],
    'Use the default for an invalid value, because visitors share and edit links.',
  ],
  [
    'search for the whole phrase',
    ['GET /api/products finds products by the words of a title in another order'],
    'Search for each word on its own: a title must contain every word, in any order.',
  ],
  [
    '% and _ as wildcards',
    ['GET /api/products searches for % and _ as text'],
    'Escape % and _ in the pattern of LIKE, where they stand for any characters.',
  ],
  [
    'a page for a quantity above the stock',
    ['POST /api/cart/add gives a reason if it refuses a quantity above the stock'],
    'Send the reason as plain text, or as `message`, `error`, `detail` or `title` of a JSON object.',
  ],
  [
    'long cart ids refused',
    ['header x-cart-id is replaced, not rejected, if the server cannot use it'],
    'Do not refuse it; answer with a new id in x-cart-id.',
  ],
  [
    'carts with only last-modified',
    ['GET /api/cart is not cacheable'],
    'Send cache-control: no-store, because all carts have this URL.',
  ],
  [
    'every header exposed by *',
    ['CORS exposes x-cart-id'],
    'Send access-control-expose-headers: x-cart-id. "*" has no effect for requests with credentials.',
  ],
  [
    'only ASCII letters searched in any case',
    ['GET /api/products finds products by titles with non-ASCII letters, ignoring case'],
    'Compare letters such as “é” and “É” in any case too: SQLite and some collations do so only for ASCII.',
  ],
])('"%s" fails with the cause', async (fault, expected, advice) => {
  const { failed, report } = await checkFault(createBackendOf(), fault)
  expect(failed).toEqual(expected)
  expect(report).toContain(`      ${advice}`)
})

test('an exclusive bound fails if one price is a whole number', async () => {
  const rows = COMPLETE_PRODUCTS.map((product, index) =>
    index === 40 ? product : Object.assign({}, product, { price: product.price.replace('.00', '.50') }),
  )
  const { failed } = await checkFault(createBackendOf(rows), 'an exclusive maxPrice')
  expect(failed).toEqual(['GET /api/products includes products at minPrice and at maxPrice'])
})

test('a page for an encoded slash fails with the settings of servers', async () => {
  const backend = createBackendOf(productsWith(30, { id: 'cables/usb c' }))
  const { failed, report } = await checkFault(backend, 'a page for encoded slashes')
  expect(failed).toEqual(['GET /api/products/{id} returns the same products as the listing'])
  expect(report).toContain('AllowEncodedSlashes NoDecode')
})

test('a URL with /api at its end fails with the whole URL of the request', async () => {
  const { failed, report } = await checkInProcess(createBackendOf(), { baseUrl: 'http://api.test/api', readOnly: true })
  expect(failed).toContain('GET /api/products returns products and a total that match the schema')
  expect(report).toContain('The whole URL is http://api.test/api/api/products. Is /api missing from your paths')
})

test('a cart without cache-control is a warning', async () => {
  const { failed, warnings, report } = await checkFault(createBackendOf(), 'carts without cache-control')
  expect({ failed, warnings }).toEqual({ failed: [], warnings: ['GET /api/cart is not cacheable'] })
  expect(report).toContain('GET /api/cart returned no cache-control.')
})

test('a missing access-control-max-age is a warning', async () => {
  const { failed, warnings, report } = await checkFault(createBackendOf(), 'preflights not cached')
  expect({ failed, warnings }).toEqual({
    failed: [],
    warnings: ['CORS lets browsers keep the answer of a preflight'],
  })
  expect(report).toContain(`  ! lets browsers keep the answer of a preflight
      The preflight OPTIONS /api/products returned no access-control-max-age.
      Send access-control-max-age: 600, or browsers send a preflight before almost every read.`)
})
