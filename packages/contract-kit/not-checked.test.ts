/** Correct backends whose data allow no comparison. Nothing fails, and the report says what was not compared. */
import type { Product } from '#src/api/contract.ts'
import { COMPLETE_PRODUCTS, checkInProcess, createBackendOf } from './testing/check-in-process.ts'
import { limitStock, modifyJson } from './testing/intercept.ts'

const withAll = (change: Partial<Product>) => COMPLETE_PRODUCTS.map((product) => Object.assign({}, product, change))

test('one product is not compared with others', async () => {
  const { failed, notChecked, report } = await checkInProcess(createBackendOf(COMPLETE_PRODUCTS.slice(0, 1)))
  expect(failed).toEqual([])
  expect(notChecked).toEqual([
    'GET /api/products returns at most `limit` products, 24 by default',
    'GET /api/products returns pages without gaps or overlaps, and an empty page beyond the last',
    'GET /api/products sorts newest first, for createdAt desc',
    'GET /api/products sorts oldest first, for createdAt asc',
    'GET /api/products sorts by price as a number, lowest first, for price asc',
    'GET /api/products sorts by price as a number, highest first, for price desc',
    'GET /api/products sorts by rating, highest first, for rating desc',
    'GET /api/products sorts by title from A to Z, for title asc',
    'GET /api/products sorts newest first by default',
    'GET /api/products filters by categoryId',
    'GET /api/products returns at most four products of a category for limit=4 (related products)',
    'GET /api/products filters by brandId; the products have the brand’s name',
    'GET /api/products filters by minPrice and maxPrice',
    'GET /api/products accepts minPrice without maxPrice, and the reverse',
    'GET /api/products finds products by their titles, ignoring case',
    'GET /api/cart/count returns the sum of the quantities, not the number of lines',
    'PUT /api/cart/update sets the quantity of a line',
    'DELETE /api/cart/remove removes one product and keeps the others',
    'DELETE /api/cart/clear empties the cart and no other cart',
    'header x-cart-id separates carts',
    'sequences of cart writes leave the expected lines and count',
    'data on the shop’s pages original prices are above the prices',
  ])
  expect(report).toContain('      not checked: no two products have a different price')
})

test.each<[string, Product[], string]>([
  ['price', withAll({ price: '20.00' }), 'filters by minPrice and maxPrice'],
  ['price', withAll({ price: '20.50' }), 'includes products at minPrice and at maxPrice'],
  ['price', withAll({ price: '20.00' }), 'sorts by price as a number, lowest first, for price asc'],
  ['price', withAll({ price: 'n/a' }), 'accepts minPrice without maxPrice, and the reverse'],
  ['rating', withAll({ rating: null }), 'sorts by rating, highest first, for rating desc'],
  ['createdAt', withAll({ createdAt: null }), 'sorts newest first, for createdAt desc'],
  ['createdAt', withAll({ createdAt: '10/03/2026' }), 'sorts oldest first, for createdAt asc'],
  ['title', withAll({ title: 'One' }), 'sorts by title from A to Z, for title asc'],
])('products without two values of %s are not compared: %#', async (_field, products, title) => {
  const { failed, notChecked } = await checkInProcess(createBackendOf(products), { subjects: ['GET /api/products'] })
  expect(failed).toEqual([])
  expect(notChecked).toContain(`GET /api/products ${title}`)
})

test('a list without rows is not compared', async () => {
  const isList = ({ url }: Request) => /\/(categories|brands|blog\?.*)$/.test(url)
  const empty = modifyJson(isList, (json: object) => (Array.isArray(json) ? [] : { posts: [], total: 0 }))
  const { failed, notChecked } = await checkInProcess(empty(createBackendOf()), { readOnly: true })
  expect(failed).toEqual([])
  for (const title of [
    'GET /api/categories returns categories that match the schema',
    'GET /api/categories/{slug} returns categories by their slugs',
    'GET /api/brands returns brands that match the schema',
    'GET /api/blog returns posts and a total that match the schema',
    'GET /api/blog counts every post in the total',
    'GET /api/blog sorts newest first, drafts without a date last',
    'GET /api/blog/{slug} returns the same posts as the list',
  ]) {
    expect(notChecked).toContain(title)
  }
})

test('a refusal of a quantity above the stock is reported and allowed', async () => {
  const { failed, notChecked, report } = await checkInProcess(limitStock(2)(createBackendOf()))
  expect(failed).toEqual([])
  expect(notChecked).toContain('POST /api/cart/add increases the quantity of an existing line')
  expect(notChecked).toContain('PUT /api/cart/update sets the quantity of a line')
  expect(report).toContain(
    'PUT /api/cart/update refused a quantity of 3 with 409 and "Only 2 left": a stock limit. To check it, raise the stock of one product on the first page to 3 or more.',
  )
})

test('a low stock of the newest products does not stop the checks of the cart', async () => {
  const newest = COMPLETE_PRODUCTS.toSorted((a, b) => (b.createdAt ?? '').localeCompare(a.createdAt ?? ''))
  const ids = newest.filter(({ isAvailable }) => isAvailable).map(({ id }) => id)
  const { failed, notChecked } = await checkInProcess(limitStock(1, ids.slice(0, 3))(createBackendOf()))
  expect({ failed, notChecked }).toEqual({ failed: [], notChecked: [] })
})

test('a refusal of the first one is a fault, whatever its status', async () => {
  const { failed } = await checkInProcess(limitStock(0)(createBackendOf()))
  expect(failed).toContain('POST /api/cart/add adds a product to the cart')
})
