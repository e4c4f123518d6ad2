/** Reads the web addresses of a spreadsheet: affiliate links and pictures. */
import { hasCredentials, parseUrl, safeHref } from '#src/lib/outbound.ts'
import type { Unreadable } from '../unreadable.ts'

const SCHEME = /^[a-z][a-z\d+.-]*:(?!\d)/i
const HOST = /^[^\s/?#@:]+\.[^\s/?#@:.\d][^\s/?#@:.]+(:\d+)?([/?#]|$)/

const IMAGE_FILE = /\.(avif|gif|jpe?g|png|svg|tiff?|webp)$/i

const ADDRESS: Unreadable = { what: 'is not a web address', expected: 'an address such as https://example.com/lamp' }

const WITH_PASSWORD: Unreadable = {
  what: 'contains a user or password',
  expected: 'an address without them, because everyone can read the catalogue',
}

/** Returns the address with `&amp;` decoded and with `https://` if it has no scheme. Only http(s) is an address. */
export function readLink(text: string): string | Unreadable {
  const decoded = text.trim().replace(/&(?:amp;)+|&#0*38;|&#x0*26;/gi, '&')
  if (hasCredentials(decoded)) return WITH_PASSWORD
  const address = withScheme(decoded)
  if (!address || !safeHref(address) || !parseUrl(address)?.hostname.includes('.')) return ADDRESS
  return address
}

/** Returns the address of a picture, or the path of a file for `--pictures`: "lamp.jpg" is a file and not a host. */
export function readPicture(text: string): string | Unreadable {
  if (SCHEME.test(text) || text.startsWith('/')) return readLink(text)
  const link = text.includes('/') ? readLink(text) : ADDRESS
  return typeof link !== 'string' && IMAGE_FILE.test(text) ? text : link
}

/** A comma inside an address is a part of it, unless another address follows. */
const BETWEEN_ADDRESSES = /[\n|]|(?<!\\)[,;](?=\s|["']?(?:https?:)?\/\/)|\s+(?=["']?(?:https?:)?\/\/)/i
const BETWEEN_FILES = /[\n|;]|(?<!\\),/

/**
 * Splits a cell with several pictures. They are separated by commas, semicolons, bars or line breaks, and addresses also by
 * spaces. Programs also write lists with brackets and quotation marks. `\,` is a comma of WooCommerce.
 */
export const splitPictures = (text: string): string[] =>
  text
    .split(/(^|:|["'[\s])\/\//.test(text) ? BETWEEN_ADDRESSES : BETWEEN_FILES)
    .map((part) =>
      part
        .replaceAll('\\,', ',')
        .trim()
        .replace(/^[["']+|[\]"']+$/g, ''),
    )
    .filter(Boolean)

function withScheme(text: string): string | null {
  if (SCHEME.test(text)) return text
  const rest = text.replace(/^\/\//, '')
  return HOST.test(rest) ? `https://${rest}` : null
}
