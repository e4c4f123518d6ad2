/** Gives each product an id that stays the same from run to run. */
import type { Product } from '#src/api/contract.ts'
import type { Report } from '../report.ts'
import type { Draft } from '../rows/read-product.ts'
import { assignSlugs } from './ids-and-slugs.ts'

type Named = Pick<Product, 'title' | 'brand' | 'affiliateUrl'>

/**
 * Returns the id of each draft. An id column gives the id. Without one, the title does, and a product of the last run with
 * the same link, or else the same brand and title, keeps its id. Reports rows that are the same product as an earlier one.
 *
 * @param former products of the last run
 */
export function assignIds(drafts: Draft[], former: readonly Product[], report: Report): Map<Draft, string> {
  const shared = sharedLinks(drafts.filter(({ idCell }) => !idCell))
  const sharedBefore = sharedLinks(former)
  const isShared = (link: string) => shared.has(link) || sharedBefore.has(link)
  const firstOf = new Map<string, Draft>()
  const keys = new Map<Draft, string>()
  for (const draft of drafts) {
    const key = draft.idCell ? `id ${draft.idCell.text}` : naturalKey(draft, isShared)
    const first = firstOf.get(key)
    if (first) reportRepeated(draft, first, report)
    else {
      firstOf.set(key, draft)
      keys.set(draft, key)
    }
  }
  const ids = assignSlugs(
    new Map(Array.from(keys, ([draft, key]) => [key, draft.idCell?.text ?? draft.title])),
    new Map(former.map((product) => [naturalKey(product, isShared), product.id])),
  )
  return new Map(Array.from(keys, ([draft, key]) => [draft, ids.get(key) ?? key]))
}

/** A link identifies a product unless several products have it. */
const naturalKey = ({ title, brand, affiliateUrl }: Named, isShared: (link: string) => boolean): string =>
  affiliateUrl && !isShared(affiliateUrl) ? `link ${affiliateUrl}` : `title ${brand ?? ''}\n${title}`

function sharedLinks(products: readonly Named[]): ReadonlySet<string> {
  const seen = new Set<string>()
  const links = products.flatMap(({ affiliateUrl }) => affiliateUrl ?? [])
  return new Set(links.filter((link) => seen.size === seen.add(link).size))
}

function reportRepeated({ line, idCell, title }: Draft, first: Draft, report: Report): void {
  const expected = idCell ? 'an id of its own' : 'another title, brand or link'
  const place = idCell ? { line, ...idCell } : { line, column: null, text: title }
  report.bad(place, { what: `is the same product as ${report.placeOf(first.line)}`, expected })
}
