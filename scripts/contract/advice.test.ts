/** Advice by cause, for faults that proxies and frameworks often have. */
import { checkInProcess, createBackendOf, productsWith } from './check-in-process.ts'
import { type FaultName, withFaults } from './faults.ts'

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
    'only ASCII letters searched in any case',
    ['GET /api/products finds products by titles with non-ASCII letters, ignoring case'],
    'Compare letters such as “é” and “É” in any case too: SQLite and some collations do so only for ASCII.',
  ],
])('"%s" fails with the cause', async (fault, expected, advice) => {
  const { failed, report } = await checkInProcess(withFaults(createBackendOf(), fault))
  expect(failed).toEqual(expected)
  expect(report).toContain(`      ${advice}`)
})

test('a page for an encoded slash fails with the settings of servers', async () => {
  const backend = createBackendOf(productsWith(30, { id: 'cables/usb c' }))
  const { failed, report } = await checkInProcess(withFaults(backend, 'a page for encoded slashes'), { readOnly: true })
  expect(failed).toEqual(['GET /api/products/{id} returns the same products as the listing'])
  expect(report).toContain('AllowEncodedSlashes NoDecode')
})

test('a URL with /api at its end fails with the whole URL of the request', async () => {
  const { failed, report } = await checkInProcess(createBackendOf(), { baseUrl: 'http://api.test/api', readOnly: true })
  expect(failed).toContain('GET /api/products returns products and a total that match the schema')
  expect(report).toContain('The whole URL is http://api.test/api/api/products. Is /api missing from your paths')
})

test('a missing access-control-max-age is a warning', async () => {
  const backend = withFaults(createBackendOf(), 'preflights not cached')
  const { failed, warnings, report } = await checkInProcess(backend, { readOnly: true })
  expect({ failed, warnings }).toEqual({
    failed: [],
    warnings: ['CORS lets browsers keep the answer of a preflight'],
  })
  expect(report).toContain(`  ! lets browsers keep the answer of a preflight
      The preflight OPTIONS /api/products returned no access-control-max-age.
      Send access-control-max-age: 600, or browsers send a preflight before almost every read.`)
})
