import type { Review, Reviews } from '#src/content/content-file.ts'
import { NO_FILTERS, type ReviewFilters, showsComparison, showsReview } from './review-filters.ts'

const review: Review = {
  id: 'r',
  title: 'Near-silent fans',
  product: 'Norrvane Studio 16',
  category: 'Laptops',
  rating: '4.0',
  date: '2026-01-01',
  summary: '',
}

test.each<[Partial<ReviewFilters>, boolean]>([
  [{}, true],
  [{ text: 'silent' }, true],
  [{ text: '  SILENT ' }, true],
  [{ text: 'studio 16' }, true],
  [{ text: 'laptops' }, false],
  [{ text: '.*' }, false],
  [{ category: 'Laptops' }, true],
  [{ category: 'Gaming' }, false],
  [{ rating: 4 }, true],
  [{ rating: 5 }, false],
  [{ text: 'silent', category: 'Laptops', rating: 3 }, true],
  [{ text: 'silent', category: 'Gaming', rating: 3 }, false],
])('the filters %j show the review: %s', (filters, isShown) => {
  expect(showsReview({ ...NO_FILTERS, ...filters }, review)).toBe(isShown)
})

const comparison: Reviews['comparisons'][number] = {
  title: 'Which one?',
  category: 'Gaming',
  contenders: [
    { product: 'Kestrane Type 65', rating: '4.7' },
    { product: 'Kestrane Type 75', rating: '3.9' },
  ],
  rows: [],
  verdict: '',
}

test.each<[Partial<ReviewFilters>, boolean]>([
  [{}, true],
  [{ text: 'which' }, true],
  [{ text: 'type 75' }, true],
  [{ text: 'type 85' }, false],
  // No product has both.
  [{ text: 'type 75', rating: 4 }, false],
  [{ text: 'which', rating: 4 }, true],
  [{ rating: 4 }, true],
  [{ rating: 5 }, false],
  [{ category: 'Cameras' }, false],
])('the filters %j show the comparison: %s', (filters, isShown) => {
  expect(showsComparison({ ...NO_FILTERS, ...filters }, comparison)).toBe(isShown)
})
