/** Reads lists of products in JSON, and JSON with an object per line. The keys of an object are its headings. */
import { findLayout } from '../layouts/find-layout.ts'
import type { Layout } from '../layouts/layout.ts'
import { createHeadings } from '../rows/headings.ts'
import { InputError } from '../unreadable.ts'
import type { TextFile } from './decode.ts'
import { type JsonObject, productsOfJsonLd } from './json-ld.ts'
import type { Cell, OnRow } from './raw-row.ts'

/** Lists are searched in objects of this depth: `{"SearchResult": {"Items": […]}}`. */
const DEEPEST = 3

/** A document is parsed as a whole, which needs several times its size in memory. */
const LONGEST_DOCUMENT = 100_000_000

/**
 * Reads a list of objects, which may be under any key. Throws `InputError` if there is none.
 *
 * @param parsed the parsed file
 * @param named the layout of `--layout`
 */
export function readJsonRows(name: string, parsed: unknown, onRow: OnRow, named: Layout | null = null): void {
  const linkedData = productsOfJsonLd(parsed)
  const list = linkedData.length > 0 ? linkedData : productList(parsed)
  if (!list) throw new InputError(`${name} has no list of objects, such as {"products": [{"title": "Lamp"}]}.`)
  const layout = named ?? layoutOf(list.find(isObject))
  for (const [index, item] of list.entries()) readItem(item, index + 1, layout, onRow)
}

/** Reads a file with an object per line. A line that cannot be parsed is a bad row. */
export async function readJsonLines(file: TextFile, onRow: OnRow, named: Layout | null = null): Promise<void> {
  let layout = named
  let number = 0
  for await (const line of linesOf(file.read())) {
    if (!line.trim()) continue
    const item = parsedLine(line)
    const linkedData = productsOfJsonLd(item)
    for (const each of linkedData.length > 0 ? linkedData : [item]) {
      number += 1
      if (number === 1) layout ??= layoutOf(each)
      readItem(each, number, layout, onRow)
    }
  }
}

/** Returns whether a file that starts with this text has an object per line. A document may be an object in one line, too. */
export function hasObjectPerLine(head: string): boolean {
  const [first = '', ...others] = head.trimStart().split('\n')
  return others.some((line) => line.trim()) && isObject(parsedLine(first))
}

/** Returns the text of a file. Throws `InputError` if it is too long to be parsed as a whole. */
export async function readJsonText({ name, read }: TextFile): Promise<string> {
  const parts: string[] = []
  let length = 0
  for await (const part of read()) {
    parts.push(part)
    length += part.length
    if (length > LONGEST_DOCUMENT) {
      throw new InputError(
        `${name} has more than 100 MB. Ask for CSV, XML or JSON lines (an object per line), which may be larger, or split it.`,
      )
    }
  }
  return parts.join('')
}

/** Parses a JSON file. Throws `InputError` with the parser's reason. */
export function parseJson(name: string, text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new InputError(`${name} is not JSON: ${error instanceof Error ? error.message : String(error)}`)
  }
}

async function* linesOf(texts: AsyncIterable<string>) {
  let rest = ''
  for await (const text of texts) {
    const lines = (rest + text).split('\n')
    rest = lines.pop() ?? ''
    yield* lines
  }
  yield rest
}

const layoutOf = (item: unknown): Layout | null => findLayout(cellsOf('', item).map(({ column }) => column))

function readItem(item: unknown, line: number, layout: Layout | null, onRow: OnRow): void {
  if (!isObject(item)) {
    const expected = 'an object such as {"title": "Lamp"}'
    onRow({ line, cells: [], unreadable: { what: 'is not an object', expected } })
  } else for (const variant of variantsOf(item, layout)) onRow({ line, cells: cellsOf('', variant) })
}

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

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
