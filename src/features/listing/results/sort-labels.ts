import type { Sort } from '#src/api/sorts.ts'

/** Labels of the sort orders. Three are from spec §9; the others are worded like them. */
export const SORT_LABELS: Record<Sort, string> = {
  'createdAt-desc': 'Newest First',
  'createdAt-asc': 'Oldest First',
  'price-asc': 'Price: Low to High',
  'price-desc': 'Price: High to Low',
  'rating-desc': 'Highest Rated',
  'title-asc': 'Name A to Z',
}
