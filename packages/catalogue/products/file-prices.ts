/** Decides what depends on all prices of a file: its currency, and what a mark before three digits means. */

import { decimalsOf } from '#src/lib/currency-decimals.ts'
import { canBe, isCurrency } from '../cells/currency.ts'
import { decimalMarks, resolvePrice } from '../cells/price.ts'
import { formatCount, type Report } from '../report.ts'
import type { ProductRow } from '../rows/read-product.ts'
import type { PriceCell } from '../rows/row-prices.ts'
import { InputError, isUnreadable, type Unreadable } from '../unreadable.ts'

const cellsOf = ({ prices: { price, originalPrice } }: ProductRow) => (originalPrice ? [price, originalPrice] : [price])

/**
 * Returns the currency of a file's prices; null if they name none.
 *
 * @param chosen the currency of `--currency`
 * @throws {InputError} if the prices name several currencies, or a sign that several have, and none is chosen
 */
export function currencyOf(
  name: string,
  productRows: ProductRow[],
  chosen: string | null,
  { placeOf }: Report,
): string | null {
  if (chosen !== null) return chosen
  const rows = new Map<string, { amount: number; line: number }>()
  for (const productRow of productRows) {
    for (const currency of new Set(cellsOf(productRow).flatMap((cell) => codeOf(cell) ?? []))) {
      const known = rows.get(currency) ?? { amount: 0, line: productRow.line }
      rows.set(currency, { ...known, amount: known.amount + 1 })
    }
  }
  const [currency = null, ...others] = rows.keys()
  if (others.length === 0 && (currency === null || isCurrency(currency))) return currency
  const found = Array.from(
    rows,
    ([each, { amount, line }]) => `${each} (${formatCount(amount, 'row')}, first ${placeOf(line)})`,
  )
  throw new InputError(
    `${name}: prices are in ${found.join(' and ')}. Pass the code of one currency, such as --currency EUR. Rows in others are left out.`,
  )
}

/** Returns the currency of a row whose price is not in the one of `--currency`, else null. */
export const otherCurrency = ({ prices: { price } }: ProductRow, chosen: string | null): string | null =>
  chosen === null || isIn(chosen, price) ? null : codeOf(price)

/**
 * Returns the rows whose price is certain, and reports the others. An original price that cannot be used is left out. Sets
 * the prices of the rows, because copies of all rows would take half as much memory again.
 *
 * @param productRows with prices that are in the currency or name none
 * @throws {InputError} if no price of the file tells what its marks mean
 */
export function resolvePrices(productRows: ProductRow[], currency: string, report: Report): ProductRow[] {
  const digits = decimalsOf(currency)
  requireCertainPrice(productRows, digits, report)
  const used = decimalMarks(
    productRows.flatMap(cellsOf).map(({ price }) => price),
    digits,
  )
  const resolve = (cell: PriceCell): PriceCell | Unreadable => {
    if (!isIn(currency, cell)) return { what: `is not in ${currency}`, expected: 'the currency of the price' }
    const price = resolvePrice(cell.price, used, digits)
    return isUnreadable(price) ? price : { ...cell, price }
  }
  const resolveOriginal = (line: number, cell: PriceCell): PriceCell | null => {
    const price = resolve(cell)
    if (!isUnreadable(price)) return price
    report.warn({ line, ...cell.cell }, price)
    return null
  }
  return productRows.filter((row) => {
    const { line, prices } = row
    const price = resolve(prices.price)
    if (isUnreadable(price)) {
      report.rejectRow({ line, ...prices.price.cell }, price)
      return false
    }
    const originalPrice = prices.originalPrice && resolveOriginal(line, prices.originalPrice)
    row.prices = { price, originalPrice }
    return true
  })
}

/** In a currency with two decimals, "5.990" in every row is 5.99 or 5,990. */
function requireCertainPrice(rows: ProductRow[], digits: number, { placeOf }: Report): void {
  const prices = rows.map(({ prices: { price } }) => price)
  const [first] = rows
  if (digits !== 2 || !first || prices.some(({ price }) => price.ambiguous === null)) return
  throw new InputError(
    `${placeOf(first.line)}: every price has one mark and three digits after it, such as "${first.prices.price.cell.text.trim()}". Pass --decimal point if the point separates decimals, or --decimal comma.`,
  )
}

const isIn = (currency: string, { price }: PriceCell) => price.currency === null || canBe(price.currency, currency)

/** Returns what a price names. "$" is US dollars in a file that does not name another dollar. */
const codeOf = ({ price }: PriceCell) => (price.currency === '$' ? 'USD' : price.currency)
