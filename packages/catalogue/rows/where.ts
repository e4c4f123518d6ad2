/** The conditions of `--where`, which decide what rows of a file become products. */
import { decimalsOf } from '#src/lib/currency-decimals.ts'
import { isCurrency } from '../cells/currency.ts'
import { readDate } from '../cells/dates.ts'
import { oneLine } from '../cells/plain-text.ts'
import { readPrice, resolvePrice } from '../cells/price.ts'
import { readAvailability } from '../cells/yes-no.ts'
import type { RawRow } from '../read/raw-row.ts'
import { InputError, isUnreadable } from '../unreadable.ts'
import { type Field, isField, SYNONYMS } from './fields.ts'
import { normalHeading } from './headings.ts'
import { categoryPathOf, isAvailable, type RowOptions } from './read-product.ts'
import { firstCell, type RowCells, withoutReports } from './row-cells.ts'
import { type PriceCell, readPrices } from './row-prices.ts'

const OPERATORS = ['=', '!=', '<', '<=', '>', '>='] as const

const CONDITION = /^\s*(?<name>[^=<>!]*[^=<>!\s])\s*(?:(?<operator>[!<>]=|[=<>])\s*(?<value>(?![=<>]).*?)\s*)?$/

export type Condition = {
  /** A field, or a heading of the file. */
  name: string
  /** Null for a name alone, which means yes. */
  operator: (typeof OPERATORS)[number] | null
  value: string
}

type WhereOptions = RowOptions & {
  /** Of prices that name none. */
  currency: string
}

/** A row whose price cannot be read is kept, so that it is reported. */
const UNREADABLE = '\0'

/** Fields by their names in the form of headings. */
const FIELDS = new Map<string, Field>([
  ...Object.keys(SYNONYMS)
    .filter(isField)
    .map((field) => [normalHeading(field), field] as const),
  ['available', 'availability'],
])

/** Parses the options `--where`, such as `price>50`. Throws `InputError` for another text. */
export function parseWhere(options: readonly string[]): Condition[] {
  return options.map((option) => {
    const { name = '', operator, value = '' } = CONDITION.exec(option)?.groups ?? {}
    const known = OPERATORS.find((each) => each === operator) ?? null
    // Every price is above 0. The shell takes the `>` of `--where price>50` as a redirect.
    if (known === null && isPrice(FIELDS.get(normalHeading(name)))) {
      throw new InputError(`Put the condition in quotation marks: --where "${name}>50"`)
    }
    const needsNumber = known !== null && !known.startsWith('=') && known !== '!='
    if (name && !(needsNumber && !/\d/.test(value))) return { name, operator: known, value }
    throw new InputError(
      `--where must be a condition such as "category=Laptops,Audio", "price>50" or available, not "${option}".`,
    )
  })
}

/** @param conditions that a row has to fulfil, all of them */
export function createWhere(conditions: readonly Condition[], options: WhereOptions) {
  const named = conditions.map((condition) => ({
    ...condition,
    heading: normalHeading(condition.name),
    values: condition.value.split(','),
    foundValues: new Set<string>(),
  }))
  const found = new Set<string>()
  const headings = new Map<string, string>()

  function headingOf(column: string): string {
    const heading = headings.get(column) ?? normalHeading(column)
    headings.set(column, heading)
    return heading
  }

  /** Returns the texts under a heading. Cells of fields come first, because later rows of a product have them from its first one. */
  const textsUnder = (heading: string, row: RowCells, rawRow: RawRow) =>
    [...Array.from(row.cells.values()).flat(), ...rawRow.cells]
      .filter(({ column }) => headingOf(column) === heading)
      .map(({ text }) => text)

  return {
    accepts(row: RowCells, rawRow: RawRow): boolean {
      const results = named.map(({ name, heading, values, foundValues, ...condition }) => {
        const field = FIELDS.get(heading)
        const isKnown = field !== undefined && hasField(row, field)
        const texts = isKnown ? textsOf(field, row, options) : textsUnder(heading, row, rawRow)
        if (texts.length > 0) found.add(name)
        // A row that does not tell is of a product that is available.
        else texts.push(field === 'availability' ? 'yes' : '')
        // A name may contain commas itself.
        const equal = [condition.value, ...values].filter((value) => texts.some((text) => areEqual(text, value)))
        for (const value of equal) foundValues.add(value)
        return isMet(condition, texts, equal.length > 0, options)
      })
      return results.every(Boolean)
    },
    /** Names of conditions that no row so far has a cell for. */
    missing: () => named.map(({ name }) => name).filter((name) => !found.has(name)),
    /** A line for each value of `=` that no row so far has. */
    missingValues: () =>
      named
        .filter(({ operator, value, foundValues }) => operator === '=' && !foundValues.has(value))
        .flatMap(({ name, values, foundValues }) =>
          values
            .filter((value) => value.trim() && !foundValues.has(value))
            .map((value) => `--where: no row has the ${name} "${value.trim()}".`),
        ),
  }
}

const isPrice = (field: Field | undefined) => field === 'price' || field === 'originalPrice'

const hasField = ({ cells }: RowCells, field: Field): boolean =>
  cells.has(field) || (isPrice(field) && cells.has('salePrice'))

/** Returns what a row has for a field, which is several texts for a category, because that is a path. */
function textsOf(field: Field, row: RowCells, options: WhereOptions): string[] {
  const text = firstCell(row, field)?.text ?? ''
  if (field === 'category') return [oneLine(text), ...categoryPathOf(row, options)]
  if (field === 'availability') return [isAvailable(withoutReports(row)) ? 'yes' : 'no', text]
  if (field !== 'price' && field !== 'originalPrice') return [text]
  const prices = readPrices(withoutReports(row), options)
  if (!prices) return [UNREADABLE]
  return [prices[field] ? amountOf(prices[field], options.currency) : '']
}

/** Returns the amount as far as a price tells without the others of the file, which say only whether it is bad. */
function amountOf({ price }: PriceCell, assumed: string): string {
  if (price.ambiguous === null) return price.amount
  const currency = price.currency ?? assumed
  const digits = isCurrency(currency) ? decimalsOf(currency) : 2
  const resolved = resolvePrice(price, new Set(digits === 3 ? (['.'] as const) : []), digits)
  return isUnreadable(resolved) ? price.amount : resolved.amount
}

function isMet(
  { operator, value }: Omit<Condition, 'name'>,
  [first = '']: string[],
  isEqual: boolean,
  options: WhereOptions,
): boolean {
  if (first === UNREADABLE) return true
  if (operator === '=' || operator === '!=') return isEqual === (operator === '=')
  const amount = comparable(first, options)
  if (operator === null) return readAvailability(first) ?? (typeof amount === 'number' && amount > 0)
  const limit = comparable(value, options)
  if (limit === null || amount === null || typeof limit !== typeof amount) return false
  if (operator.startsWith('<') ? amount < limit : amount > limit) return true
  return operator.endsWith('=') && amount === limit
}

function areEqual(text: string, value: string): boolean {
  const [a, b] = [text, value].map((each) => oneLine(each).toLowerCase())
  return a === b || (a !== '' && b !== '' && Number(a) === Number(b))
}

/** Returns a number, or a date as text in the order of time. Null for another text. */
function comparable(text: string, { decimal, dates }: RowOptions): number | string | null {
  if (!/\d/.test(text)) return null
  if (!Number.isNaN(Number(text))) return Number(text)
  const date = readDate(text, dates)
  if (!isUnreadable(date)) return date
  const price = readPrice(text, decimal)
  return isUnreadable(price) ? null : Number(price.amount)
}
