import type { ParsedLocation } from '@tanstack/react-router'

/**
 * Whether a navigation opens another page. Filters, sorts and page numbers change the URL but not the page. A page is
 * its path, with a slash at its end or without; the blog's posts share one path, and `post` tells them apart (spec §2).
 */
export const isAnotherPage = (from: ParsedLocation, to: ParsedLocation) => pageOf(from) !== pageOf(to)

const pageOf = ({ pathname, search }: ParsedLocation<{ post?: unknown }>) =>
  JSON.stringify([pathname.replace(/\/$/, ''), search.post])
