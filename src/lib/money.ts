/**
 * Money: the contract has decimal strings in US dollars, the shop shows $1,299.00 (product/README.md).
 */
const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })

const DECIMAL = /^\d+(\.\d+)?$/

/** Returns the dollars of a decimal string, or null if it is not a plain decimal or too large for a number. */
export function parseAmount(amount: string | null | undefined): number | null {
  const value = amount && DECIMAL.test(amount.trim()) ? Number(amount) : null
  return Number.isFinite(value) ? value : null
}

/** Formats dollars as `$1,299.00` (spec §9), or as an em dash for null, NaN and infinity. */
export function formatMoney(amount: number | null): string {
  return amount !== null && Number.isFinite(amount) ? dollars.format(amount) : '—'
}

/** Returns the savings in dollars (original price minus price), or null if there are none (spec §9). */
export function savings(price: string, originalPrice: string | null | undefined): number | null {
  const current = parseAmount(price)
  const original = parseAmount(originalPrice)
  return current !== null && original !== null && original > current ? original - current : null
}
