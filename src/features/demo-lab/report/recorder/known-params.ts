/** Leaves out query parameters that the shop does not know, because a link in a mail may have a name or a token there. */
import { BLOG_PARAMS, LISTING_PARAMS, paramsOfPath } from '#src/lib/search-params.ts'

/** Replacement of unknown parameters in texts. */
export const PARAMETERS = '[parameters]'

/** Returns the page's path below the base path, the parameters that its route reads, and the hash of an element's id. */
export function currentAddress(): string {
  const { pathname, search, hash } = location
  const path = pathname.slice(import.meta.env.BASE_URL.length)
  return path + knownQuery(search, paramsOfPath(path)) + (hash.includes('=') ? '' : hash)
}

/** Returns the text with `PARAMETERS` for the queries that have unknown parameters. */
export const withoutParams = (text: string): string =>
  text.replace(/\?[^\s"'<>()#]*=[^\s"'<>()#]*/g, (query) =>
    knownQuery(query, [...LISTING_PARAMS, ...BLOG_PARAMS, 'limit']) === query ? query : `?${PARAMETERS}`,
  )

function knownQuery(query: string, names: readonly string[]): string {
  const known = query.split(/[?&]/).filter((part) => names.includes(part.split('=', 1).join('')))
  return known.length > 0 ? `?${known.join('&')}` : ''
}
