/** The cells of one row by field, and where their problems are reported. */

import type { Cell } from '../read/raw-row.ts'
import { isProblem, type Problem } from '../unreadable.ts'
import type { Field } from './headings.ts'

export type RowCells = {
  cells: ReadonlyMap<Field, Cell[]>
  /** Reports what makes the row unusable. The cell is null if the row has none for the field. */
  bad: (cell: Cell | null, problem: Problem) => void
  /** Reports a cell that is left out. */
  warn: (cell: Cell | null, problem: Problem) => void
}

/** The result of a program's formula is a value; its text is not. */
const FORMULA = /^[=+\-@]\s*[A-Z][A-Z\d.]*\(/i
const IS_FORMULA: Problem = { what: 'is a formula', expected: 'its result: save the spreadsheet as CSV again' }

/** Returns the first cell of the field with text, else an empty one, else null. */
export function firstCell({ cells }: RowCells, field: Field): Cell | null {
  const all = cells.get(field) ?? []
  return all.find(({ text }) => text.trim()) ?? all[0] ?? null
}

export const hasText = (cell: Cell | null): cell is Cell => cell !== null && cell.text.trim() !== ''

/** Reads a cell, unless it contains a formula. */
export const readCell = <T>({ text }: Cell, read: (text: string) => T | Problem): T | Problem =>
  FORMULA.test(text.trim()) ? IS_FORMULA : read(text)

/** Reads a field that a product can do without. An empty cell is no problem, any other one is a warning. */
export function readOptional<T>(row: RowCells, field: Field, read: (text: string) => T | Problem): T | null {
  const cell = firstCell(row, field)
  if (!hasText(cell)) return null
  const value = readCell(cell, read)
  if (!isProblem(value)) return value
  row.warn(cell, value)
  return null
}
