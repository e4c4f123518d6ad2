/**
 * Placeholders for the id of the shop's owner, which networks leave in links: `userID=YOURUSERID`. Nobody is paid for a
 * sale through such a link.
 */

const OWNER =
  'affiliate|aff|publisher|pub|partner|associates?|tracking|campaign|camp|member|user|account|site|website|store|shop|network|merchant|media|click|sub|api'
const ID = 'ids?|tag|code|key|token|ref|camref|username'
/** Several words are one placeholder: `INSERT_YOUR_ID_HERE`. */
const WORDS = `(?:[-_ +]?(?:your|my|the|with|${OWNER}|${ID}|[psacu]id|here))+`
const YOUR = 'your|deine|ihre|votre|insert|replace'
const VERBS = 'enter|put|paste|add|change'

const NAMES = [
  `(?:${YOUR}|${VERBS})${WORDS}`,
  '(?:replace|change)[-_ ]?me',
  `(?:${OWNER})[-_ ]?(?:${OWNER})?[-_ ]?(?:${ID})(?:[-_ ]here)?(?!/\\d)`,
  `(?:${ID})[-_ ]here`,
]
/** Not a part of other words, and not the name of a parameter. */
const NAME = new RegExp(`(?<![a-z])(?:${NAMES.join('|')})(?![-_]?[a-z]|=|:)`, 'gi')
const CROSSES = /(?<![a-z])(?:x{5,}|z{5,})(?![a-z])/i

/** Such as {affiliate_id}, [[PUBLISHER_ID]], !!!affid!!!, #MEDIA_ID# and %AFFID%. An id in braces has digits. */
const MARKED =
  /\$?\{{1,2} ?[a-z][a-z_ .-]*\d? ?\}{1,2}|\[\[[^\]]+\]\]|(!!!|@@|##|%%)\w+\1|#[A-Z][A-Z_]+#|__[A-Z][A-Z_]+__|(?<=[=/:])(?:\[[a-z][a-z_ .-]*\d?\]|<[a-z][a-z_ .-]*\d?>|%[a-z_]{3,}%)(?=[&/?#]|$)/i

/** Placeholders that could be a word of an address elsewhere. */
const VALUE = new RegExp(
  `^(?:(?:${YOUR})${WORDS}|(?:${VERBS})${WORDS}(?<=here)|(?:replace|change)[-_]?me)(?:-\\d\\d)?$`,
  'i',
)
const SHORT_CROSSES = /^x{3,}(?:-\d\d)?$/i
const NAME_OF_ID = /id|tag|aff|ref|partner|pub|camp|user|code/i

/** An address in another one. The network fills in the marks that it has. */
const INNER_ADDRESS = /(?<=.)https?(?::|%3a)(?:\/|%2f){2}[^&]*/gi

/** Returns the placeholder that a link contains, or null. */
export function placeholderIn(link: string): string | null {
  const decoded = decodeAscii(decodeAscii(link))
  const inCapitals = Array.from(decoded.matchAll(NAME), ([text]) => text).find((text) => text === text.toUpperCase())
  const marked = MARKED.exec(decodeAscii(link.replace(INNER_ADDRESS, '')))
  return inCapitals ?? CROSSES.exec(decoded)?.[0] ?? marked?.[0] ?? valueWithPlaceholder(link)
}

function valueWithPlaceholder(link: string): string | null {
  const found = Array.from(new URL(link).searchParams).find(
    ([name, value]) => VALUE.test(value) || (SHORT_CROSSES.test(value) && NAME_OF_ID.test(name)),
  )
  return found?.[1] ?? null
}

/** Decodes the letters and signs of ASCII, so that no escape is invalid. */
const decodeAscii = (text: string): string =>
  text.replace(/%([2-7][\da-f])/gi, (_escape, hex: string) => String.fromCodePoint(Number.parseInt(hex, 16)))
