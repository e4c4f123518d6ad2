/**
 * Reads prices as people and programs write them (docs/your-products.md).
 *
 * A single mark before three digits is ambiguous, as in "1.299". Only the currency and the other prices of the file tell
 * what it means, so `resolvePrice()` decides when they are known.
 */
import type { Unreadable } from '../unreadable.ts'
import { currencyIn } from './currency.ts'

export type DecimalMark = '.' | ','

export type Price = {
  /** A decimal number: "1299.5". */
  amount: string
  /** Currency code, or the sign if several currencies have it. Null if the price names none. */
  currency: string | null
  /** The mark that certainly separates decimals. */
  decimal: DecimalMark | null
  /** The mark before three digits, read as thousands until the other prices are known. */
  ambiguous: DecimalMark | null
}

const MOST = 999_999_999.99
/** Longer text is no price, and matching it would be slow. */
const LONGEST = 40
const NUMBER = 'a number such as 1,299.00'

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
  const currencies = [before, after].map(currencyIn)
  if (currencies.includes(undefined)) return { what: 'is not a plain number', expected: NUMBER }
  const currency = currencies.find(Boolean) ?? null
  const amount = readAmount(number, decimal)
  return 'what' in amount ? amount : { ...amount, currency }
}

/**
 * Returns the marks that the prices of a file use for decimals. In a currency with three decimals, such as Kuwaiti dinars, a
 * point before three digits counts too if no other price says what it means.
 */
export function decimalMarks(prices: Price[], digits: number): ReadonlySet<DecimalMark> {
  const certain = new Set(prices.flatMap(({ decimal }) => decimal ?? []))
  const isPoint = digits === 3 && certain.size === 0 && prices.some(({ ambiguous }) => ambiguous === '.')
  return isPoint ? new Set<DecimalMark>(['.']) : certain
}

/**
 * Returns the price with the decimals of its currency. A mark before three digits separates thousands, or in a currency with
 * three decimals these, if other prices use it so.
 *
 * @param used the decimal marks of the file
 * @param digits how many decimals the currency has
 */
export function resolvePrice(price: Price, used: ReadonlySet<DecimalMark>, digits: number): Price | Unreadable {
  const { amount, decimal, ambiguous } = price
  const isDecimal = ambiguous !== null && used.has(ambiguous)
  if (ambiguous !== null && (digits === 3 ? used.size !== 1 : isDecimal)) {
    return {
      what: `has three digits after "${ambiguous}", which ${isDecimal ? 'other prices of the file use for' : 'can be'} decimals`,
      expected: `${digits === 3 ? '' : 'two decimals, or '}the option --decimal comma or --decimal point`,
    }
  }
  const most = Math.max(digits, 2)
  if ((amount.split('.')[1] ?? '').length > most) {
    return { what: `has more than ${most} digits after "${decimal}"`, expected: `at most ${most} decimals` }
  }
  const rounded = (Number(amount) / (isDecimal ? 1000 : 1)).toFixed(digits)
  return Number(rounded) === 0 ? NOT_ABOVE_0 : { ...price, amount: rounded }
}

const NOT_ABOVE_0: Unreadable = { what: 'is not above 0', expected: 'a price above 0' }

function readAmount(number: string, named: DecimalMark | null): Omit<Price, 'currency'> | Unreadable {
  const guessed = named ? { decimal: number.includes(named) ? named : null, ambiguous: null } : guessMarks(number)
  const at = guessed.decimal ? number.lastIndexOf(guessed.decimal) : number.length
  const whole = number.slice(0, at)
  const decimals = number.slice(at + 1).replace(/0+$/, '')
  if (!isGrouped(whole, guessed.decimal) || /\D/.test(decimals)) {
    return { what: 'has groups that are not of three digits', expected: NUMBER }
  }
  const value = Number(`${whole.replace(/\D/g, '')}.${decimals}`)
  if (value === 0) return NOT_ABOVE_0
  if (value > MOST) return { what: 'is too high', expected: 'a price of at most 999,999,999.99' }
  return { amount: String(value), ...guessed }
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
