/**
 * Which reviews the three filters let through (spec §2): text in the title or a
 * product's name, category, and rating from a threshold on. All three must agree.
 */
import type { Comparison, Review } from './reviews-content.ts'

/** spec §9, Review rating filter thresholds. */
export const RATING_THRESHOLDS = [4, 3]

export type ReviewFilters = {
  text: string
  /** Empty for every category. */
  category: string
  /** The lowest rating shown; 0 for all. */
  rating: number
}

export const NO_FILTERS: ReviewFilters = { text: '', category: '', rating: 0 }

export const showsReview = (filters: ReviewFilters, review: Review): boolean => shows(filters, review, [review])

/** A comparison has two products and two ratings: one that fits is enough. */
export const showsComparison = (filters: ReviewFilters, comparison: Comparison): boolean =>
  shows(filters, comparison, comparison.contenders)

function shows(
  { text, category, rating }: ReviewFilters,
  entry: { title: string; category: string },
  products: Pick<Review, 'product' | 'rating'>[],
): boolean {
  const wanted = text.trim().toLowerCase()
  return (
    [entry.title, ...products.map(({ product }) => product)].some((words) => words.toLowerCase().includes(wanted)) &&
    (!category || entry.category === category) &&
    products.some((product) => Number(product.rating) >= rating)
  )
}

export function readFilters(form: HTMLFormElement): ReviewFilters {
  const fields = new FormData(form)
  const text = (name: string) => {
    const value = fields.get(name)
    return typeof value === 'string' ? value : ''
  }
  return { text: text('text'), category: text('category'), rating: Number(text('rating')) }
}
