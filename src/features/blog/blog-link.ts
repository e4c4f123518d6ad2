import type { BlogSearch } from './blog-search.ts'

/** The way to the blog, without the slug that its path may carry (spec §2: it is not read). */
export const blogLink = { to: '/blog/{-$slug}', params: { slug: undefined } } as const

/** The one path, for search engines and shared links, of what the query selects. */
export function blogPath({ post, page = 1 }: BlogSearch = {}): string {
  if (post !== undefined) return `/blog?${new URLSearchParams({ post })}`
  return page > 1 ? `/blog?page=${page}` : '/blog'
}
