import type { ParsedLocation } from '@tanstack/react-router'

/**
 * Returns whether a navigation opens another page. Filters, sorts and page numbers change only the URL.
 *
 * A page is identified by its path, with or without a trailing slash, and by `post`, because all posts
 * of the blog share one path (spec §2).
 */
export const isAnotherPage = (from: ParsedLocation, to: ParsedLocation) => pageOf(from) !== pageOf(to)

const pageOf = ({ pathname, search }: ParsedLocation<{ post?: unknown }>) =>
  JSON.stringify([pathname.replace(/\/$/, ''), search.post])
