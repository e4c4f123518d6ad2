/** Formats whole numbers. */

/** Puts a comma before each three digits of a whole number: "1,234,567". */
export const withCommas = (digits: string): string => digits.replaceAll(/\B(?=(\d{3})+$)/g, ',')

/**
 * Formats a count: "1,234". Whole numbers need no `Intl`, whose first use takes a phone 20 ms and more, because the
 * browser then loads its data (decision 0035).
 */
export const formatCount = (count: number): string =>
  Number.isSafeInteger(count) ? withCommas(String(count)) : count.toLocaleString('en-US')
