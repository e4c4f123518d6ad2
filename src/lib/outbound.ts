/**
 * Which addresses the shop may send a visitor to. Affiliate links come from the
 * API, so anything that is not a web address counts as no link (product.md,
 * Outbound links).
 */
import { isWeb, parseUrl } from './parse-url.ts'

const ROOT_RELATIVE = /^\/(?![/\\])/

/** Takes an address from the API; returns it when it is http(s) or a path on this site, else null. */
export function safeHref(address: string | null | undefined): string | null {
  const trimmed = address?.trim()
  if (!trimmed) return null
  if (ROOT_RELATIVE.test(trimmed)) return trimmed
  const url = parseUrl(trimmed)
  return url && isWeb(url) ? trimmed : null
}
