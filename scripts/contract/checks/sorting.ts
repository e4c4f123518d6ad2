/** GET /api/products: the six orders of spec §9. */
import { type Product, SORTS, type Sort } from '#src/api/contract.ts'
import { LISTING, listing, type Query, sameProducts, walk } from '../catalogue.ts'
import { must } from '../expect.ts'
import { about } from '../kit.ts'

type Order = {
  says: string
  /** What the products are compared by; NaN or null for a product that comes last. */
  value: (product: Product) => number | string | null
}

const time = ({ createdAt }: Product) => Date.parse(createdAt ?? '')
const price = (product: Product) => Number(product.price)

const ORDERS: Record<Sort, Order> = {
  'createdAt-desc': { says: 'newest first', value: time },
  'createdAt-asc': { says: 'oldest first', value: time },
  'price-asc': { says: 'cheapest first, prices compared as numbers', value: price },
  'price-desc': { says: 'dearest first, prices compared as numbers', value: price },
  'rating-desc': { says: 'highest rated first', value: ({ rating }) => Number.parseFloat(rating ?? '') },
  'title-asc': { says: 'by title from A to Z', value: ({ title }) => title },
}

const LETTERS = new Intl.Collator('en', { sensitivity: 'base' })
const PLAIN = new Intl.Collator('en', { sensitivity: 'base', ignorePunctuation: true })

const isMissing = (value: number | string | null) => value === null || Number.isNaN(value)

/**
 * Less than 0 where `a` comes first. Databases differ in how they sort signs and
 * spaces in a title: only what is wrong in every reading is wrong.
 */
function compare(a: number | string | null, b: number | string | null, isDescending: boolean): number {
  if (isMissing(a) || isMissing(b)) return Number(isMissing(a)) - Number(isMissing(b))
  if (typeof a === 'string' && typeof b === 'string') {
    const readings = [LETTERS.compare(a, b), PLAIN.compare(a, b), a < b ? -1 : 1]
    return Math.min(...readings)
  }
  return (Number(a) - Number(b)) * (isDescending ? -1 : 1)
}

export const sortQuery = (sort: Sort) => {
  const [sortBy = '', sortOrder = ''] = sort.split('-')
  return { sortBy, sortOrder } satisfies Query
}

/** Products have to stand in that order; those without the value come last. */
export function mustBeSorted(products: Product[], sort: Sort, asked: string): void {
  const { says, value } = ORDERS[sort]
  for (const [index, product] of products.entries()) {
    const next = products[index + 1]
    if (!next || compare(value(product), value(next), sort.endsWith('desc')) <= 0) continue
    must(
      false,
      `${asked} is not sorted ${says}: "${product.id}" (${value(product)}) stands before "${next.id}" (${value(next)}).`,
      'Sort before the page is cut out; products without the value come last.',
    )
  }
}

export const sortingChecks = about(LISTING, [
  ...SORTS.map((sort) => ({
    says: `sorts ${ORDERS[sort].says} for ${sort.replace('-', ' ')}`,
    run: async (backend: Parameters<typeof walk>[0]) => {
      const query = sortQuery(sort)
      mustBeSorted(await walk(backend, query), sort, `${LISTING}?${new URLSearchParams(query)}`)
    },
  })),
  {
    says: 'sorts newest first unless told',
    run: async (backend) => {
      const [usual, told] = [await listing(backend), await listing(backend, sortQuery(SORTS[0]))]
      must(sameProducts(usual.products, told.products), `${usual.asked} is not in the order of ${told.asked}.`)
    },
  },
])
