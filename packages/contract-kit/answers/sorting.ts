/** The six sorts of the listing (spec §9). */
import type { Product } from '#src/api/contract.ts'
import { SORTS, type Sort } from '#src/api/sorts.ts'
import { parseDate } from '#src/lib/dates.ts'
import { parseAmount } from '#src/lib/money.ts'
import { assert } from './assertions.ts'

type Order = {
  name: string
  /** Returns the sort value. Products for which it is null come last, and those for which it is NaN may be anywhere. */
  value: (product: Product) => number | string | null
}

/** Returns null for absent text, and NaN for text that cannot be read, which a server may order by its own rules. */
const readWith = (parse: (text: string) => number | null, text: string | null | undefined): number | null =>
  text?.trim() ? (parse(text) ?? Number.NaN) : null

const time = ({ createdAt }: Product) => readWith(parseDate, createdAt)
/** A price in words means that there is none, because a product must have a price. */
const price = (product: Product) => parseAmount(product.price)

export const ORDERS: Record<Sort, Order> = {
  'createdAt-desc': { name: 'newest first', value: time },
  'createdAt-asc': { name: 'oldest first', value: time },
  'price-asc': { name: 'by price as a number, lowest first', value: price },
  'price-desc': { name: 'by price as a number, highest first', value: price },
  'rating-desc': { name: 'by rating, highest first', value: ({ rating }) => readWith(parseAmount, rating) },
  'title-asc': { name: 'by title from A to Z', value: ({ title }) => title },
}

/** Returns the sort of a listing. Takes its parameters; undefined if they name no sort of the contract. */
export function sortOf(params: URLSearchParams): Sort | undefined {
  const isSorted = params.has('sortBy') || params.has('sortOrder')
  return isSorted ? SORTS.find((each) => each === `${params.get('sortBy')}-${params.get('sortOrder')}`) : SORTS[0]
}

const LETTERS = new Intl.Collator('en', { sensitivity: 'base' })
const LETTERS_ONLY = new Intl.Collator('en', { sensitivity: 'base', ignorePunctuation: true })

/**
 * Returns a number below or equal to 0 if `a` may come before `b`. Collations of databases treat
 * punctuation and case in titles differently, so an order is wrong only if no collation gives it.
 */
function compare(a: number | string | null, b: number | string | null, isDescending: boolean): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null)
  if (typeof a === 'string' && typeof b === 'string') {
    return Math.min(LETTERS.compare(a, b), LETTERS_ONLY.compare(a, b), a < b ? -1 : 1)
  }
  return (Number(a) - Number(b)) * (isDescending ? -1 : 1)
}

const TITLE_ADVICE =
  'Sort before you cut out the page. Sort titles by the English alphabet or by code points: “Ø” comes with “O” or after “z”.'

/** Returns whether either of two products may come first. */
export function isTie(a: Product, b: Product, sort: Sort): boolean {
  const [first, second] = [ORDERS[sort].value(a), ORDERS[sort].value(b)]
  const isDescending = sort.endsWith('desc')
  return compare(first, second, isDescending) <= 0 && compare(second, first, isDescending) <= 0
}

/** Asserts that products have this order, with those without a value last. */
export function assertSorted(products: Product[], sort: Sort, request: string): void {
  const { name, value } = ORDERS[sort]
  const shown = (product: Product) => value(product) ?? 'no value'
  const readable = products.filter((product) => !Number.isNaN(value(product)))
  for (const [index, product] of readable.entries()) {
    const next = readable[index + 1]
    assert(
      !next || compare(value(product), value(next), sort.endsWith('desc')) <= 0,
      `${request} is not sorted ${name}: "${product.id}" (${shown(product)}) comes before "${next?.id}" (${next && shown(next)}).`,
      sort === 'title-asc'
        ? TITLE_ADVICE
        : 'Sort before you cut out the page, and put products without the value last.',
    )
  }
}
