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
