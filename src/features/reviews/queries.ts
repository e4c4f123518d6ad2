import { queryOptions } from '@tanstack/react-query'
import { hasPage, type Site } from '#src/config/site.tsx'
import type { Review } from '#src/content/content-file.ts'
import { contentOptions, loadContent } from '#src/content/content-queries.ts'

const builtIn = () => import('./reviews-content.ts').then(({ reviews }) => reviews)

/** Query options for the content of the reviews page. */
export const reviewsOptions = (site: Site) => contentOptions('reviews', site, builtIn)

export type ReviewTitle = Pick<Review, 'id' | 'title' | 'rating'>

/** Query options for the shop's review of a product, by the product's title; null if there is none. */
export const reviewOfOptions = (product: string, site: Site) =>
  queryOptions({
    queryKey: ['content', 'review', product],
    queryFn: async (): Promise<ReviewTitle | null> => {
      if (!hasPage(site, '/reviews')) return null
      const { featured, latest } = await loadContent('reviews', site, builtIn)
      const review = [...featured, ...latest].find((each) => each.product === product)
      return review ? { id: review.id, title: review.title, rating: review.rating } : null
    },
  })
