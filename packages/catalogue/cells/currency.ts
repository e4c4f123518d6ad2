/** Reads codes and signs of currencies. */
import type { Unreadable } from '../unreadable.ts'

const CODES = new Set(Intl.supportedValuesOf('currency'))

/** Signs in capital letters. Those that several currencies have stay as they are, until the rest of the file is known. */
const SIGNS: Record<string, string> = {
  US$: 'USD',
  $US: 'USD',
  '€': 'EUR',
  '£': 'GBP',
  '₹': 'INR',
  円: 'JPY',
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

export const isCurrency = (code: string): boolean => CODES.has(code)

/** Returns the currency that a code or sign names, null for an empty text, and undefined for any other text. */
export function currencyIn(text: string): string | null | undefined {
  const sign = text.replace(/\s/g, '').toUpperCase().normalize('NFKC')
  if (!sign) return null
  if (CODES.has(sign)) return sign
  return SIGNS[sign] ?? (/^\p{Sc}$/u.test(sign) ? sign : undefined)
}

/** Reads a cell that has only the currency. */
export const readCurrency = (text: string): string | Unreadable =>
  currencyIn(text) ?? { what: 'is not a currency', expected: 'a code such as EUR' }

/** Returns whether what a price names can be a currency: "$" is also the sign of Canadian dollars. */
export const canBe = (named: string, currency: string): boolean => named === currency || named === SIGN_OF.get(currency)

/** Signs without what tells them apart: "$" and not "CA$". */
const SIGN_OF = new Map(
  Array.from(CODES, (currency) => {
    const format = new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
    return [currency, format.formatToParts(1).find(({ type }) => type === 'currency')?.value]
  }),
)

/** Returns the English name of a currency: "US dollars". */
export const nameOf = (currency: string): string =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency, currencyDisplay: 'name' })
    .formatToParts(2)
    .find(({ type }) => type === 'currency')?.value ?? currency
