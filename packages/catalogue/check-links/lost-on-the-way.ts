/** Finds losses of redirects: the product's page, or the parameter that says who has sent the visitor. */
import { isTracker, merchantAddress } from './trackers.ts'

/** Names of parameters that identify the affiliate or the click, in small letters. */
const TRACKING = [
  /^(a_aid|a_bid|aid|asc_?subtag|awc|customid|hop|linkcode|rfsn|sca_ref|tag|tap_a|tap_s|tduid|toolid|via)$/,
  /^(aff\w*|campaign\w*|campid|cjdata|cjevent|irgwc|mkcid|mkevt|mkrid|partner\w*|ran(ea|m|site)id|track\w*|utm_\w+)$/,
  /^(ref|ref_?(by|code|er\w+|id)|sscid|sub_?id\w*|(\w*_)?clickref\w*|click\w*|\w*cl(ic)?k?_?id|admitad_uid)$/,
]

const isTracking = (name: string): boolean => TRACKING.some((names) => names.test(name.toLowerCase()))

/** The start page of a language counts too. */
const HOME_PATH =
  /^\/((at|au|be|ca|ch|cs|da|de|el|en|es|fi|fr|gb|hu|it|ja|ko|nb|nl|no|pl|pt|ro|ru|sk|sv|tr|uk|us|zh)([-_][a-z]{2})?\/?)?((index|default|home)(\.\w+)?\/?)?$/i

/** Returns whether a link to a page ends at a home page, where shops send visitors if the product is gone. */
export function endsAtHome(hops: string[]): boolean {
  const [link = '', ...redirects] = hops
  const end = redirects.at(-1)
  const meant = merchantAddress(new URL(link))
  return end !== undefined && isHome(new URL(end)) && !(meant && isHome(meant))
}

const isHome = ({ pathname, searchParams }: URL): boolean =>
  HOME_PATH.test(pathname) && Array.from(searchParams.keys()).every(isTracking)

export type Loss = { parameter: string; from: string; to: string }

/** Returns the tracking parameters that the merchant's addresses have lost, each with the redirect that has lost it. */
export function lostParameters(hops: string[]): Loss[] {
  const first = hops.find((hop) => !isTracker(new URL(hop)))
  const end = hops.at(-1)
  if (first === undefined || end === undefined) return []
  return Array.from(new URL(first).searchParams).flatMap(([name, value]) => {
    if (value === '' || !isTracking(name) || hasParameter(end, name, value)) return []
    const last = hops.findLastIndex((hop) => hasParameter(hop, name, value))
    return [{ parameter: `${name}=${value}`, from: hops[last] ?? first, to: hops[last + 1] ?? end }]
  })
}

/** Length of a value that does not occur in an address by chance. */
const TELLING = 3

/** Returns whether an address has the parameter, also under another name, in its path, or in an address that it contains. */
function hasParameter(address: string, name: string, value: string): boolean {
  const { pathname, searchParams } = new URL(address)
  if (searchParams.getAll(name).includes(value)) return true
  const text = [pathname, ...searchParams.values()].join('/')
  return text.includes(`${name}=${value}`) || (value.length >= TELLING && text.split(/[/?&=;,]/).includes(value))
}
