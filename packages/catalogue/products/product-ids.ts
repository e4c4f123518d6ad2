/** Gives each product an id that stays the same from run to run. */
import type { Product } from '#src/api/contract.ts'
import type { Report } from '../report.ts'
import type { ProductRow } from '../rows/read-product.ts'
import { assignSlugs, slugOf } from './ids-and-slugs.ts'

type Named = Pick<Product, 'title' | 'brand' | 'affiliateUrl'>

/**
 * Returns the id of each row. An id column gives the id. Without one, the title does, and a product of the last run
 * with the same link, or else the same brand and title, keeps its id. Reports rows that are the same product as an
 * earlier one.
 *
 * @param previous products of the last run
 */
export function assignIds(
  productRows: ProductRow[],
  previous: readonly Product[],
  report: Report,
): Map<ProductRow, string> {
  const shared = sharedLinks(productRows.filter(({ idCell }) => !idCell))
  const previouslyShared = sharedLinks(previous)
  const isShared = (link: string) => shared.has(link) || previouslyShared.has(link)
  const firstRowOfKey = new Map<string, ProductRow>()
  const keyOfRow = new Map<ProductRow, string>()
  for (const productRow of productRows) {
    const key = productRow.idCell ? `id ${productRow.idCell.text}` : naturalKey(productRow, isShared)
    const first = firstRowOfKey.get(key)
    if (first) reportRepeated(productRow, first, report)
    else {
      firstRowOfKey.set(key, productRow)
      keyOfRow.set(productRow, key)
    }
  }
  const ids = assignSlugs(
    new Map(Array.from(keyOfRow, ([productRow, key]) => [key, productRow.idCell?.text ?? productRow.title])),
    previousIds(keyOfRow, new Map(previous.map((product) => [naturalKey(product, isShared), product.id])), isShared),
  )
  return new Map(Array.from(keyOfRow, ([productRow, key]) => [productRow, ids.get(key) ?? key]))
}

/** Returns the ids of the last run by key. A product keeps the id of its cell also when another cell would give the same. */
function previousIds(
  keyOfRow: ReadonlyMap<ProductRow, string>,
  byNaturalKey: ReadonlyMap<string, string>,
  isShared: (link: string) => boolean,
): Map<string, string> {
  const ids = new Map(byNaturalKey)
  const kept = new Set<string>()
  for (const [productRow, key] of keyOfRow) {
    const id = byNaturalKey.get(naturalKey(productRow, isShared))
    const slug = productRow.idCell && slugOf(productRow.idCell.text)
    const isOfCell = id !== undefined && [id, id.replace(/-[\da-f]{6,}$/, '')].some((each) => each === slug)
    if (!isOfCell || kept.has(id)) continue
    kept.add(id)
    ids.set(key, id)
  }
  return ids
}

/** A link identifies a product unless several products have it. */
const naturalKey = ({ title, brand, affiliateUrl }: Named, isShared: (link: string) => boolean): string =>
  affiliateUrl && !isShared(affiliateUrl) ? `link ${affiliateUrl}` : `title ${brand ?? ''}\n${title}`

function sharedLinks(products: readonly Named[]): ReadonlySet<string> {
  const seen = new Set<string>()
  const links = products.flatMap(({ affiliateUrl }) => affiliateUrl ?? [])
  return new Set(links.filter((link) => seen.size === seen.add(link).size))
}

function reportRepeated({ line, idCell, title }: ProductRow, first: ProductRow, report: Report): void {
  const expected = idCell ? 'an id of its own' : 'another title, brand or link'
  const place = idCell ? { line, ...idCell } : { line, column: null, text: title }
  report.rejectRow(place, { what: `is the same product as ${report.placeOf(first.line)}`, expected })
}
