/** The report about the links of a catalogue. */
import type { Product } from '#src/api/contract.ts'
import { formatCount, section } from '../report.ts'
import type { Answer, State } from './ask-link.ts'
import { endsAtHome, lostParameters } from './lost-on-the-way.ts'

/** A link with the products that have it. The answer is null if the link was not asked. */
export type CheckedLink = { link: string; products: Product[]; answer: Answer | null }

const NOT_ASKED =
  'Tracking links that were not asked, because networks count each request as a click (--through-trackers)'

/**
 * Returns the report: how many links work, and which have what fault.
 *
 * @param most messages of each kind on the screen, where tracking links are only counted. Without it, all are listed.
 */
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
    asked.length === 0 && notAsked.length > 0
      ? noneAsked(notAsked.length)
      : summary(asked.length, {
          works: others.length,
          dead: dead.length,
          home: home.length,
          unknown: unknown.length,
        }),
    ...section('Dead', lines(dead), most),
    ...section(
      'Lead to a home page, so the product may be gone',
      home.map(({ name, hops }) => `${name}: ${hops[0]} leads to ${hops.at(-1)}.`),
      most,
    ),
    ...section('Lose a tracking parameter', losing, most),
    ...section('Could not be checked, so open some of them in a browser', lines(unknown), most),
    ...(notAsked.length > 0 && most < Number.POSITIVE_INFINITY
      ? [`${NOT_ASKED}: ${notAsked.length.toLocaleString('en-US')}, named in links.txt.`]
      : section(
          NOT_ASKED,
          notAsked.map(({ link, products }) => `${nameOf(products)}: ${link}`),
          most,
        )),
    ...section(
      'Redirects of links that work',
      others.flatMap(({ name, hops }) => (hops.length > 1 ? `${name}: ${hops[0]} leads to ${hops.at(-1)}.` : [])),
      most,
    ),
  ]
}

/** "Checked 3 links: 2 work, 1 is dead." */
function summary(asked: number, counts: { works: number; dead: number; home: number; unknown: number }): string {
  const parts = [
    formatVerb(counts.works, 'works', 'work'),
    counts.dead > 0 && formatVerb(counts.dead, 'is dead', 'are dead'),
    counts.home > 0 && formatVerb(counts.home, 'leads to a home page', 'lead to a home page'),
    counts.unknown > 0 && `${counts.unknown.toLocaleString('en-US')} could not be checked`,
  ]
  return `Checked ${formatCount(asked, 'link')}: ${parts.filter(Boolean).join(', ')}.`
}

const formatVerb = (amount: number, singular: string, plural: string): string =>
  `${amount.toLocaleString('en-US')} ${amount === 1 ? singular : plural}`

function noneAsked(links: number): string {
  const advice = '--through-trackers asks'
  return links === 1
    ? `The only link was not checked: it is a network's tracking link and does not contain the merchant's address. ${advice} it, which counts as a click.`
    : `None of the ${formatCount(links, 'link')} was checked: they are a network's tracking links and do not contain the merchant's address. ${advice} them, and each counts as a click.`
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
