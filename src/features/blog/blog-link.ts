import type { Site } from '#src/config/site.tsx'

/** Router link to the blog. The path's optional slug is left out, because it is ignored (spec §2). */
export const blogLink = { to: '/blog/{-$slug}', params: { slug: undefined } } as const

/** Returns the canonical path of a page of the list. */
export const listPath = (page = 1): string => (page > 1 ? `/blog?page=${page}` : '/blog')

/**
 * Returns the canonical path of a post. In mock mode its slug is also a folder, because each post has a prerendered page.
 * Live pages of posts are not prerendered, and a static host answers only `/blog` with status 200.
 */
export function postPath(slug: string, { api: { mode } }: Pick<Site, 'api'>): string {
  // A URL cannot have a folder with such a name.
  const hasFolder = mode === 'mock' && !/^\.{0,2}$/.test(slug)
  return `/blog${hasFolder ? `/${encodeURIComponent(slug)}` : ''}?${new URLSearchParams({ post: slug })}`
}
