/** Hides the keys in the address of a feed before a message shows it. Keys are in the query as well as in the path. */

const WORD = /^([a-z]{1,20}|v?\d{1,4})$/i
/** The part of a path before a key: `/apikey/KEY/`. */
const BEFORE_KEY =
  /^([a-z]+[-_])*([a-z]*key|[a-z]*token|auth|pass|password|pw|secret|user|user[-_]?name|login|session|sign?|signature|s?id|hash)$/i
const FEED_FILE = /\.(atom|csv|gz|jsonl?|ndjson|rss|tsv|txt|xml|yml|zip)$/i

/** A part of plain words can be shown, such as "lamps-2026.csv". Anything else may be a key. */
const isPlain = (part: string, before = ''): boolean =>
  part === '' || (!BEFORE_KEY.test(before) && part.split(/[-_.]/).every((word) => WORD.test(word)))

const partsOf = ({ pathname }: URL): string[] => {
  const parts = pathname.split('/')
  return parts.map((part, index) => (isPlain(part, parts[index - 1]) ? part : '…'))
}

/** Returns the address without user, password, query and what may be a key. */
export const shownAddress = (url: URL): string => url.origin + partsOf(url).join('/')

/** Returns the file name at the end of the address, or "feed". It is published as the source of the catalogue. */
export function feedName(url: URL): string {
  const name = partsOf(url).at(-1) ?? ''
  return FEED_FILE.test(name) ? name : 'feed'
}
