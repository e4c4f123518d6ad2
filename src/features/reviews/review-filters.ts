/**
 * Filters of the reviews page (spec §2). A review is shown if it matches all of them: a text in its
 * title or product name, a category, and a minimum rating.
 */
import type { Review, Reviews } from '#src/content/content-file.ts'

/** spec §9, Review rating filter thresholds */
export const RATING_THRESHOLDS = [4, 3]

export type ReviewFilters = {
  text: string
  /** Empty for all categories. */
  category: string
  /** Minimum rating; 0 for all. */
  rating: number
}

export const NO_FILTERS: ReviewFilters = { text: '', category: '', rating: 0 }

export const showsReview = (filters: ReviewFilters, review: Review): boolean => shows(filters, review, [review])

/** A comparison is shown if one of its two products matches. */
export const showsComparison = (filters: ReviewFilters, comparison: Reviews['comparisons'][number]): boolean =>
  shows(filters, comparison, comparison.contenders)

function shows(
  { text, category, rating }: ReviewFilters,
  entry: { title: string; category: string },
  products: Pick<Review, 'product' | 'rating'>[],
): boolean {
  const query = text.trim().toLowerCase()
  const hasText = (name: string) => name.toLowerCase().includes(query)
  return (
    (!category || entry.category === category) &&
    products.some((product) => (hasText(entry.title) || hasText(product.product)) && Number(product.rating) >= rating)
  )
}

/** Returns the filters as a text for screen readers. */
export function describeFilters({ text, category, rating }: ReviewFilters): string {
  const applied = [text.trim() && `“${text.trim()}”`, category, rating && `${rating}+`].filter(Boolean)
  return applied.length > 0 ? `Filtered by ${applied.join(', ')}` : 'No filters'
}

export function readFilters(form: HTMLFormElement): ReviewFilters {
  const fields = new FormData(form)
  const text = (name: string) => {
    const value = fields.get(name)
    return typeof value === 'string' ? value : ''
  }
  return { text: text('text'), category: text('category'), rating: Number(text('rating')) }
}
