/** Gives each product an id that stays the same from run to run. */
import type { Product } from '#src/api/contract.ts'
import type { Report } from '../report.ts'
import type { ProductRow } from '../rows/read-product.ts'
import { assignSlugs, slugOf } from './ids-and-slugs.ts'

type Named = Pick<Product, 'title' | 'brand' | 'affiliateUrl'>

/**
 * Returns the id of each row. An id column gives the id. Without one, the title does, and a product of the last run
 * with the same link, or else the same brand and title, keeps its id. Reports rows that are the same product as an
 * earlier one, by their id or link.
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
  const naturalKeys = naturalKeysOf(productRows, isShared)
  const firstRowOfKey = new Map<string, ProductRow>()
  const keyOfRow = new Map<ProductRow, string>()
  for (const productRow of productRows) {
    const key = productRow.idCell ? `id ${productRow.idCell.text}` : (naturalKeys.get(productRow) ?? '')
    const first = firstRowOfKey.get(key)
    if (first) reportRepeated(productRow, first, report)
    else {
      firstRowOfKey.set(key, productRow)
      keyOfRow.set(productRow, key)
    }
  }
  const byNaturalKey = new Map(Array.from(naturalKeysOf(previous, isShared), ([{ id }, key]) => [key, id]))
  const ids = assignSlugs(
    new Map(Array.from(keyOfRow, ([productRow, key]) => [key, productRow.idCell?.text ?? productRow.title])),
    previousIds(keyOfRow, naturalKeys, byNaturalKey),
  )
  return new Map(Array.from(keyOfRow, ([productRow, key]) => [productRow, ids.get(key) ?? key]))
}

/** Returns the ids of the last run by key. A product keeps the id of its cell also when another cell would give the same. */
function previousIds(
  keyOfRow: ReadonlyMap<ProductRow, string>,
  naturalKeys: ReadonlyMap<ProductRow, string>,
  byNaturalKey: ReadonlyMap<string, string>,
): Map<string, string> {
  const ids = new Map(byNaturalKey)
  const kept = new Set<string>()
  for (const [productRow, key] of keyOfRow) {
    const id = byNaturalKey.get(naturalKeys.get(productRow) ?? '')
    const slug = productRow.idCell && slugOf(productRow.idCell.text)
    const isOfCell = id !== undefined && [id, id.replace(/-[\da-f]{6,}$/, '')].some((each) => each === slug)
    if (!isOfCell || kept.has(id)) continue
    kept.add(id)
    ids.set(key, id)
  }
  return ids
}

/**
 * Returns what identifies each product without an id: its link, also with brand and title if several products have that
 * link. Products without a link that have the same brand and title are counted, because a title makes no two rows the same.
 */
function naturalKeysOf<Each extends Named>(
  products: readonly Each[],
  isShared: (link: string) => boolean,
): Map<Each, string> {
  const counts = new Map<string, number>()
  return new Map(
    products.map((product) => {
      const { title, brand, affiliateUrl } = product
      if (affiliateUrl && !isShared(affiliateUrl)) return [product, `link ${affiliateUrl}`]
      const key = `title ${brand ?? ''}\n${title}`
      if (affiliateUrl) return [product, `${key}\n${affiliateUrl}`]
      const count = (counts.get(key) ?? 0) + 1
      counts.set(key, count)
      return [product, count > 1 ? `${key}\n${count}` : key]
    }),
  )
}

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
