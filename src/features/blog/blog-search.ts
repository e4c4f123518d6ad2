import type { BLOG_PARAMS, RawSearch } from '#src/lib/search-params.ts'

/** Search parameters of the blog: the slug of a post, or a page of the list (spec §2). */
export type BlogSearch = { post?: string; page?: number }

/**
 * Parses raw search parameters. If `post` is repeated, the first one counts.
 * An empty `post` is kept, and the page shows Post Not Found.
 */
export function parseBlogSearch(raw: RawSearch<(typeof BLOG_PARAMS)[number]>): BlogSearch {
  const [post] = [raw.post].flat()
  const page = /^[1-9]\d{0,8}$/.test(String(raw.page)) ? Number(raw.page) : 1
  return { post: typeof post === 'string' ? post : undefined, page: page > 1 ? page : undefined }
}
