import type { Unreadable } from '../unreadable.ts'

/** A row of any input: a line of a table, an item of a feed, or an object of a list. */
export type RawRow = {
  /** Line where the row starts. In JSON, the number of the item. */
  line: number
  cells: Cell[]
  /** Why the row cannot be used, whatever its cells contain. */
  unreadable?: Unreadable
}

/** A cell with its heading as the file writes it. A heading may occur several times in a row. */
export type Cell = {
  column: string
  text: string
  /** A number of JSON, which has a decimal point and no other marks. */
  isNumber?: true
}

/** Receives the rows one by one, so that a large file is never in memory as rows. */
export type OnRow = (row: RawRow) => void

/** Reads a file and passes its rows on. */
export type ReadRows = (onRow: OnRow) => Promise<void>
