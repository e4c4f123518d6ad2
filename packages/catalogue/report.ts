/** Collects what is wrong in a file: bad rows, which are left out, and warnings, which cost only a field. */
import type { Unreadable } from './unreadable.ts'

type Place = {
  line: number
  /** Null if the message concerns the row as a whole. */
  column: string | null
  text: string
}

export type Report = {
  /**
   * Adds why a row is bad.
   *
   * @param isFirst false for a further reason of the same row. A place does not identify a row: a feed can be one line.
   */
  rejectRow: (place: Place, reason: Unreadable, isFirst?: boolean) => void
  warn: (place: Place, reason: Unreadable) => void
  /** Counts a row that is no product, such as a draft. */
  skip: (reason: string) => void
  /** Adds what begins the report: how the file was read. */
  describeFile: (lines: string[]) => void
  badRows: () => number
  /** Why rows are bad, without their places. At most two reasons, which tell whether all rows have the same one. */
  badReasons: () => string[]
  /** Returns how the file was read. */
  head: () => string[]
  /** Names a row, such as "products.csv:12". */
  placeOf: (line: number) => string
  /**
   * Returns the report as lines: skipped rows, bad rows, warnings.
   *
   * @param most messages of each kind
   */
  lines: (most?: number) => string[]
}

/** The printed part of a report. */
export type Findings = Pick<Report, 'head' | 'badRows' | 'badReasons' | 'lines'>

type Message = { line: number; text: string }
/** Equal messages, which differ only in their lines. */
type Equal = { place: Place; reason: Unreadable; rows: number }

const LONGEST_TEXT = 60
/** Messages of each kind that are kept. A file of a million bad rows would fill the memory with them. */
const MOST_KEPT = 10_000

/**
 * @param name of the file
 * @param format decides how a place is named
 */
export function createReport(name: string, format: 'table' | 'xml' | 'json'): Report {
  let badRows = 0
  const badReasons = new Set<string>()
  const skipped = new Map<string, number>()
  const head: string[] = []
  const cell = { table: 'column', xml: 'element', json: 'key' }[format]
  const rowName = { table: 'row', xml: 'item', json: 'item' }[format]
  const placeOf = (line: number) => (format === 'json' ? `${name}, item ${line}` : `${name}:${line}`)
  const reasonOf = ({ column, text }: Place, { what, expected }: Unreadable) => {
    const subject =
      column === null ? `the ${rowName} ${what}` : text.trim() ? `"${shorten(text)}" ${what}` : 'the cell is empty'
    return `${column === null ? '' : `${cell} "${column}": `}${subject}. Expected ${expected}.`
  }
  const describe = (place: Place, reason: Unreadable, rows = 1) => {
    const others = rows > 1 ? ` and ${formatCount(rows - 1, 'other row')}` : ''
    return `${placeOf(place.line)}${others}${place.column === null ? ':' : ','} ${reasonOf(place, reason)}`
  }
  const rejected = createMessages(describe)
  const warnings = createMessages(describe)
  return {
    rejectRow(place, reason, isFirst = true) {
      if (isFirst) badRows += 1
      if (badReasons.size < 2) badReasons.add(reasonOf(place, reason))
      rejected.add(place, reason, reason.isRepeated === true)
    },
    warn: (place, reason) => warnings.add(place, reason, true),
    skip: (reason) => skipped.set(reason, (skipped.get(reason) ?? 0) + 1),
    describeFile: (lines) => head.push(...lines),
    head: () => head,
    badRows: () => badRows,
    badReasons: () => Array.from(badReasons),
    placeOf,
    lines: (most = Number.POSITIVE_INFINITY) => [
      ...Array.from(skipped, ([reason, rows]) => `Skipped ${formatCount(rows, 'row')} ${reason}.`),
      ...rejected.section(formatCount(badRows, 'bad row'), most),
      ...warnings.section(formatCount(warnings.count(), 'warning'), most),
    ],
  }
}

/**
 * Makes a report of messages that contain their places.
 *
 * @param bad a message for each bad row
 */
export const messagesReport = (bad: string[], warnings: string[]): Findings => ({
  head: () => [],
  badRows: () => bad.length,
  badReasons: () => bad,
  lines: (most = Number.POSITIVE_INFINITY) => [
    ...section(formatCount(bad.length, 'bad row'), bad, most),
    ...section(formatCount(warnings.length, 'warning'), warnings, most),
  ],
})

/** "1 row", "1,200 rows". */
export const formatCount = (amount: number, noun: string): string =>
  `${amount.toLocaleString('en-US')} ${noun}${amount === 1 ? '' : 's'}`

/** Collects messages of one kind. */
function createMessages(describe: (place: Place, reason: Unreadable, rows: number) => string) {
  const kept = new Map<string, Equal>()
  let notKept = 0
  return {
    /** @param isRepeated whether equal messages are one message with a count */
    add(place: Place, reason: Unreadable, isRepeated: boolean) {
      const key = JSON.stringify([place.column, shorten(place.text), reason.what, isRepeated || kept.size])
      const equal = kept.get(key)
      if (equal) equal.rows += 1
      else if (kept.size < MOST_KEPT) kept.set(key, { place, reason, rows: 1 })
      else notKept += 1
    },
    count: () => Array.from(kept.values()).reduce((sum, { rows }) => sum + rows, notKept),
    section(title: string, most: number): string[] {
      const messages = Array.from(kept.values(), ({ place, reason, rows }) => ({
        line: place.line,
        text: describe(place, reason, rows),
      }))
      return section(title, inOrder(messages), most, notKept)
    },
  }
}

const inOrder = (messages: Message[]): string[] => messages.toSorted((a, b) => a.line - b.line).map(({ text }) => text)

/**
 * Returns messages under a title, of which the first `most` are shown.
 *
 * @param notKept messages that are not in the list
 */
export function section(title: string, messages: string[], most: number, notKept = 0): string[] {
  if (messages.length === 0) return []
  const rest = Math.max(messages.length - most, 0) + notKept
  const more = rest > 0 ? [`  … and ${formatCount(rest, 'more message')}`] : []
  return [`${title}:`, ...messages.slice(0, most).map((text) => `  ${text}`), ...more]
}

const shorten = (text: string): string => {
  const line = text.trim().replace(/\s+/g, ' ')
  return line.length > LONGEST_TEXT ? `${line.slice(0, LONGEST_TEXT)}…` : line
}
