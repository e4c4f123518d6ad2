/** Words for the symptoms of scenarios, as testers describe them. The Demo Lab's search finds scenarios by them. */
import type { NamedScenario } from './registry.ts'

const ERROR = 'error failure fails broken crash something went wrong'

/** A scenario has the words of each pattern that its name matches. */
const SYMPTOMS: readonly (readonly [RegExp, string])[] = [
  [
    /^slow-|-(never|after-\w+)$/,
    'timeout timed out time out slow lag latency loading forever spinner skeleton hangs stuck frozen waiting nothing happens',
  ],
  [/-(400|401|404|409|500|html|nonsense|misshapen|offline)$|^(flaky-|offline|all-)|-failed$|-broken$/, ERROR],
  [/-500$|^flaky-/, 'server down internal server error 5xx'],
  [/^flaky-/, 'sometimes intermittent random unreliable unstable'],
  [/-html$/, 'bad gateway 502 503 proxy maintenance outage captive portal'],
  [/-(nonsense|misshapen|broken)$/, 'invalid json malformed corrupt data schema parse error unexpected answer'],
  [/offline$/, 'network error no internet connection lost disconnected wifi cors'],
  [
    /-401$/,
    'unauthorised unauthorized forbidden 403 permission denied log in login sign in session expired logged out',
  ],
  [/-404$/, 'not found missing deleted removed gone dead link broken link'],
  [/-400$/, 'bad request rejected invalid validation'],
  [/-409$/, 'conflict limit rejected already in cart'],
  [/-200-(html|empty)$/, 'not saved lost change comes back silent false success'],
  [/^(add|toast-added|toast-unbroken)/, 'add to cart button'],
  [/^(remove|toast-(item-)?removed|toast-remove-)/, 'remove delete line'],
  [/^(update|toast-no-quantity|toast-update-)/, 'quantity plus minus increase decrease stepper'],
  [/^clear|^toast-cleared/, 'empty delete all'],
  [/^toast-/, 'notification message snackbar'],
  [/^popups-|^toast-checkout|^cart-without-links/, 'pop-up blocker new tab window check out buy'],
  [/^sold-out/, 'out of stock unavailable cannot buy'],
  [/^(fields-missing|cart-without-links)/, 'unavailable cannot buy no link'],
  [/-empty$|^reviews-none/, 'blank nothing shown no results no items nothing found white page'],
  [/^cart-id-replaced/, 'lost cart disappeared vanished empty session'],
  [/^cart-line-twice/, 'double duplicated twice'],
  [/^cart-odd-quantities/, 'negative decimal fraction zero wrong count NaN'],
  [/^(cart-200-lines|catalogue-10000|categories-3000)/, 'many large huge long list performance slow pagination'],
  [
    /^(texts-(long|retail)|words-unbroken|toast-unbroken)/,
    'overflow cut off truncated horizontal scroll layout broken wrap',
  ],
  [/^texts-rtl/, 'rtl direction translation mirrored language'],
  [/fields-missing/, 'no image missing picture photo placeholder no rating no description undefined null'],
  [/^pictures-missing/, `no image picture photo placeholder alt text alternative ${ERROR}`],
  [/^pictures-slow/, 'image photo loading late blank empty lazy layout shift jump timeout slow lag latency waiting'],
  [/^prices-unreadable/, 'wrong price missing price no price NaN undefined'],
  [/^wrong-order/, 'stale old results race condition wrong products flicker'],
  [/^(row-broken|ids-unaddressable|showcase-404)/, 'missing product wrong count fewer products'],
]

/** Words that say nothing about a scenario, as in "error on add". */
const IGNORED = new Set('a an and at does for from i in is it my of on the to when while with'.split(' '))

/** Returns whether a scenario's texts and symptoms have all words of a search, without a plural's "s". */
export function matches({ name, title, shows, expected }: NamedScenario, query: string): boolean {
  const symptoms = SYMPTOMS.flatMap(([pattern, words]) => (pattern.test(name) ? words : []))
  const text = [name, title, shows, expected, ...symptoms].join(' ').toLowerCase()
  const words = query.toLowerCase().split(/\s+/)
  return words.every((word) => IGNORED.has(word) || text.includes(word.replace(/s$/, '')))
}
