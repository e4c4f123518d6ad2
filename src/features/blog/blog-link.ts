import type { BlogSearch } from './blog-search.ts'

/** Router link to the blog. The path's optional slug is left out, because it is ignored (spec §2). */
export const blogLink = { to: '/blog/{-$slug}', params: { slug: undefined } } as const

/** Returns the canonical path of a post or of a page of the list. */
export function blogPath({ post, page = 1 }: BlogSearch = {}): string {
  if (post !== undefined) return `/blog?${new URLSearchParams({ post })}`
  return page > 1 ? `/blog?page=${page}` : '/blog'
}
