/**
 * Reads products in XML: RSS 2.0, Atom, and other files that repeat an element for each product.
 *
 * The elements of a product and their attributes are its headings.
 */
import type { SaxesTagNS } from 'saxes'
import type { TextFile } from './decode.ts'
import type { Cell, OnRow, RawRow } from './raw-row.ts'
import { createNames } from './xml-names.ts'
import { createXmlParser, GOOGLE } from './xml-parser.ts'
import { findRows } from './xml-rows.ts'

const ATOM = 'http://www.w3.org/2005/Atom'

/** An element inside of a product. One without text of its own is a list, such as `<images>`. */
type OpenCell = Cell & { hasOwnText: boolean }

/** Reads the products of a file. Throws `InputError` for a web page, and for XML that is not well-formed. */
export async function readXmlRows(file: TextFile, onRow: OnRow): Promise<void> {
  const parser = createXmlParser(file.name, file.head)
  const isRow = await findRows(file)
  const names = createNames()
  let depth = 0
  let row: RawRow | null = null
  let open: OpenCell[] = []

  parser.on('opentag', (tag) => {
    depth += 1
    if (row) {
      for (const cell of open) if (!cell.hasOwnText) cell.text += '\n'
      const column = [...open.slice(-1).map((parent) => parent.column), columnOf(tag)].join('.')
      open = [...open, { column, text: hrefOf(tag), hasOwnText: false }]
      row.cells.push(...attributesOf(tag, `${column}@`))
    } else if (isRow(tag.local, depth)) {
      row = { line: parser.line, cells: attributesOf(tag, '') }
    } else names.openElement(tag)
  })
  const addText = (part: string) => {
    if (!row) names.addText(part)
    for (const cell of open) cell.text += part
    const last = open.at(-1)
    if (last && part.trim()) last.hasOwnText = true
  }
  parser.on('text', addText)
  parser.on('cdata', addText)
  parser.on('closetag', (tag) => {
    depth -= 1
    const cell = open.at(-1)
    if (row && cell) {
      if (isProductLink(tag)) row.cells.push(names.withName({ column: cell.column, text: cell.text }))
      open = open.slice(0, -1)
    } else if (row) {
      onRow(copyOf(row))
      row = null
    } else names.closeElement()
  })
  for await (const text of file.read()) parser.write(text)
  parser.close()
}

/** V8 keeps a whole part of the file in memory as long as a piece of its text is used, so a row has texts of its own. */
const copyOf = (row: RawRow): RawRow => JSON.parse(JSON.stringify(row))

/** Elements of Google and of the feed itself have headings. Others keep their prefix, so that they match none. */
function columnOf({ uri, prefix, local }: SaxesTagNS): string {
  if (uri === GOOGLE) return `g:${local}`
  return prefix === '' || uri === ATOM ? local : `${prefix}:${local}`
}

/** A link of Atom is an attribute. */
const hrefOf = ({ attributes }: SaxesTagNS): string => attributes['href']?.value ?? ''

/** An entry of Atom also links to itself and to other things, with `rel`. */
const isProductLink = ({ local, attributes }: SaxesTagNS): boolean =>
  local !== 'link' || ['alternate', undefined].includes(attributes['rel']?.value)

const attributesOf = ({ attributes }: SaxesTagNS, prefix: string): Cell[] =>
  Object.values(attributes)
    .filter(({ name }) => !/^(?:xmlns(?::|$)|xml:|(?:href|rel|type)$)/.test(name))
    .map(({ name, value }) => ({ column: `${prefix}${name}`, text: value }))
