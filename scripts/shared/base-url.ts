/** Options with the URL of a backend before `/api`. */
import { parseUrl } from '#src/lib/outbound.ts'

/**
 * Returns the URL without slashes at its end. Throws if the shop could not use it. The messages do not repeat the URL,
 * because it may contain a password.
 *
 * @param option name of the option, such as `--url`
 */
export function readBaseUrl(text: string, option: string): string {
  if (text && !/^https?:\/\//i.test(text)) throw new Error(`${option} must start with http:// or https://`)
  const url = parseUrl(text)
  if (!url) throw new Error(`Pass the URL of the backend: ${option} https://api.shop.example`)
  const problem = [
    ...(url.username || url.password ? ['a user name or password, because browsers refuse to request such a URL'] : []),
    ...(url.search || /\?/.test(text) ? ['a query, because the shop appends paths to it'] : []),
    ...(url.hash || /#/.test(text) ? ['a hash, because the shop appends paths to it'] : []),
  ]
  if (problem[0]) throw new Error(`${option} must not have ${problem[0]}`)
  return url.href.replace(/\/+$/, '')
}

/** Returns advice for a URL that probably has a part too many, or null. */
export const adviceFor = (baseUrl: string, option: string): string | null =>
  baseUrl.endsWith('/api')
    ? `${option} ends in /api, so requests go to ${baseUrl}/api/products. Leave /api out, unless your paths have it twice.`
    : null
