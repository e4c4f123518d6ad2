/** The prices of one row: what a product costs now, and what it cost before. */
import { canBe, readCurrency } from '../cells/currency.ts'
import { type DateOrder, readDate } from '../cells/dates.ts'
import { type DecimalMark, type Price, readPrice } from '../cells/price.ts'
import type { Cell } from '../read/raw-row.ts'
import { isUnreadable, type Unreadable } from '../unreadable.ts'
import { firstCell, hasText, type RowCells, readCell } from './row-cells.ts'

export type PriceOptions = { decimal: DecimalMark | null; dates: DateOrder | null; now: Date }
export type PriceCell = { price: Price; cell: Cell }

/** Programs write 0 for a product that has no original price. */
const IS_ZERO = /^[^1-9]*0[^1-9]*$/

/**
 * Reads the prices. During a sale the sale price counts, and the regular price is the original one.
 *
 * @returns null if the row has no usable price, which is reported as bad
 */
export function readPrices(row: RowCells, options: PriceOptions) {
  const regular = firstCell(row, 'price')
  const sale = firstCell(row, 'salePrice')
  const isSale = sale !== null && /[1-9]/.test(sale.text) && isSaleNow(row, options)
  const isDiscounted = !isSale && hasDiscount(row) && isSaleNow(row, options)
  const cell = isSale ? sale : (regular ?? sale)
  if (!cell) {
    row.reject(null, { what: 'has no price', expected: 'a number such as 1,299.00' })
    return null
  }
  const currencyCell = firstCell(row, 'currency')
  const currency = hasText(currencyCell) ? readCell(currencyCell, readCurrency) : null
  if (isUnreadable(currency)) {
    row.reject(currencyCell, currency)
    return null
  }
  const read: ReadPrice = (each) => {
    const digits = firstCell(row, 'minorUnit')?.text.trim()
    const decimal = each.isNumber || digits ? '.' : options.decimal
    return withCurrency(
      readCell(each, (text) => readPrice(digits ? inMajorUnit(text, Number(digits)) : text, decimal)),
      currency,
    )
  }
  const fullPrice = withSurcharge(row, read(cell), read)
  const price = isDiscounted && !isUnreadable(fullPrice) ? withDiscount(row, fullPrice, read) : fullPrice
  if (isUnreadable(price)) {
    row.reject(cell, price)
    return null
  }
  const original = firstCell(row, 'originalPrice')
  if (isDiscounted && !hasText(original) && !isUnreadable(fullPrice)) {
    return { price: { price, cell }, originalPrice: { price: fullPrice, cell } }
  }
  return {
    price: { price, cell },
    originalPrice: readOriginalPrice(row, hasText(original) ? original : isSale ? regular : null, read),
  }
}

/** Returns an amount of cents, or of another minor unit with some digits, as a decimal number: "1999" is "19.99". */
function inMajorUnit(text: string, digits: number): string {
  const amount = text.trim()
  if (digits === 0 || !/^\d+$/.test(amount)) return amount
  const padded = amount.padStart(digits + 1, '0')
  return `${padded.slice(0, -digits)}.${padded.slice(-digits)}`
}

/** Returns the price of a variant that costs more than its product. */
function withSurcharge(row: RowCells, price: Price | Unreadable, read: ReadPrice): Price | Unreadable {
  const cell = firstCell(row, 'surcharge')
  if (!cell || !/[1-9]/.test(cell.text) || isUnreadable(price)) return price
  const surcharge = read(cell)
  if (isUnreadable(surcharge)) return surcharge
  return { ...price, amount: String(Number((Number(price.amount) + Number(surcharge.amount)).toFixed(2))) }
}

type ReadPrice = (cell: Cell) => Price | Unreadable

const DISCOUNTS = ['discountAmount', 'discountPercent'] as const

const hasDiscount = (row: RowCells) => DISCOUNTS.some((field) => /[1-9]/.test(firstCell(row, field)?.text ?? ''))

/** Returns the price less the discount of the row. */
function withDiscount(row: RowCells, price: Price, read: ReadPrice): Price | Unreadable {
  const isPercent = /percent|%/i.test(firstCell(row, 'discountMode')?.text ?? '')
  const [value, percentage] = DISCOUNTS.map((field) => {
    const cell = firstCell(row, field)
    return cell && /[1-9]/.test(cell.text) ? read({ ...cell, text: cell.text.replace('%', '') }) : null
  })
  const [amount, percent] = isPercent ? [null, value] : [value, percentage]
  if (isUnreadable(amount)) return amount
  if (isUnreadable(percent)) return percent
  const left = Number(price.amount) * (1 - Number(percent?.amount ?? 0) / 100) - Number(amount?.amount ?? 0)
  if (left <= 0) return { what: 'is not above its discount', expected: 'a price above 0' }
  return { ...price, amount: String(Number(left.toFixed(2))) }
}

/** Returns the price with the currency of the row's own column, which also decides what a sign such as "$" means. */
function withCurrency(price: Price | Unreadable, currency: string | null): Price | Unreadable {
  if (isUnreadable(price) || currency === null) return price
  if (price.currency === null || canBe(price.currency, currency)) return { ...price, currency }
  return { what: `is not in ${currency}, which another column names`, expected: 'one currency' }
}

function readOriginalPrice(row: RowCells, cell: Cell | null, read: ReadPrice): PriceCell | null {
  if (!hasText(cell) || IS_ZERO.test(cell.text)) return null
  const price = read(cell)
  if (!isUnreadable(price)) return { price, cell }
  row.warn(cell, price)
  return null
}

/** Databases write a missing date as 0000-00-00. */
const NO_DATE = /^[0\s:-]*$/

/** Returns whether now is within the dates of the sale. An unreadable date ends the sale, so that no price is too low. */
function isSaleNow(row: RowCells, { dates, now }: PriceOptions): boolean {
  const range = firstCell(row, 'saleDates')
  const [starts = '', ends = ''] = range?.text.split('/') ?? []
  const isWithin = (cell: Cell | null, text: string, limit: 'start' | 'end'): boolean => {
    if (NO_DATE.test(text)) return true
    const date = readDate(text, dates)
    if (isUnreadable(date)) {
      row.warn(cell, date)
      return false
    }
    if (limit === 'start') return now >= new Date(date)
    // A sale lasts until the end of its last day.
    return now <= new Date(date.includes('T') ? date : `${date}T23:59:59Z`)
  }
  const [startCell, endCell] = [firstCell(row, 'saleStarts'), firstCell(row, 'saleEnds')]
  return (
    isWithin(range, starts, 'start') &&
    isWithin(range, ends, 'end') &&
    isWithin(startCell, startCell?.text ?? '', 'start') &&
    isWithin(endCell, endCell?.text ?? '', 'end')
  )
}
