/**
 * What the blog shows, as its URL says it: the post that `post` names, or a page
 * of the list (spec §2). The path's slug is never read.
 */
export type BlogSearch = { post?: string; page?: number }

/** Takes the URL's parameters as they are written. An empty `post` is one that nothing is called by; of repeated ones the first counts. */
export function parseBlogSearch(raw: Record<string, unknown>): BlogSearch {
  const [post] = [raw.post].flat()
  const page = /^[1-9]\d{0,8}$/.test(String(raw.page)) ? Number(raw.page) : 1
  return { post: typeof post === 'string' ? post : undefined, page: page > 1 ? page : undefined }
}
