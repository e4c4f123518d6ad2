/** The report about the links of a catalogue. */
import type { Product } from '#src/api/contract.ts'
import { formatCount, section } from '../report.ts'
import type { Answer, State } from './ask-link.ts'
import { endsAtHome, lostParameters } from './lost-on-the-way.ts'

/** A link with the products that have it. The answer is null if the link was not asked. */
export type CheckedLink = { link: string; products: Product[]; answer: Answer | null }

/** Returns the report: how many links work, and which have what fault. */
export function linkReport(checked: CheckedLink[], most = Number.POSITIVE_INFINITY): string[] {
  const notAsked = checked.filter(({ answer }) => answer === null)
  const asked = checked.flatMap(({ answer, products }) => (answer ? { ...answer, name: nameOf(products) } : []))
  const ofState = (state: State) => asked.filter((link) => link.state === state)
  const lines = (links: typeof asked) => links.map(({ name, hops, reason }) => `${name}: ${placeOf(hops)} ${reason}.`)
  const [works, dead, unknown] = [ofState('works'), ofState('dead'), ofState('unknown')]
  const [home, others] = [works.filter(({ hops }) => endsAtHome(hops)), works.filter(({ hops }) => !endsAtHome(hops))]
  const losing = works.flatMap(({ name, hops }) =>
    lostParameters(hops).map(
      ({ parameter, from, to }) => `${name}: "${parameter}" is lost where ${from} redirects to ${to}.`,
    ),
  )
  return [
    `Checked ${formatCount(asked.length, 'link')}: ${works.length} work, ${dead.length} are dead, ${unknown.length} could not be checked.`,
    ...section('Dead', lines(dead), most),
    ...section(
      'Lead to a home page, so the product may be gone',
      home.map(({ name, hops }) => `${name}: ${hops[0]} leads to ${hops.at(-1)}.`),
      most,
    ),
    ...section('Lose a tracking parameter', losing, most),
    ...section('Could not be checked, so open some of them in a browser', lines(unknown), most),
    ...section(
      'Tracking links that were not asked, because networks count each request as a click (--through-trackers)',
      notAsked.map(({ link, products }) => `${nameOf(products)}: ${link}`),
      most,
    ),
    ...section(
      'Redirects of links that work',
      others.flatMap(({ name, hops }) => (hops.length > 1 ? `${name}: ${hops[0]} leads to ${hops.at(-1)}.` : [])),
      most,
    ),
  ]
}

function nameOf([product, ...others]: Product[]): string {
  const more = others.length > 0 ? ` and ${formatCount(others.length, 'other product')}` : ''
  return `${product?.title}${more}`
}

/** "https://a.example/1", or "https://a.example/1 leads to https://b.example/, which". */
function placeOf(hops: string[]): string {
  const [link, ...redirects] = hops
  return redirects.length === 0 ? `${link}` : `${link} leads to ${redirects.at(-1)}, which`
}
