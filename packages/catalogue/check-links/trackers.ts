/** Tracking links of affiliate networks, which count each request as a click. */
import { isHttp, parseUrl } from '#src/lib/outbound.ts'

/** Hosts by network. Subdomains belong to them. */
const HOSTS = Object.values({
  accesstrade: ['accesstrade.net', 'atid.me'],
  admitad: ['ad.admitad.com', 'alitems.co', 'alitems.com', 'alitems.site', 'rzekl.com', 'tjzuh.com', 'xpuvo.com'],
  adrecord: ['click.adrecord.com'],
  adtraction: ['track.adtraction.com'],
  aliexpress: ['s.click.aliexpress.com'],
  avantlink: ['avantlink.com'],
  awin: ['awin1.com', 'tidd.ly', 'zenaps.com'],
  belboon: ['belboon.de', 'belboon.com'],
  cj: [
    'afcyhf.com',
    'anrdoezrs.net',
    'apmebf.com',
    'awltovhc.com',
    'cj.dotomi.com',
    'dpbolvw.net',
    'emjcd.com',
    'ftjcfx.com',
    'jdoqocy.com',
    'kqzyfj.com',
    'lduhtrp.net',
    'qksrv.net',
    'tkqlhce.com',
    'tqlkg.com',
    'yceml.net',
  ],
  clickbank: ['hop.clickbank.net'],
  cuelinks: ['clnk.in', 'linksredirect.com'],
  daisycon: ['at19.net', 'bdt9.net', 'ds1.nl', 'dt51.net', 'glp8.net', 'jdt8.net', 'jf79.net', 'lt45.net', 'ndt5.net'],
  digistore: ['digistore24.com'],
  ebay: ['rover.ebay.com'],
  effiliation: ['effiliation.com'],
  financeads: ['financeads.net'],
  flexoffers: ['flexlinks.com', 'flexlinkspro.com', 'flexoffers.com'],
  geniuslink: ['geni.us'],
  impact: ['7eer.net', 'evyy.net', 'ojrq.net', 'pxf.io', 'sjv.io'],
  involve: ['invle.co', 'invol.co'],
  kelkoo: ['kelkoo.com', 'kelkoogroup.net'],
  linkconnector: ['linkconnector.com'],
  netaffiliation: ['metaffiliation.com', 'netaffiliation.com'],
  optimise: ['omguk.com', 'omgt1.com', 'omgt5.com'],
  paidOnResults: ['paidonresults.net'],
  partnerize: ['prf.hn'],
  pepperjam: ['gopjn.com', 'pjatr.com', 'pjtra.com', 'pntra.com', 'pntrac.com', 'pntrs.com'],
  rakuten: ['click.linksynergy.com', 'hb.afl.rakuten.co.jp'],
  shareasale: ['shareasale.com', 'shrsl.com'],
  skimlinks: ['redirectingat.com', 'skimresources.com'],
  sovrn: ['sovrn.co', 'viglink.com'],
  tradedoubler: ['tradedoubler.com'],
  tradetracker: ['tradetracker.net'],
  valuecommerce: ['valuecommerce.com'],
  webgains: ['webgains.com', 'webgains.io'],
}).flat()

/** Hosts of Impact's programs, such as `shop.i384100.net`. */
const IMPACT_PROGRAM = /\.i\d+\.net$/

/** Parameters that contain the merchant's address in links of hosts that are not in the list, such as the user's own. */
const DESTINATION =
  /^(deeplink|dest|destination|dl|goto|link|murl|out|r|redir|redirect|target|to|u|ued|ulp|url|urllink)$/i

/** Returns whether requests of this address count as clicks: the host is a network's, or the address contains another one. */
export const isTracker = (url: URL): boolean => isNetwork(url) || destinationIn(url) !== null

/** Returns the merchant's address that a link leads to: the link itself, the address in it, or null if it does not say. */
export function merchantAddress(url: URL): URL | null {
  const destination = destinationIn(url)
  if (destination) return merchantAddress(destination)
  return isNetwork(url) ? null : url
}

const isNetwork = ({ hostname }: URL): boolean =>
  IMPACT_PROGRAM.test(hostname) || HOSTS.some((host) => hostname === host || hostname.endsWith(`.${host}`))

/** Returns the address of another host in the parameters or in the path of an address. */
function destinationIn(url: URL): URL | null {
  const values = Array.from(url.searchParams).flatMap(([name, value]) =>
    isNetwork(url) || DESTINATION.test(name) ? [value] : [],
  )
  const [inPath] = /https?(:|%3a)\/?\/?.*/i.exec(url.pathname) ?? []
  if (inPath) values.push(inPath.includes('://') ? inPath + url.search : inPath)
  for (const value of values) {
    const address = /^https?%3a/i.test(value) ? decode(value) : value
    const destination = /^https?:\/\//i.test(address) ? parseUrl(address) : null
    if (destination && isHttp(destination) && destination.hostname !== url.hostname) return destination
  }
  return null
}

/** Decodes percent-encoding. Text that is none stays. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
