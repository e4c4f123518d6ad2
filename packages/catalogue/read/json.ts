/** Reads lists of products in JSON, and JSON with an object per line. The keys of an object are its headings. */
import { findLayout } from '../layouts/find-layout.ts'
import type { Layout } from '../layouts/layout.ts'
import { createHeadings } from '../rows/headings.ts'
import { InputError } from '../unreadable.ts'
import type { Cell, OnRow } from './raw-row.ts'

type JsonObject = Record<string, unknown>

/** Lists are searched in objects of this depth: `{"SearchResult": {"Items": […]}}`. */
const DEEPEST = 3

/**
 * Reads a list of objects, which may be under any key. Throws `InputError` if there is none.
 *
 * @param parsed the parsed file
 * @param named the layout of `--layout`
 */
export function readJsonRows(name: string, parsed: unknown, onRow: OnRow, named: Layout | null = null): void {
  const list = productList(parsed)
  if (!list) throw new InputError(`${name} has no list of objects, such as {"products": [{"title": "Lamp"}]}.`)
  const layout = named ?? findLayout(cellsOf('', list.find(isObject)).map(({ column }) => column))
  for (const [index, item] of list.entries()) {
    const line = index + 1
    if (!isObject(item)) {
      const expected = 'an object such as {"title": "Lamp"}'
      onRow({ line, cells: [], unreadable: { what: 'is not an object', expected } })
    } else for (const variant of variantsOf(item, layout)) onRow({ line, cells: cellsOf('', variant) })
  }
}

/**
 * Parses a JSON file, or each of its lines if these are objects of their own.
 *
 * @throws {InputError} with the parser's reason
 */
export function parseJson(name: string, text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    const lines = text.trim().split('\n')
    if (lines.length > 1 && isObject(parsedLine(lines[0] ?? '')))
      return lines.filter((line) => line.trim()).map(parsedLine)
    throw new InputError(`${name} is not JSON: ${error instanceof Error ? error.message : String(error)}`)
  }
}

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A line that cannot be parsed is a bad row. */
function parsedLine(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return null
  }
}

/** Returns the list whose objects have the most fields of products, because an object may also list categories. */
function productList(parsed: unknown): unknown[] | null {
  const lists = listsIn(parsed, DEEPEST)
  const fields = ([first]: unknown[]) => {
    const cells = cellsOf('', first)
    const layout = findLayout(cells.map(({ column }) => column))
    return createHeadings(undefined, layout).byField({ line: 1, cells }).size
  }
  return lists.toSorted((a, b) => fields(b) - fields(a))[0] ?? null
}

function listsIn(value: unknown, depth: number): unknown[][] {
  if (Array.isArray(value)) return value.length === 0 || value.some(isObject) ? [value] : []
  return isObject(value) && depth > 0 ? Object.values(value).flatMap((each) => listsIn(each, depth - 1)) : []
}

/** Returns an object for each variant, with the keys of its product. */
function variantsOf(item: JsonObject, layout: Layout | null): JsonObject[] {
  const key = layout?.variants
  const variants = key === undefined ? null : item[key]
  return key !== undefined && Array.isArray(variants) && variants.length > 0
    ? variants.map((variant: unknown) => Object.fromEntries([...Object.entries(item), [key, variant]]))
    : [item]
}

/** A key of a nested object has the heading "size.width". A list becomes several cells of one heading. */
function cellsOf(column: string, value: unknown): Cell[] {
  if (Array.isArray(value)) return value.flatMap((item) => cellsOf(column, item))
  if (isObject(value)) {
    return Object.entries(value).flatMap(([key, nested]) => cellsOf(column ? `${column}.${key}` : key, nested))
  }
  if (value === null) return [{ column, text: '' }]
  if (typeof value === 'number') return [{ column, text: String(value), isNumber: true }]
  return typeof value === 'string' || typeof value === 'boolean' ? [{ column, text: String(value) }] : []
}
