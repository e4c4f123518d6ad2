/**
 * The shop's addresses in full, for others: canonical links, Open Graph,
 * structured data, the sitemap. They begin with the configuration's `store.siteUrl`;
 * where that is empty they are relative to the page, and no origin is invented.
 */
import { isHttp, parseUrl } from './outbound.ts'

/** Stands in for an unknown origin while an address is put together, and is taken off again. */
const NOWHERE = 'https://nowhere.invalid'

/** Takes a page's path inside the shop. Ends it in a slash: a static host redirects from the form without. */
export function pageUrl(siteUrl: string, path: string): string {
  // Put together as text: a path that begins with two slashes would name another host.
  const url = new URL(rootOf(siteUrl) + path.replace(/^\/+/, ''))
  url.pathname = url.pathname.replace(/\/*$/, '/')
  return told(url)
}

/** Takes the address of a picture as a page would ask for it; undefined where it is no web address (spec §2 has a placeholder). */
export function pictureUrl(siteUrl: string, address: string): string | undefined {
  const url = address.trim() ? parseUrl(address, rootOf(siteUrl)) : null
  return url && isHttp(url) ? told(url) : undefined
}

const rootOf = (siteUrl: string) => new URL(import.meta.env.BASE_URL, siteUrl || NOWHERE).href

const told = ({ href }: URL) => (href.startsWith(`${NOWHERE}/`) ? href.slice(NOWHERE.length) : href)
