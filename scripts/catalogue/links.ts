/** Reads the web addresses of a spreadsheet: affiliate links and pictures. */
import { parseUrl, safeHref } from '#src/lib/outbound.ts'
import type { Problem } from './problem.ts'

const SCHEME = /^[a-z][a-z\d+.-]*:(?!\d)/i
const HOST = /^[^\s/?#@:]+\.[^\s/?#@:.\d][^\s/?#@:.]+(:\d+)?([/?#]|$)/

const ADDRESS: Problem = { what: 'is not a web address', expected: 'an address such as https://example.com/lamp' }

/** Returns the address with `&amp;` decoded and with `https://` if it has no scheme. Only http(s) is an address. */
export function readLink(text: string): string | Problem {
  const decoded = text.trim().replace(/&(?:amp;)+|&#0*38;|&#x0*26;/gi, '&')
  const address = withScheme(decoded)
  if (!address || !safeHref(address) || !parseUrl(address)?.hostname.includes('.')) return ADDRESS
  return address
}

/** Returns the address of a picture. "lamp.jpg" is a file and not a host. */
export const readPicture = (text: string): string | Problem =>
  SCHEME.test(text) || text.includes('/')
    ? readLink(text)
    : { what: 'is the name of a file', expected: 'an address such as https://example.com/lamp.jpg' }

/**
 * Splits a cell with several pictures. They are separated by commas, semicolons, bars or line breaks. A comma inside an
 * address stays, and so does `\,`, which WooCommerce writes for a comma.
 */
export const splitPictures = (text: string): string[] =>
  text
    .split(text.includes('://') ? /[\n|]|(?<!\\)[,;](?=\s|https?:)/ : /[\n|;]|(?<!\\),/)
    .map((part) => part.replaceAll('\\,', ',').trim())
    .filter(Boolean)

function withScheme(text: string): string | null {
  if (SCHEME.test(text)) return text
  const rest = text.replace(/^\/\//, '')
  return HOST.test(rest) ? `https://${rest}` : null
}
