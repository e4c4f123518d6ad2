/** Reads CSV, TSV and tables with bars. The separator is the one that the line of headings has most often. */
import { pipeline } from 'node:stream/promises'
import { CsvError, parse } from 'csv-parse'
import { findFramedLayout } from '../layouts/find-layout.ts'
import type { Layout } from '../layouts/layout.ts'
import { InputError } from '../unreadable.ts'
import type { TextFile } from './decode.ts'
import type { OnRow } from './raw-row.ts'

const SEPARATORS = [',', ';', '\t', '|'] as const

/** Excel's own way to name the separator, above the headings. */
const SEPARATOR_LINE = /^"?sep=([,;\t|])"?\n/i

/**
 * Reads a table with any line breaks. Empty rows are left out. Throws `InputError` if a quotation mark is never closed.
 *
 * @param named the layout of `--layout`
 */
export async function readTable(file: TextFile, onRow: OnRow, named: Layout | null = null): Promise<void> {
  const head = file.head.replace(LINE_BREAK, '\n')
  const layout = findFramedLayout(head) ?? (named?.columns ? named : null)
  const [marked, separatorOfLine] = SEPARATOR_LINE.exec(head) ?? []
  const separator = layout?.separator ?? separatorOfLine ?? mostFrequentSeparator(head)
  const dialect = { separator, isQuoted: true, hasSeparatorLine: marked !== undefined, layout }
  // Networks write tabs and bars around quotation marks that mean themselves: 27" monitor.
  const isQuoted = !'\t|'.includes(separator) || (await canParse(file, dialect))
  await parseTable(file, { ...dialect, isQuoted }, onRow)
}

const LINE_BREAK = /\r\n?/g

/** A cell with a quotation mark that is never closed has the rest of the file. */
const LONGEST_ROW = 10_000_000

/** Error codes of csv-parse for a cell that starts with a quotation mark and has no usable end. */
const NOT_CLOSED = new Set(['CSV_QUOTE_NOT_CLOSED', 'CSV_INVALID_CLOSING_QUOTE', 'CSV_MAX_RECORD_SIZE'])

/** Meta's templates explain their columns in a line above the headings. */
const COMMENT = /^\s*"?#/

type Dialect = {
  separator: string
  isQuoted: boolean
  hasSeparatorLine: boolean
  /** Of a file without headings. */
  layout: Layout | null
}

/** Counts the separators of the first line outside of quotation marks. */
function mostFrequentSeparator(text: string): string {
  const headings = text.split('\n').find((line) => line.trim() && !COMMENT.test(line)) ?? ''
  const unquoted = headings.replace(/"[^"]*"/g, '')
  const count = (separator: string) => unquoted.split(separator).length
  return SEPARATORS.toSorted((a, b) => count(b) - count(a))[0] ?? ','
}

async function canParse(file: TextFile, dialect: Dialect): Promise<boolean> {
  try {
    await parseTable(file, { ...dialect, layout: null }, () => {})
    return true
  } catch (error) {
    if (error instanceof InputError && error.cause instanceof CsvError) return false
    throw error
  }
}

async function* withLineFeeds(texts: AsyncIterable<string>) {
  let rest = ''
  for await (const part of texts) {
    const text = rest + part
    // The next part may begin with the second half of a line break.
    rest = text.endsWith('\r') ? '\r' : ''
    yield text.slice(0, text.length - rest.length).replace(LINE_BREAK, '\n')
  }
  yield rest.replace(LINE_BREAK, '\n')
}

async function parseTable({ name, read }: TextFile, dialect: Dialect, onRow: OnRow): Promise<void> {
  const { separator, isQuoted, hasSeparatorLine, layout } = dialect
  let columns = layout?.columns
  const frame = createFrame(layout)
  let lastLine = 0
  try {
    const parser = parse({
      bom: true,
      delimiter: separator,
      quote: isQuoted,
      record_delimiter: '\n',
      relax_column_count: true,
      skip_empty_lines: true,
      max_record_size: LONGEST_ROW,
      // Returns nothing, so that csv-parse keeps no list of all rows.
      on_record(texts, { lines }) {
        const line = lines - texts.join('').split('\n').length + 1
        lastLine = lines
        if ((hasSeparatorLine && line === 1) || frame.has(texts)) return null
        if (!columns && texts.every((text) => COMMENT.test(text))) return null
        if (!columns) columns = texts
        else if (texts.some((text) => text.trim()))
          onRow(layout ? headlessRow(layout, texts, line) : rowOf(columns, texts, line))
        return null
      },
    })
    await pipeline(withLineFeeds(read()), parser)
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    throw new InputError(describe(name, error, columns, lastLine), { cause: error })
  }
  if (frame.isCut()) {
    throw new InputError(
      `${name} is cut short: its last line must start with ${layout?.frame?.last}. Download it again.`,
    )
  }
}

/** Recognizes the lines before and after the rows. */
function createFrame(layout: Layout | null) {
  const { first, last } = layout?.frame ?? {}
  const seen = new Set<string>()
  return {
    has([cell = '']: string[]): boolean {
      if (cell !== first && cell !== last) return false
      seen.add(cell)
      return true
    },
    isCut: () => first !== undefined && last !== undefined && seen.has(first) && !seen.has(last),
  }
}

/** A network may add columns at the end, which nothing reads. */
function headlessRow({ name, columns = [] }: Layout, texts: string[], line: number) {
  const names = texts.map((_, index) => columns[index] ?? `column ${index + 1}`)
  const row = { line, cells: names.map((column, index) => ({ column, text: texts[index] ?? '' })) }
  if (texts.length >= columns.length) return row
  const expected = `${columns.length} or more, as in files of the layout ${name}`
  return { ...row, unreadable: { what: `has ${texts.length} cells`, expected } }
}

function rowOf(columns: readonly string[], texts: string[], line: number) {
  const cells = columns.map((column, index) => ({ column, text: texts[index] ?? '' }))
  const isTooLong = texts.slice(columns.length).some((text) => text.trim())
  if (!isTooLong) return { line, cells }
  const expected = `${columns.length}, as there are headings: put a cell that contains the separator in quotation marks`
  return { line, cells, unreadable: { what: `has ${texts.length} cells`, expected } }
}

/** @param lastLine the last line that was read without an error */
function describe(name: string, error: CsvError, columns: readonly string[] | undefined, lastLine: number): string {
  const column = columns?.[Number(error['column'])]
  const where = column === undefined ? '' : `, column "${column}"`
  if (!NOT_CLOSED.has(error.code)) {
    return `${name}:${String(error['lines'])}${where}: a quotation mark is inside a cell without quotation marks. Write "27"" monitor" for 27" monitor.`
  }
  return `${name}:${lastLine + 1}${where}: the quotation mark at the start of this cell is not closed, or one inside the cell is not doubled. Write "27"" monitor" for 27" monitor.`
}
