/**
 * URLs from outside the shop: affiliate links from the API and addresses in the configuration.
 *
 * Only http(s) URLs and paths on this site become links (product/cart.md).
 */

const ROOT_RELATIVE = /^\/(?![/\\])/

/** Returns the address if it is http(s) or a path on this site, else null. */
export function safeHref(address: string | null | undefined): string | null {
  const trimmed = address?.trim()
  if (!trimmed) return null
  if (ROOT_RELATIVE.test(trimmed)) return trimmed
  const url = parseUrl(trimmed)
  return url && isHttp(url) ? trimmed : null
}

/** Parses a URL; returns null if it is invalid. Replaces `URL.parse`, which some supported browsers lack. */
export function parseUrl(address: string, base?: string): URL | null {
  try {
    return new URL(address, base)
  } catch {
    return null
  }
}

export const isHttp = ({ protocol }: URL): boolean => protocol === 'http:' || protocol === 'https:'
