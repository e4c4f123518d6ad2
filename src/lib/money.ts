/**
 * Money as the contract carries it (decimal strings, US dollars) and as the shop
 * shows it: $1,299.00, or an em dash for anything that is not a number
 * (product.md, Missing prices).
 */
const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })

const DECIMAL = /^\d+(\.\d+)?$/

/** Takes a decimal string; returns its value in dollars, or null where it is no plain decimal or beyond all numbers. */
export function parseAmount(amount: string | null | undefined): number | null {
  const value = amount && DECIMAL.test(amount.trim()) ? Number(amount) : null
  return Number.isFinite(value) ? value : null
}

/** Takes dollars; returns `$1,299.00`, or an em dash for null and for a sum beyond all numbers (spec §9: two decimals with $). */
export function formatMoney(amount: number | null): string {
  return amount !== null && Number.isFinite(amount) ? dollars.format(amount) : '—'
}

/** The savings line's amount in dollars: original minus price; null where nothing is saved (spec §9). */
export function savings(price: string, originalPrice: string | null | undefined): number | null {
  const now = parseAmount(price)
  const before = parseAmount(originalPrice)
  return now !== null && before !== null && before > now ? before - now : null
}
