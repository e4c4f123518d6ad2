/** Keeps the newest products of a file that has more than the shop can show, with all rows of each. */
import { formatCount } from '../report.ts'
import { createdAtOf, groupOf, type ProductRow, type RowOptions } from '../rows/read-product.ts'
import { type RowCells, withoutReports } from '../rows/row-cells.ts'

type KeptProduct = {
  /** Of its newest row. Empty without a date, which sorts it behind all others. */
  date: string
  rows: ProductRow[]
}

/** Keeps all rows. */
export function createAll() {
  const productRows: ProductRow[] = []
  return {
    accepts: () => true,
    add: (row: ProductRow) => productRows.push(row),
    result: () => ({ productRows, removed: null }),
  }
}

/** @param most products that are kept */
export function createNewest(most: number) {
  const products = new Map<string | ProductRow, KeptProduct>()
  let removedRows = 0
  let hasDates = false
  /** Date of the oldest product that was kept when others were removed. */
  let oldest: string | null = null

  function removeOldest(): void {
    // Between products of the same date, the order of the file decides.
    const newestFirst = Array.from(products).toSorted(([, a], [, b]) => compare(b.date, a.date))
    oldest = newestFirst[most - 1]?.[1].date ?? null
    for (const [key, { rows }] of newestFirst.slice(most)) {
      products.delete(key)
      removedRows += rows.length
    }
  }

  return {
    /** Returns whether a row may be of one of the newest products, before it is read. */
    accepts(row: RowCells, options: RowOptions): boolean {
      if (oldest === null || products.has(groupOf(row)?.text ?? '')) return true
      const isNew = (createdAtOf(withoutReports(row), options) ?? '') > oldest
      if (!isNew) removedRows += 1
      return isNew
    },
    add(row: ProductRow): void {
      const date = row.createdAt ?? ''
      const key = row.group?.text ?? row
      const product = products.get(key)
      hasDates ||= date !== ''
      if (product) {
        product.rows.push(row)
        if (date > product.date) product.date = date
      } else products.set(key, { date, rows: [row] })
      // Not for each product, because sorting them takes long.
      if (products.size >= 2 * most) removeOldest()
    },
    /** Returns the rows of the newest products, and what was removed. */
    result() {
      if (products.size > most) removeOldest()
      const which = hasDates
        ? 'all but the newest products'
        : 'no column says since when products exist, so the first products of the file stay (--map createdAt=HEADING names one)'
      return {
        productRows: Array.from(products.values()).flatMap(({ rows }) => rows),
        removed: removedRows > 0 ? `${formatCount(removedRows, 'row')} by --limit ${most}: ${which}` : null,
      }
    },
  }
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)
