/** Compares lookups in the snapshot with the same lookups in the store. */
import { nullable, primaryKey } from '@mswjs/data'
import { products } from '#fixtures/products.ts'
import { createCatalogue } from './catalogue.ts'
import { createStore } from './create-store.ts'
import { repeatProducts } from './http/repeat-products.mjs'

const ROWS = 10_000
const LOOKUPS = 5

const rows = repeatProducts(products, ROWS)
const db = createStore({
  product: { id: primaryKey(String), title: String, price: String, categoryId: nullable(String) },
})
for (const { id, title, price, categoryId } of rows) db.product.create({ id, title, price, categoryId })
const catalogue = createCatalogue(rows, [], [])
const last = rows.at(-1)?.id ?? ''

/** Returns the milliseconds of several lookups. */
function time(lookup: () => unknown): number {
  lookup()
  const started = performance.now()
  for (let count = 0; count < LOOKUPS; count += 1) lookup()
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
])(
  `with ${ROWS} rows, the snapshot finds %s ten times faster than the store`,
  (_what, inSnapshot, inStore, expected) => {
    expect([inSnapshot(), inStore()]).toEqual([expected, expected])
    expect(time(inSnapshot)).toBeLessThan(time(inStore) / 10)
  },
)
