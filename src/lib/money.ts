/**
 * Money: the contract has decimal strings in US dollars, the shop shows $1,299.00 (product/README.md).
 */
import { withCommas } from './numbers.ts'

const DECIMAL = /^\d+(\.\d+)?$/

/** Dollars with at most whole cents. */
const PRICE = /^(\d+)(?:\.(\d{1,2}))?$/

/** Returns the dollars of a decimal string, or null if it is not a plain decimal or too large for a number. */
export function parseAmount(amount: string | null | undefined): number | null {
  const value = amount && DECIMAL.test(amount.trim()) ? Number(amount) : null
  return Number.isFinite(value) ? value : null
}

/** Formats dollars as `$1,299.00` (spec §9), or as an em dash for null, NaN and infinity. */
export function formatMoney(amount: number | null): string {
  if (amount === null || !Number.isFinite(amount)) return '—'
  const [, whole, cents = ''] = PRICE.exec(String(amount)) ?? []
  return whole === undefined ? formatFraction(amount) : `$${withCommas(whole)}.${cents.padEnd(2, '0')}`
}

/** Formats fractions of a cent, such as the sum of 0.1 and 0.2, and amounts from 10²¹ on. */
const formatFraction = (amount: number) => amount.toLocaleString('en-US', { style: 'currency', currency: 'USD' })

/** Returns the savings in dollars (original price minus price), or null if there are none (spec §9). */
export function savings(price: string, originalPrice: string | null | undefined): number | null {
  const current = parseAmount(price)
  const original = parseAmount(originalPrice)
  return current !== null && original !== null && original > current ? original - current : null
}
