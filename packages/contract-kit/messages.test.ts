/** Texts of the report: faults, their causes and advice, and what was not checked. */
import {
  COMPLETE_PRODUCTS,
  checkFault,
  checkInProcess,
  createBackendOf,
  productsWith,
} from './testing/check-in-process.ts'
import { withFaults } from './testing/faults.ts'
import { modifyJson } from './testing/intercept.ts'

test('a product without a price is named, and the other checks still compare', async () => {
  const backend = createBackendOf(productsWith(60, { price: '' }))
  const { failed, notChecked, report } = await checkInProcess(withFaults(backend, 'empty prices left out'))
  expect(failed).toEqual(['GET /api/products sends a price with every product'])
  expect(report).toContain(`      GET /api/products: the price of "${COMPLETE_PRODUCTS[60]?.id}" is missing or null.
      Send text, and "" if there is no price, because the shop drops this product.`)
  // Only checks that require a listing without faults.
  expect(notChecked).toHaveLength(5)
})

test('a broken row is named, and other checks name the failed call', async () => {
  const { report } = await checkInProcess(withFaults(createBackendOf(), 'missing titles'), {
    subjects: ['GET /api/products', 'data on the shop’s pages'],
  })
  expect(report).toMatch(/GET \/api\/products, row 0 \("[\w-]+"\): title is missing\.\n.*The shop drops this row\./)
  expect(report).toContain(`  – prices are numbers
      not checked: GET /api/products failed, see above`)
  expect(report).not.toContain('no product or post has')
})

test('a request that timed out is named with its body', async () => {
  const { report } = await checkFault(createBackendOf(), 'adds without an answer')
  expect(report).toMatch(
    /POST http:\/\/api\.test\/api\/cart\/add with the body \{"productId":"[\w-]+","quantity":\d+\} timed out/,
  )
  expect(report).toMatch(/\n {6}curl -i 'http:\/\/api\.test\/api\/cart\/add' [^\n]+ --data-raw '\{"productId":/)
  expect(report).not.toContain('Could not empty')
})

test('carts that the checks filled and could not empty are counted', async () => {
  const { report } = await checkFault(createBackendOf(), 'clears refused')
  expect(report).toMatch(/Could not empty \d+ carts that the checks filled/)
})

test('a wrong URL does not pass the check of cacheable carts', async () => {
  const { passed, report } = await checkInProcess(createBackendOf(), { baseUrl: 'http://api.test/api' })
  expect(passed).not.toContain('GET /api/cart is not cacheable')
  expect(report).not.toContain('Could not empty')
})

test('a fault has the curl lines that repeat it, and the options that repeat its check', async () => {
  const { report } = await checkFault(createBackendOf(), 'a remove call without effect')
  const [, block = ''] = /✗ removes one product and keeps the others\n(.*?)\n {2}\S/s.exec(report) ?? []
  const json = "-H 'x-cart-id: ID' -H 'content-type: application/json' -H 'origin: http://localhost:4173'"
  expect(
    block
      .replaceAll(/x-cart-id: \w+/g, 'x-cart-id: ID')
      .replaceAll(/"productId":"[^"]+"/g, '"productId":"P"')
      .split('\n')
      .slice(1),
  ).toEqual([
    `      curl -i 'http://api.test/api/cart/add' ${json} --data-raw '{"productId":"P","quantity":2}'`,
    `      curl -i 'http://api.test/api/cart/add' ${json} --data-raw '{"productId":"P","quantity":1}'`,
    `      curl -i -X DELETE 'http://api.test/api/cart/remove' ${json} --data-raw '{"productId":"P"}'`,
    "      curl -i 'http://api.test/api/cart' -H 'x-cart-id: ID' -H 'origin: http://localhost:4173'",
    '      Repeat this check: --only "removes one product and keeps the others"',
  ])
})

test('a fault has at most five curl lines', async () => {
  const backend = createBackendOf()
  let isEmptied = false
  const { report } = await checkInProcess(
    async (request) => {
      const response = await backend(request)
      if (request.method === 'PUT' && response.status === 400) isEmptied = true
      return isEmptied && request.url.endsWith('/api/cart') ? new Response('[]', response) : response
    },
    { subjects: ['PUT /api/cart/update'] },
  )
  expect(report).toMatch(
    /After invalid bodies of PUT \/api\/cart\/update, [^\n]+\n {6}\(6 earlier requests left out; --format json has all\)(\n {6}curl [^\n]+){5}\n {6}Repeat/,
  )
})

test('a generated check is repeated with its seed', async () => {
  const { report } = await checkFault(createBackendOf(), 'maxPrice ignored beside brandId', { runs: 40 })
  expect(report).toMatch(
    /\n {6}curl -i '[^']+brandId=[^']+maxPrice=[^\n]+\n {6}Repeat this check: --only "applies any combination of filters, sort and page" --seed 42$/m,
  )
})

test('a cart id that the server issued must be replaced to repeat the requests', async () => {
  const backend = createBackendOf()
  const issued = new Set<string | null>()
  const { report } = await checkInProcess(
    async (request) => {
      const response = await backend(request)
      const id = request.headers.get('x-cart-id')
      if (id === null) issued.add(response.headers.get('x-cart-id'))
      return issued.has(id) ? new Response('[]', response) : response
    },
    { subjects: ['header x-cart-id'] },
  )
  expect(report).toMatch(
    /with the returned id, GET \/api\/cart returned no line [^\n]+\n {6}To repeat the requests, replace x-cart-id after the first one by the id that the server returns\.(\n {6}curl [^\n]+){2}\n {6}Repeat/,
  )
})

test('titles in another order fail with the accepted orders', async () => {
  const rows = COMPLETE_PRODUCTS.map((product, index) =>
    Object.assign({}, product, { title: index % 2 ? `Øre ${index}` : `Zoom ${index}` }),
  )
  const isByTitle = ({ url }: Request) => url.includes('sortBy=title') && !url.includes('page=2')
  const swedish = new Intl.Collator('sv')
  const backend = modifyJson(isByTitle, (page: { products: { title: string }[] }) => ({
    ...page,
    products: page.products.toSorted((a, b) => swedish.compare(a.title.replace('Øre', 'Zz'), b.title)),
  }))
  const { report } = await checkInProcess(backend(createBackendOf(rows)), { subjects: ['GET /api/products'] })
  expect(report).toContain('by the English alphabet or by code points')
})

test('one warning is not "1 warnings"', async () => {
  const { report } = await checkFault(createBackendOf(), 'preflights not cached')
  expect(report).toContain(' not checked, 1 warning (seed 42)')
})
