/**
 * Absolute URLs of the shop for canonical links, Open Graph, structured data and the sitemap.
 *
 * They start with `store.siteUrl` of the configuration. Without it they are root-relative.
 */
import { hasCredentials, isHttp, parseUrl } from './outbound.ts'

/** Placeholder for an unknown origin; removed from the result. */
const UNKNOWN_ORIGIN = 'https://nowhere.invalid'

/** Returns the URL of a page, with a trailing slash, because static hosts redirect to it. */
export function pageUrl(siteUrl: string, path: string): string {
  // A leading `//` in the path would name another host.
  const url = new URL(rootOf(siteUrl) + path.replace(/^\/+/, ''))
  url.pathname = url.pathname.replace(/\/*$/, '/')
  return withoutPlaceholder(url)
}

/** Returns the absolute URL of a picture, or undefined if it is not http(s) or has a user or password. */
export function pictureUrl(siteUrl: string, address: string): string | undefined {
  const url = address.trim() && !hasCredentials(address) ? parseUrl(address, rootOf(siteUrl)) : null
  return url && isHttp(url) ? withoutPlaceholder(url) : undefined
}

const rootOf = (siteUrl: string) => new URL(import.meta.env.BASE_URL, siteUrl || UNKNOWN_ORIGIN).href

const withoutPlaceholder = ({ href }: URL) =>
  href.startsWith(`${UNKNOWN_ORIGIN}/`) ? href.slice(UNKNOWN_ORIGIN.length) : href
