import type { Review } from './reviews-content.ts'

/** A review as search engines read it: the words and the rating that the page shows. */
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
