/** Announcements for screen readers when the products have changed (product/focus.md). */
import { formatCount } from '#src/lib/numbers.ts'
import { DEFAULT_SORT, type ListingSearch, pagesOf } from './listing-search.ts'
import { SORT_LABELS } from './results/sort-labels.ts'

type Shown = {
  listing: ListingSearch
  /** The number of products in the whole listing. */
  total: number
  /** The names of the applied filters. */
  filters: string[]
}

export const countOf = (total: number) => `${formatCount(total)} ${total === 1 ? 'product' : 'products'}`

/** Returns what changed between two listings, or undefined if both show the same. */
export function describeChange(before: ListingSearch, { listing, total, filters }: Shown): string | undefined {
  const { page = 1, sort = DEFAULT_SORT } = listing
  const { page: pageBefore = 1, sort: sortBefore = DEFAULT_SORT } = before
  if (!hasSameFilters(before, listing)) {
    return `${filters.length > 0 ? `Filtered by ${filters.join(', ')}` : 'No filters'}, ${countOf(total)}`
  }
  if (sort !== sortBefore) return `Sorted by ${SORT_LABELS[sort]}, ${countOf(total)}`
  return page === pageBefore ? undefined : `Page ${page} of ${pagesOf(total)}`
}

const hasSameFilters = (a: ListingSearch, b: ListingSearch): boolean =>
  a.search === b.search &&
  a.categoryId === b.categoryId &&
  a.brandId === b.brandId &&
  a.priceRanges?.join() === b.priceRanges?.join()
