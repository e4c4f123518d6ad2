import { isPrerenderedCall, type Site } from '#src/config/site.tsx'
import { canBeFolder } from '#src/lib/page-folder.ts'

/** Router link to the blog. The path's optional slug is left out, because it is ignored (spec §2). */
export const blogLink = { to: '/blog/{-$slug}', params: { slug: undefined } } as const

/** Returns the canonical path of a page of the list. */
export const listPath = (page = 1): string => (page > 1 ? `/blog?page=${page}` : '/blog')

/**
 * Returns the canonical path of a post. Its slug is also a folder if each post has a prerendered page. Without one, a
 * static host answers only `/blog` with status 200.
 */
export function postPath(slug: string, site: Pick<Site, 'api'>): string {
  const hasFolder = isPrerenderedCall(site, '/api/blog') && canBeFolder(slug)
  return `/blog${hasFolder ? `/${encodeURIComponent(slug)}` : ''}?${new URLSearchParams({ post: slug })}`
}
