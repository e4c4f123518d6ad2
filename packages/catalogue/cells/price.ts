/**
 * Reads prices as people and programs write them (docs/your-products.md).
 *
 * A single mark before three digits is ambiguous, as in "1.299". Only the other prices of the file tell what it means,
 * so `resolvePrice()` decides when they are known.
 */
import type { Unreadable } from '../unreadable.ts'

export type DecimalMark = '.' | ','

export type Price = {
  /** Dollars with two decimals: "1299.00". */
  amount: string
  /** Currency code, or the sign if it belongs to no single currency. Null if the cell names none. */
  currency: string | null
  /** The mark that certainly separates decimals. */
  decimal: DecimalMark | null
  /** The mark before three digits, read as thousands until the other prices are known. */
  ambiguous: DecimalMark | null
}

const MOST = 9_999_999.99
/** Longer text is no price, and matching it would be slow. */
const LONGEST = 40
const NUMBER = 'a number such as 1,299.00'

const CODES = new Set(Intl.supportedValuesOf('currency'))
const SIGNS: Record<string, string> = {
  $: 'USD',
  US$: 'USD',
  $US: 'USD',
  '€': 'EUR',
  '£': 'GBP',
  A$: 'AUD',
  AU$: 'AUD',
  C$: 'CAD',
  CA$: 'CAD',
  R$: 'BRL',
  FR: 'CHF',
  'FR.': 'CHF',
  'SFR.': 'CHF',
  ZŁ: 'PLN',
  KČ: 'CZK',
  FT: 'HUF',
  KR: 'kr',
  'KR.': 'kr',
}

/**
 * Reads a price.
 *
 * @param text the cell
 * @param decimal the mark before decimals, if the user has named it
 */
export function readPrice(text: string, decimal: DecimalMark | null = null): Price | Unreadable {
  const trimmed = text.trim()
  if (!/\d/.test(trimmed)) return { what: trimmed ? 'is not a price' : 'is empty', expected: NUMBER }
  if (trimmed.length > LONGEST) return { what: 'is not a plain number', expected: NUMBER }
  const [, before = '', number = '', after = ''] =
    /^(\D*?)([.,]?\d(?:[\d.,'’\s]*\d)?)(?:[.,][-–—]{1,2})?(\D*)$/.exec(trimmed) ?? []
  if (!number) return { what: 'is not a plain number', expected: NUMBER }
  if (/[-−]/.test(before + after)) return { what: 'is negative', expected: 'a price above 0' }
  const currencies = [before, after].map(currencyOf)
  if (currencies.includes(undefined)) return { what: 'is not a plain number', expected: NUMBER }
  const currency = currencies.find(Boolean) ?? null
  const amount = readAmount(number, decimal)
  return 'what' in amount ? amount : { ...amount, currency }
}

/** Returns the price with its ambiguous mark read as the file's other prices use it. `used` are their decimal marks. */
export const resolvePrice = (price: Price, used: ReadonlySet<DecimalMark>): Price | Unreadable =>
  price.ambiguous && used.has(price.ambiguous)
    ? {
        what: `has three digits after "${price.ambiguous}", which other prices of the file use for decimals`,
        expected: 'two decimals, or the option --decimal comma or --decimal point',
      }
    : price

/** Returns the currency that a sign or code means, null if there is none, and undefined for any other text. */
function currencyOf(text: string): string | null | undefined {
  const sign = text.replace(/\s/g, '').toUpperCase()
  if (!sign) return null
  if (CODES.has(sign)) return sign
  return SIGNS[sign] ?? (/^\p{Sc}$/u.test(sign) ? sign : undefined)
}

function readAmount(number: string, named: DecimalMark | null): Omit<Price, 'currency'> | Unreadable {
  const guessed = named ? { decimal: number.includes(named) ? named : null, ambiguous: null } : guessMarks(number)
  const at = guessed.decimal ? number.lastIndexOf(guessed.decimal) : number.length
  const whole = number.slice(0, at)
  const decimals = number.slice(at + 1).replace(/0+$/, '')
  if (!isGrouped(whole, guessed.decimal) || /\D/.test(decimals)) {
    return { what: 'has groups that are not of three digits', expected: NUMBER }
  }
  if (decimals.length > 2) {
    return { what: `has more than two digits after "${guessed.decimal}"`, expected: 'at most two decimals' }
  }
  const value = Number(`${whole.replace(/\D/g, '')}.${decimals}`)
  if (value === 0) return { what: 'is not above 0', expected: 'a price above 0' }
  if (value > MOST) return { what: 'is too high', expected: 'a price of at most 9,999,999.99' }
  return { amount: value.toFixed(2), ...guessed }
}

function guessMarks(number: string): Pick<Price, 'decimal' | 'ambiguous'> {
  const marks = Array.from(number.matchAll(/[.,]/g), ([mark]): DecimalMark => (mark === '.' ? '.' : ','))
  const last = marks.at(-1) ?? null
  const isOnly = marks.length === 1
  const isMixed = new Set(marks).size > 1
  if (isOnly && /^[1-9]\d{0,2}[.,]\d{3}$/.test(number)) return { decimal: null, ambiguous: last }
  return { decimal: isOnly || isMixed ? last : null, ambiguous: null }
}

/** Returns whether the part before the decimals is plain digits, or groups of three with one separator. */
const isGrouped = (whole: string, decimal: DecimalMark | null): boolean => {
  const [, separator] = /^\d{1,3}([.,'’\s])\d{3}(?:\1\d{3})*$/.exec(whole) ?? []
  return separator ? separator !== decimal : /^\d*$/.test(whole)
}
