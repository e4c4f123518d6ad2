import type { Review } from './reviews-content.ts'

/** Structured data of a review, for search engines (schema.org). */
export const reviewJsonLd = (review: Review, author: string) => ({
  '@context': 'https://schema.org',
  '@type': 'Review',
  name: review.title,
  reviewBody: review.summary,
  datePublished: review.date,
  author: { '@type': 'Organization', name: author },
  itemReviewed: { '@type': 'Product', name: review.product },
  reviewRating: { '@type': 'Rating', ratingValue: review.rating, bestRating: '5', worstRating: '0' },
})
