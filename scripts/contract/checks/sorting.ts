/** GET /api/products: the six sorts of spec §9. */
import { type Product, SORTS, type Sort } from '#src/api/contract.ts'
import { assert } from '../assertions.ts'
import type { Backend } from '../backend.ts'
import { fetchListing, fetchPages, LISTING, type Query, sameProducts, searchParams } from '../catalogue.ts'
import { checksOf } from '../run-checks.ts'

type Order = {
  name: string
  /** Returns the sort value. Products for which it is NaN or null come last. */
  value: (product: Product) => number | string | null
}

const time = ({ createdAt }: Product) => Date.parse(createdAt ?? '')
const price = (product: Product) => Number(product.price)

const ORDERS: Record<Sort, Order> = {
  'createdAt-desc': { name: 'newest first', value: time },
  'createdAt-asc': { name: 'oldest first', value: time },
  'price-asc': { name: 'by price as a number, lowest first', value: price },
  'price-desc': { name: 'by price as a number, highest first', value: price },
  'rating-desc': { name: 'by rating, highest first', value: ({ rating }) => Number.parseFloat(rating ?? '') },
  'title-asc': { name: 'by title from A to Z', value: ({ title }) => title },
}

const LETTERS = new Intl.Collator('en', { sensitivity: 'base' })
const LETTERS_ONLY = new Intl.Collator('en', { sensitivity: 'base', ignorePunctuation: true })

const isMissing = (value: number | string | null) => value === null || Number.isNaN(value)

/**
 * Returns a number below or equal to 0 if `a` may come before `b`. Collations of databases treat
 * punctuation and case in titles differently, so an order is wrong only if no collation gives it.
 */
function compare(a: number | string | null, b: number | string | null, isDescending: boolean): number {
  if (isMissing(a) || isMissing(b)) return Number(isMissing(a)) - Number(isMissing(b))
  if (typeof a === 'string' && typeof b === 'string') {
    return Math.min(LETTERS.compare(a, b), LETTERS_ONLY.compare(a, b), a < b ? -1 : 1)
  }
  return (Number(a) - Number(b)) * (isDescending ? -1 : 1)
}

export const sortQuery = (sort: Sort) => {
  const [sortBy = '', sortOrder = ''] = sort.split('-')
  return { sortBy, sortOrder } satisfies Query
}

/** Asserts that products have this order, with those without a value last. */
export function assertSorted(products: Product[], sort: Sort, request: string): void {
  const { name, value } = ORDERS[sort]
  for (const [index, product] of products.entries()) {
    const next = products[index + 1]
    assert(
      !next || compare(value(product), value(next), sort.endsWith('desc')) <= 0,
      `${request} is not sorted ${name}: "${product.id}" (${value(product)}) comes before "${next?.id}" (${next && value(next)}).`,
      'Sort before you cut out the page, and put products without the value last.',
    )
  }
}

export const sortingChecks = checksOf(LISTING, [
  ...SORTS.map((sort) => ({
    title: `sorts ${ORDERS[sort].name}, for ${sort.replace('-', ' ')}`,
    run: async (backend: Backend) => {
      const query = sortQuery(sort)
      assertSorted(await fetchPages(backend, query), sort, `${LISTING}?${searchParams(query)}`)
    },
  })),
  {
    title: 'sorts newest first by default',
    run: async (backend) => {
      const byDefault = await fetchListing(backend)
      const newestFirst = await fetchListing(backend, sortQuery(SORTS[0]))
      assert(
        sameProducts(byDefault.products, newestFirst.products),
        `${byDefault.request} does not have the order of ${newestFirst.request}.`,
      )
    },
  },
])
