/** Reads dates as people and programs write them, and returns ISO 8601. A time without a zone is UTC. */
import type { Unreadable } from '../unreadable.ts'

/** Order of the numbers in 03/04/2026, which only the user knows. */
export type DateOrder = 'dmy' | 'mdy'

const YEAR_FIRST =
  /^(?<year>\d{4})-(?<month>\d{2})-(?<day>\d{2})(?:[T ](?<time>\d{1,2}:\d{2}(?::\d{2})?)(?:\.\d+)? ?(?<zone>Z|UTC|[+-]\d{2}:?\d{2})?)?$/i
const YEAR_LAST = /^(?<first>\d{1,2})(?<mark>[./])(?<second>\d{1,2})\k<mark>(?<year>\d{4})$/

/**
 * Reads a date, with or without a time.
 *
 * @returns "2026-03-10" or "2026-03-10T14:05:00Z"
 */
export function readDate(text: string, order: DateOrder | null = null): string | Unreadable {
  const trimmed = text.trim()
  const dateParts = YEAR_FIRST.exec(trimmed)?.groups ?? fromYearLast(YEAR_LAST.exec(trimmed)?.groups, order)
  if (!dateParts) {
    return { what: 'is not a date', expected: 'a date such as 2026-03-10, or the option --dates dmy or --dates mdy' }
  }
  const { year, month, day, time, zone } = dateParts
  const date = `${year}-${month}-${day}`
  const instant = new Date(`${date}T${(time ?? '00:00').replace(/^(\d):/, '0$1:')}${isoZone(zone)}`)
  if (!exists(date) || Number.isNaN(instant.getTime())) {
    return { what: 'is not a day of the calendar', expected: 'a date such as 2026-03-10' }
  }
  return time ? instant.toISOString().replace(/\.\d+Z$/, 'Z') : date
}

type DateParts = Record<string, string | undefined>

/** Numbers with points have the day first in every country that writes them. */
function fromYearLast(groups: DateParts | undefined, order: DateOrder | null): DateParts | undefined {
  if (!groups) return undefined
  const { first = '', second = '', mark, year } = groups
  const known = mark === '.' ? 'dmy' : order
  if (!known) return undefined
  const [day, month] = known === 'dmy' ? [first, second] : [second, first]
  return { year, month: month.padStart(2, '0'), day: day.padStart(2, '0') }
}

const isoZone = (zone: string | undefined): string =>
  zone && /\d/.test(zone) ? zone.replace(/^(...):?(..)$/, '$1:$2') : 'Z'

/** Returns whether the day is in the calendar: `Date` turns February 30 into March 2. */
function exists(date: string): boolean {
  const parsed = new Date(`${date}T00:00Z`)
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(date)
}
