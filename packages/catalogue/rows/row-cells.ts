/** The cells of one row by field, and where unreadable ones are reported. */

import type { Cell } from '../read/raw-row.ts'
import { isUnreadable, type Unreadable } from '../unreadable.ts'
import type { Field } from './fields.ts'

export type RowCells = {
  cells: ReadonlyMap<Field, Cell[]>
  /** Reports what makes the row unusable. The cell is null if the row has none for the field. */
  reject: (cell: Cell | null, reason: Unreadable) => void
  /** Reports a cell that is left out. */
  warn: (cell: Cell | null, reason: Unreadable) => void
}

/** Returns the row for reading cells that are read again, and reported, later. */
export const withoutReports = ({ cells }: RowCells): RowCells => ({ cells, reject: () => {}, warn: () => {} })

/** The result of a program's formula is a value; its text is not. */
const FORMULA = /^[=+\-@]\s*[A-Z][A-Z\d.]*\(/i
const IS_FORMULA: Unreadable = { what: 'is a formula', expected: 'its result: save the spreadsheet as CSV again' }

/** Returns the first cell of the field with text, else an empty one, else null. */
export function firstCell({ cells }: RowCells, field: Field): Cell | null {
  const all = cells.get(field) ?? []
  return all.find(({ text }) => text.trim()) ?? all[0] ?? null
}

export const hasText = (cell: Cell | null): cell is Cell => cell !== null && cell.text.trim() !== ''

/** Reads a cell, unless it contains a formula. */
export const readCell = <T>({ text }: Cell, read: (text: string) => T | Unreadable): T | Unreadable =>
  FORMULA.test(text.trim()) ? IS_FORMULA : read(text)

/** Reads a field that a product can do without. An empty cell is skipped, an unreadable one is a warning. */
export function readOptional<T>(row: RowCells, field: Field, read: (text: string) => T | Unreadable): T | null {
  const cell = firstCell(row, field)
  if (!hasText(cell)) return null
  const value = readCell(cell, read)
  if (!isUnreadable(value)) return value
  row.warn(cell, value)
  return null
}
