/**
 * Money: the contract has decimal strings in the shop's currency. The shop shows them as its locale writes them, by default
 * as `$1,299.00` (product/README.md).
 */
import { withCommas } from './numbers.ts'

/** The currency (ISO 4217) and the locale (BCP 47) of prices. */
export type Currency = { currency: string; locale: string }

export const US_DOLLARS = { currency: 'USD', locale: 'en-US' } as const satisfies Currency

export type Money = {
  /** Formats an amount as `$1,299.00`, or as an em dash for null, NaN and infinity. */
  format: (amount: number | null) => string
  /** Formats a whole amount without decimals: `$50`. */
  formatWhole: (amount: number) => string
}

const DECIMAL = /^\d+(\.\d+)?$/

const DOLLARS_AND_CENTS = /^(\d+)(?:\.(\d{1,2}))?$/

/** Returns the number of a decimal string, or null if it is not a plain decimal or too large for a number. */
export function parseAmount(amount: string | null | undefined): number | null {
  const value = amount && DECIMAL.test(amount.trim()) ? Number(amount) : null
  return Number.isFinite(value) ? value : null
}

/**
 * Returns the formatter of a currency in a locale. A browser that does not know the locale writes as in en-US.
 *
 * US dollars with at most whole cents need no `Intl`, whose first use takes a phone up to 180 ms (see `numbers.ts`).
 */
export function createMoney({ currency, locale }: Currency): Money {
  const isDollars = currency === US_DOLLARS.currency && locale === US_DOLLARS.locale
  const intl = (options?: Intl.NumberFormatOptions) => {
    const formatter = new Intl.NumberFormat([locale, US_DOLLARS.locale], { style: 'currency', currency, ...options })
    // Japanese has a yen sign of full width, which only fonts for Asian scripts have.
    return (amount: number) => formatter.format(amount).replace('\uFFE5', '¥')
  }
  let exact: ((amount: number) => string) | undefined
  let whole: ((amount: number) => string) | undefined
  return {
    format(amount) {
      if (amount === null || !Number.isFinite(amount)) return '—'
      const [, units, cents = ''] = (isDollars && DOLLARS_AND_CENTS.exec(String(amount))) || []
      return units ? `$${withCommas(units)}.${cents.padEnd(2, '0')}` : (exact ??= intl())(amount)
    },
    formatWhole: (amount) =>
      isDollars ? `$${withCommas(String(amount))}` : (whole ??= intl({ maximumFractionDigits: 0 }))(amount),
  }
}

/** Returns the savings (original price minus price), or null if there are none (spec §9). */
export function savings(price: string, originalPrice: string | null | undefined): number | null {
  const current = parseAmount(price)
  const original = parseAmount(originalPrice)
  return current !== null && original !== null && original > current ? original - current : null
}
