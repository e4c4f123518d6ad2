/** Finds out which column has which field, by the headings of `--map`, of a layout, or the usual ones. */

import type { Layout } from '../layouts/layout.ts'
import type { Cell, RawRow } from '../read/raw-row.ts'
import { InputError } from '../unreadable.ts'
import { type Field, isField, SYNONYMS } from './fields.ts'

export type Headings = {
  /** Returns the cells of each field, those that win first. */
  byField: (row: RawRow) => Map<Field, Cell[]>
  /** All columns so far, as the file writes them. */
  columns: () => string[]
  /** Headings of `--map` that no column so far has. */
  unknown: () => string[]
  /** Returns whether any column so far has the field. */
  has: (field: Field) => boolean
  /** Names the columns of each field so far, such as "price from search_price". */
  read: () => string[]
  /** Columns so far that have no field, unless they are empty. */
  notUsed: () => string[]
}

type Match = { field: Field; rank: number }

/** Returns a heading in lower case without accents, spaces, punctuation and the prefix of Google's feeds. */
export const normalHeading = (heading: string): string =>
  heading
    .trim()
    .toLowerCase()
    .replace(/^g:/, '')
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]/gu, '')

/** Returns normal headings and what they match. Their order is the rank. */
const matchesOf = (field: Field, headings: readonly string[]) =>
  headings.map((heading, rank) => [normalHeading(heading), { field, rank }] as const)

/** Headings and what they match. Built from `SYNONYMS`. */
const KNOWN = new Map<string, Match>(
  Object.entries(SYNONYMS).flatMap(([field, names]) =>
    isField(field) && names ? matchesOf(field, names.split(', ')) : [],
  ),
)

const fieldsOf = (layout: Layout | null) =>
  Object.entries(layout?.fields ?? {}).flatMap(([field, headings]) => (isField(field) ? [{ field, headings }] : []))

/** Returns whether a heading is a usual one of a field. */
export const hasField = (heading: string, field: Field): boolean => KNOWN.get(normalHeading(heading))?.field === field

/** Returns the cell as the layout's program means it. */
function plainCell(cell: Cell, field: Field, layout: Layout | null): Cell {
  const mark = layout?.endsAt?.[field]
  if (mark !== undefined) return { ...cell, text: cell.text.split(mark, 1)[0] ?? '' }
  if (!layout?.hasEscapes) return cell
  // Programs write an apostrophe so that spreadsheet programs do not run the cell as a formula.
  const text = cell.text.replace(/^'(?=[=+\-@\t\r])/, '')
  return { ...cell, text: field === 'description' ? withLineBreaks(text) : text }
}

/** `\n` is a line break, and `\\n` these two characters. */
const withLineBreaks = (text: string): string =>
  text.replace(/\\\\n|\\n/g, (escaped) => (escaped === '\\n' ? '\n' : '\\n'))

/**
 * Parses the options `--map FIELD=HEADING`. Throws `InputError` for an unknown field.
 *
 * @returns fields by their normal heading
 */
export function parseMap(options: readonly string[]): Map<string, Field> {
  return new Map(
    options.map((option) => {
      const at = option.indexOf('=')
      const field = option.slice(0, Math.max(at, 0)).trim()
      const heading = normalHeading(option.slice(at + 1))
      if (isField(field) && heading) return [heading, field]
      throw new InputError(
        `--map must be FIELD=HEADING, such as --map title=Name, not "${option}". The fields are ${Object.keys(SYNONYMS).join(', ')}.`,
      )
    }),
  )
}

/**
 * @param mapped headings that the user has assigned. Their fields have no other columns.
 * @param layout assigns headings too. Its fields have no usual ones.
 */
export function createHeadings(mapped: ReadonlyMap<string, Field> = new Map(), layout: Layout | null = null): Headings {
  const matches = new Map<string, Match[]>()
  const withText = new Set<string>()
  const mappedFields = new Set(mapped.values())
  const fields = fieldsOf(layout)
  const ofLayout = fields.flatMap(({ field, headings }) => matchesOf(field, headings))
  const layoutFields = new Set(fields.map(({ field }) => field))

  /** A column of a layout may have several fields, such as an ASIN, which is an id too. */
  function matchesFor(column: string): Match[] {
    const known = matches.get(column)
    if (known) return known
    const heading = normalHeading(column)
    const field = mapped.get(heading)
    const usual = KNOWN.get(heading) ?? numbered(heading)
    const named = ofLayout.flatMap(([each, match]) => (each === heading ? match : []))
    const found = named.length === 0 && usual && !layoutFields.has(usual.field) ? [usual] : named
    const used = field ? [{ field, rank: 0 }] : found.filter((match) => !mappedFields.has(match.field))
    matches.set(column, used)
    return used
  }

  /** Returns the cells of a field, those that win first, and of pictures in several sizes only the best one. */
  function inOrder(field: Field, cells: readonly Cell[]): Cell[] {
    const rankOf = ({ column }: Cell) => matchesFor(column).find((match) => match.field === field)?.rank ?? 0
    const sorted = cells.toSorted((a, b) => rankOf(a) - rankOf(b))
    const sizes = field === 'images' ? (layout?.pictureSizes ?? 0) : 0
    const best = sorted.find((cell) => rankOf(cell) < sizes && cell.text.trim())
    return best ? sorted.filter((cell) => rankOf(cell) >= sizes || cell.column === best.column) : sorted
  }

  return {
    byField(row) {
      const cells = new Map<Field, Cell[]>()
      for (const cell of row.cells) {
        const found = matchesFor(cell.column)
        if (found.length === 0 && !withText.has(cell.column) && cell.text.trim()) withText.add(cell.column)
        for (const { field } of found) {
          const others = cells.get(field) ?? []
          others.push(plainCell(cell, field, layout))
          cells.set(field, others)
        }
      }
      for (const [field, all] of cells) if (all.length > 1) cells.set(field, inOrder(field, all))
      return cells
    },
    columns: () => Array.from(matches.keys()),
    unknown() {
      const known = new Set(Array.from(matches.keys(), normalHeading))
      return Array.from(mapped.keys()).filter((heading) => !known.has(heading))
    },
    has: (field) => Array.from(matches.values()).some((found) => found.some((match) => match.field === field)),
    read() {
      const all = Array.from(matches, ([column, found]) => Array.from(found, (match) => ({ column, ...match }))).flat()
      const ranked = all.toSorted((a, b) => a.rank - b.rank)
      return Object.keys(SYNONYMS).flatMap((field) => {
        const columns = ranked.filter((each) => each.field === field).map(({ column }) => column)
        return columns.length > 0 ? [`${field} from ${columns.join(' or ')}`] : []
      })
    },
    notUsed() {
      const columns = Array.from(matches.keys())
      // An element of XML that contains others has their text, and they are columns of their own.
      return Array.from(withText).filter((column) => !columns.some((each) => each.startsWith(`${column}.`)))
    },
  }
}

/** "Image 2" is one of several columns with pictures. */
function numbered(heading: string): Match | null {
  const match = KNOWN.get(heading.replace(/\d+$/, ''))
  return match?.field === 'images' ? match : null
}
