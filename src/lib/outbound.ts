/**
 * URLs from outside the shop: affiliate links from the API and addresses in the configuration.
 *
 * Only http(s) URLs without user and password, and paths on this site become links (product/cart.md).
 */

const ROOT_RELATIVE = /^\/(?![/\\])/

/** Returns the address if it is http(s) or a path on this site, else null. */
export function safeHref(address: string | null | undefined): string | null {
  const trimmed = address?.trim()
  if (!trimmed || hasCredentials(trimmed)) return null
  if (ROOT_RELATIVE.test(trimmed)) return trimmed
  const url = parseUrl(trimmed)
  return url && isHttp(url) ? trimmed : null
}

/** Returns whether an address has a user or password before its host, which every visitor could read. */
export const hasCredentials = (address: string): boolean =>
  /^\s*(https?:|([a-z][\w+.-]*:)?[\\/]{2})[\\/]*[^\\/?#]*@/i.test(address)

/** Parses a URL; returns null if it is invalid. Replaces `URL.parse`, which some supported browsers lack. */
export function parseUrl(address: string, base?: string): URL | null {
  try {
    return new URL(address, base)
  } catch {
    return null
  }
}

export const isHttp = ({ protocol }: URL): boolean => protocol === 'http:' || protocol === 'https:'
