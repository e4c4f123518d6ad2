/** What the snapshot saves (docs/decisions/0002): the same look-ups in the store itself. */
import { nullable, primaryKey } from '@mswjs/data'
import { products } from '#fixtures/products.ts'
import { createCatalogue } from './catalogue.ts'
import { createStore } from './create-store.ts'
import { repeatProducts } from './http/repeat-products.mjs'

const ROWS = 10_000
const LOOK_UPS = 5

const rows = repeatProducts(products, ROWS)
const db = createStore({
  product: { id: primaryKey(String), title: String, price: String, categoryId: nullable(String) },
})
for (const { id, title, price, categoryId } of rows) db.product.create({ id, title, price, categoryId })
const catalogue = createCatalogue(rows, [], [])
const last = rows.at(-1)?.id ?? ''

/** Milliseconds for so many look-ups. */
function time(lookUp: () => unknown): number {
  lookUp()
  const started = performance.now()
  for (let count = 0; count < LOOK_UPS; count += 1) lookUp()
  return performance.now() - started
}

test.each([
  [
    'one product',
    () => catalogue.product(last)?.id,
    () => db.product.findFirst({ where: { id: { equals: last } } })?.id,
    last,
  ],
  [
    'the titles of a page by title',
    () => catalogue.page(catalogue.readQuery(new URLSearchParams('sortBy=title&sortOrder=asc'))).products.length,
    () => db.product.findMany({ orderBy: { title: 'asc' }, take: 24 }).length,
    24,
  ],
])(`at ${ROWS} rows, %s costs less than a tenth in the snapshot`, (_what, inSnapshot, inStore, found) => {
  expect([inSnapshot(), inStore()]).toEqual([found, found])
  expect(time(inSnapshot)).toBeLessThan(time(inStore) / 10)
})
