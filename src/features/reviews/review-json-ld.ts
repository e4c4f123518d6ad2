import type { Review } from '#src/content/content-file.ts'

/**
 * Structured data of a review, for search engines (schema.org).
 *
 * The reviewed product refers back to the review, because search engines reject a product that has no offer, rating or
 * review.
 */
export const reviewJsonLd = (review: Review, author: string) => ({
  '@context': 'https://schema.org',
  '@type': 'Review',
  '@id': idOf(review),
  name: review.title,
  reviewBody: review.summary,
  datePublished: review.date,
  author: { '@type': 'Organization', name: author },
  itemReviewed: { '@type': 'Product', name: review.product, review: { '@id': idOf(review) } },
  reviewRating: { '@type': 'Rating', ratingValue: review.rating, bestRating: '5', worstRating: '0' },
})

const idOf = ({ id }: Review) => `#${id}`
