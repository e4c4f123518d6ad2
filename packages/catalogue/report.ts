/** Collects what is wrong in a file: bad rows, which are left out, and warnings, which cost only a field. */
import type { Unreadable } from './unreadable.ts'

type Place = {
  line: number
  /** Null if the message concerns the row as a whole. */
  column: string | null
  text: string
}

export type Report = {
  rejectRow: (place: Place, reason: Unreadable) => void
  warn: (place: Place, reason: Unreadable) => void
  /** Counts a row that is no product, such as a draft. */
  skip: (reason: string) => void
  /** Adds what begins the report: how the file was read. */
  describeFile: (lines: string[]) => void
  badRows: () => number
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
export type Findings = Pick<Report, 'head' | 'badRows' | 'lines'>

type Message = { line: number; text: string }
/** Equal messages, which differ only in their lines. */
type Equal = { place: Place; reason: Unreadable; rows: number }

const LONGEST_TEXT = 60

/**
 * @param name of the file
 * @param format decides how a place is named
 */
export function createReport(name: string, format: 'table' | 'xml' | 'json'): Report {
  const rejected = new Map<string, Equal>()
  const warnings = new Map<string, Equal>()
  const badLines = new Set<number>()
  const skipped = new Map<string, number>()
  const head: string[] = []
  const cell = { table: 'column', xml: 'element', json: 'key' }[format]
  const rowName = { table: 'row', xml: 'item', json: 'item' }[format]
  const placeOf = (line: number) => (format === 'json' ? `${name}, item ${line}` : `${name}:${line}`)
  const describe = ({ line, column, text }: Place, { what, expected }: Unreadable, rows = 1) => {
    const others = rows > 1 ? ` and ${formatCount(rows - 1, 'other row')}` : ''
    const place = `${placeOf(line)}${others}`
    const where = column === null ? place : `${place}, ${cell} "${column}"`
    const subject =
      column === null ? `the ${rowName} ${what}` : text.trim() ? `"${shorten(text)}" ${what}` : 'the cell is empty'
    return `${where}: ${subject}. Expected ${expected}.`
  }
  const add = (all: Map<string, Equal>, place: Place, reason: Unreadable, isRepeated: boolean) => {
    const key = JSON.stringify([place.column, shorten(place.text), reason.what, isRepeated || all.size])
    const equal = all.get(key)
    if (equal) equal.rows += 1
    else all.set(key, { place, reason, rows: 1 })
  }
  const countOf = (all: typeof warnings) => Array.from(all.values()).reduce((sum, { rows }) => sum + rows, 0)
  const textsOf = (all: typeof warnings) =>
    Array.from(all.values(), ({ place, reason, rows }) => ({ line: place.line, text: describe(place, reason, rows) }))
  return {
    rejectRow(place, reason) {
      badLines.add(place.line)
      add(rejected, place, reason, reason.isRepeated === true)
    },
    warn: (place, reason) => add(warnings, place, reason, true),
    skip: (reason) => skipped.set(reason, (skipped.get(reason) ?? 0) + 1),
    describeFile: (lines) => head.push(...lines),
    head: () => head,
    badRows: () => badLines.size,
    placeOf,
    lines: (most = Number.POSITIVE_INFINITY) => [
      ...Array.from(skipped, ([reason, rows]) => `Skipped ${formatCount(rows, 'row')} ${reason}.`),
      ...section(formatCount(badLines.size, 'bad row'), inOrder(textsOf(rejected)), most),
      ...section(formatCount(countOf(warnings), 'warning'), inOrder(textsOf(warnings)), most),
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
  lines: (most = Number.POSITIVE_INFINITY) => [
    ...section(formatCount(bad.length, 'bad row'), bad, most),
    ...section(formatCount(warnings.length, 'warning'), warnings, most),
  ],
})

/** "1 row", "1,200 rows". */
export const formatCount = (amount: number, noun: string): string =>
  `${amount.toLocaleString('en-US')} ${noun}${amount === 1 ? '' : 's'}`

const inOrder = (messages: Message[]): string[] => messages.toSorted((a, b) => a.line - b.line).map(({ text }) => text)

/** Returns messages under a title, of which the first `most` are shown. */
export function section(title: string, messages: string[], most: number): string[] {
  if (messages.length === 0) return []
  const rest = messages.length - most
  const more = rest > 0 ? [`  … and ${formatCount(rest, 'more message')}`] : []
  return [`${title}:`, ...messages.slice(0, most).map((text) => `  ${text}`), ...more]
}

const shorten = (text: string): string => {
  const line = text.trim().replace(/\s+/g, ' ')
  return line.length > LONGEST_TEXT ? `${line.slice(0, LONGEST_TEXT)}…` : line
}
