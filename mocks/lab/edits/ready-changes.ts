/** Changes of an answer that testers often try: an empty list, a missing field, unusual texts. */
import { LONG, RTL_TEXT, RTL_TITLE, WORD } from '#mocks/scenarios/rows.ts'
import type { ReadyChanges } from '#src/demo/demo-api.ts'
import { indentedJson, parseJson } from './json.ts'

type Row = Record<string, unknown>

/** Fields with the list of a page, beside its total. */
const PAGES = ['products', 'posts']

/** Texts of products, categories, brands and posts by field. */
const LONG_TEXTS = new Map([
  ['title', LONG],
  ['name', LONG],
  ['brand', WORD],
  ['description', `${LONG}. `.repeat(20).trim()],
  ['excerpt', `${LONG}.`],
])
const RTL_TEXTS = new Map([
  ['title', RTL_TITLE],
  ['name', RTL_TITLE],
  ['description', RTL_TEXT],
  ['excerpt', RTL_TEXT],
])

/** Returns the changes that fit a body. Those of fields and texts change the first row of a list. */
export function readyChangesOf(body: string): ReadyChanges {
  const { rows, isList, write } = readRows(parseJson(body))
  const [first, ...others] = rows
  const writeFirst = (row: Row) => indentedJson(write([row, ...others]))
  const changes = [
    { label: 'Empty list', fits: isList && rows.length > 0, apply: () => indentedJson(write([])) },
    { label: 'One row', fits: isList && rows.length > 1, apply: () => indentedJson(write([first])) },
  ]
  if (!isRow(first)) {
    return { isList, changes: changes.filter(({ fits }) => fits), fields: [], withoutField: () => body }
  }
  const texts = [
    { label: 'Very long text', texts: LONG_TEXTS },
    { label: 'Right-to-left text', texts: RTL_TEXTS },
  ].map(({ label, texts: replaced }) => {
    const changed = withTexts(first, replaced)
    return { label, fits: indentedJson(changed) !== indentedJson(first), apply: () => writeFirst(changed) }
  })
  return {
    isList,
    changes: [...changes, ...texts].filter(({ fits }) => fits),
    fields: Object.keys(first),
    withoutField: (field) => writeFirst(Object.fromEntries(Object.entries(first).filter(([name]) => name !== field))),
  }
}

/** Returns the rows of an answer, and how the answer is written with others. A single resource is one row. */
function readRows(answer: unknown): { rows: unknown[]; isList: boolean; write: (rows: unknown[]) => unknown } {
  if (Array.isArray(answer)) return { rows: answer, isList: true, write: (rows) => rows }
  if (!isRow(answer)) return { rows: [], isList: false, write: () => answer }
  const field = PAGES.find((name) => Array.isArray(answer[name]))
  const list = field && answer[field]
  if (!field || !Array.isArray(list)) return { rows: [answer], isList: false, write: ([row]) => row }
  return {
    rows: list,
    isList: true,
    write: (rows) => ({ ...answer, [field]: rows, ...(rows.length !== list.length && { total: rows.length }) }),
  }
}

/** Replaces the texts of a row, or of the product in a line of the cart. */
function withTexts(row: Row, texts: ReadonlyMap<string, string>): Row {
  if (isRow(row.product)) return { ...row, product: withTexts(row.product, texts) }
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => [name, typeof value === 'string' ? (texts.get(name) ?? value) : value]),
  )
}

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null && !Array.isArray(value)
