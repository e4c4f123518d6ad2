/**
 * The search parameters that routes read. All others, such as `utm_source`, select no content.
 *
 * The boot script is inlined in every page and imports this module, so it must stay small.
 */

/** The home page and, except for `categoryId`, the category pages. */
export const LISTING_PARAMS = ['search', 'categoryId', 'brandId', 'priceRanges', 'sort', 'page'] as const

export const BLOG_PARAMS = ['post', 'page'] as const

/** Search parameters before validation. */
export type RawSearch<Name extends string> = Partial<Record<Name, unknown>>

/** Returns the names of the parameters that the route of a path reads. The path is relative to the base path, in any case. */
export function paramsOfPath(path: string): readonly string[] {
  if (path === '') return LISTING_PARAMS
  // The path names the category.
  if (/^category\//i.test(path)) return LISTING_PARAMS.filter((name) => name !== 'categoryId')
  return /^blog(\/|$)/i.test(path) ? BLOG_PARAMS : []
}
