/** Reads a list of products in JSON. The keys of an object are its headings. */
import { InputError } from '../unreadable.ts'
import type { Cell, OnRow } from './raw-row.ts'

/**
 * Reads a JSON list, or the list `products` of an object. Throws `InputError` for anything else.
 *
 * @param parsed the parsed file
 */
export function readJsonRows(name: string, parsed: unknown, onRow: OnRow): void {
  const list = isObject(parsed) ? parsed['products'] : parsed
  if (!Array.isArray(list)) {
    throw new InputError(`${name} must be a list of objects, or an object with such a list as "products".`)
  }
  for (const [index, item] of list.entries()) {
    const line = index + 1
    if (isObject(item)) onRow({ line, cells: Object.entries(item).flatMap(([key, value]) => cellsOf(key, value)) })
    else
      onRow({
        line,
        cells: [],
        unreadable: { what: 'is not an object', expected: 'an object such as {"title": "Lamp"}' },
      })
  }
}

/** Parses a JSON file. Throws `InputError` with the parser's reason. */
export function parseJson(name: string, text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new InputError(`${name} is not JSON: ${error instanceof Error ? error.message : String(error)}`)
  }
}

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A list becomes several cells of one heading. Nested objects have no headings and are left out. */
function cellsOf(column: string, value: unknown): Cell[] {
  if (Array.isArray(value)) return value.flatMap((item) => cellsOf(column, item))
  if (value === null) return [{ column, text: '' }]
  const isPlain = typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
  return isPlain ? [{ column, text: String(value) }] : []
}
