/** Reads product feeds in XML: RSS 2.0 and Atom with the elements of Google Merchant Center. */
import { SaxesParser } from 'saxes'
import { InputError } from '../unreadable.ts'
import type { Cell, OnRow, RawRow } from './raw-row.ts'

const GOOGLE = 'http://base.google.com/ns/1.0'
const ATOM = 'http://www.w3.org/2005/Atom'

/**
 * Reads the items of a feed. Throws `InputError` for XML that is not well-formed.
 *
 * Refuses document types, because they can declare entities that refer to files or grow without limit.
 */
export function readMerchantXml(name: string, text: string, onRow: OnRow): void {
  const parser = new SaxesParser({ xmlns: true, fileName: '' })
  let depth = 0
  let itemDepth = 0
  let row: RawRow | null = null
  let cell: Cell | null = null
  const append = (part: string) => {
    if (cell) cell.text += part
  }
  parser.on('error', ({ message }) => {
    throw new InputError(`${name}:${parser.line}: the XML is not well-formed: ${message.replace(/^[\d:]+ /, '')}`)
  })
  parser.on('doctype', () => {
    throw new InputError(
      `${name}:${parser.line}: the XML has a document type, which is not allowed. Remove "<!DOCTYPE …>".`,
    )
  })
  parser.on('opentag', ({ uri, local, prefix, attributes }) => {
    depth += 1
    if (!row && (local === 'item' || local === 'entry')) {
      row = { line: parser.line, cells: [] }
      itemDepth = depth
    } else if (row && depth === itemDepth + 1) {
      cell = { column: columnOf(uri, prefix, local), text: attributes['href']?.value ?? '' }
      row.cells.push(cell)
    }
  })
  parser.on('text', append)
  parser.on('cdata', append)
  parser.on('closetag', () => {
    if (row && depth === itemDepth) {
      onRow(row)
      row = null
    }
    if (depth === itemDepth + 1) cell = null
    depth -= 1
  })
  parser.write(text).close()
}

/** Elements of Google and of the feed itself have headings. Others keep their prefix, so that they match none. */
function columnOf(uri: string, prefix: string, local: string): string {
  if (uri === GOOGLE) return `g:${local}`
  return prefix === '' || uri === ATOM ? local : `${prefix}:${local}`
}
