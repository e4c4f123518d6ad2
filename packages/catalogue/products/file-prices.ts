/** Decides what depends on all prices of a file: its currency, and what a mark before three digits means. */

import { type DecimalMark, resolvePrice } from '../cells/price.ts'
import { formatCount, type Report } from '../report.ts'
import type { ProductRow } from '../rows/read-product.ts'
import { InputError, isUnreadable } from '../unreadable.ts'

const NONE = 'no named currency'

const cellsOf = ({ prices: { price, originalPrice } }: ProductRow) => (originalPrice ? [price, originalPrice] : [price])

/** Throws `InputError` if a price is not in US dollars, because the shop shows every price in US dollars (spec §9). */
export function requireDollars(name: string, productRows: ProductRow[], { placeOf }: Report): void {
  const rows = new Map<string, { amount: number; line: number }>()
  for (const productRow of productRows) {
    for (const currency of new Set(cellsOf(productRow).map(({ price }) => price.currency ?? NONE))) {
      const known = rows.get(currency) ?? { amount: 0, line: productRow.line }
      rows.set(currency, { ...known, amount: known.amount + 1 })
    }
  }
  if (Array.from(rows.keys()).every((currency) => currency === 'USD' || currency === NONE)) return
  const found = Array.from(
    rows,
    ([currency, { amount, line }]) => `${currency} (${formatCount(amount, 'row')}, first ${placeOf(line)})`,
  )
  throw new InputError(
    `${name}: prices are in ${found.join(' and ')}, but the shop shows all prices in US dollars. Convert them, or pass --currency-as-usd to show the same numbers with a dollar sign.`,
  )
}

/** Returns the rows whose price is certain. Reports the others. */
export function resolvePrices(productRows: ProductRow[], report: Report): ProductRow[] {
  const used = new Set(
    productRows.flatMap(cellsOf).flatMap(({ price }): DecimalMark[] => (price.decimal ? [price.decimal] : [])),
  )
  return productRows.flatMap((productRow) => {
    const { price, originalPrice } = productRow.prices
    const resolved = resolvePrice(price.price, used)
    if (isUnreadable(resolved)) {
      report.rejectRow({ line: productRow.line, ...price.cell }, resolved)
      return []
    }
    const resolvedOriginal = originalPrice && resolvePrice(originalPrice.price, used)
    if (!originalPrice || !isUnreadable(resolvedOriginal)) return [productRow]
    report.warn({ line: productRow.line, ...originalPrice.cell }, resolvedOriginal)
    return [{ ...productRow, prices: { price, originalPrice: null } }]
  })
}
