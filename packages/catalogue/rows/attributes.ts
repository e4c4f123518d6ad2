/** Brands that shop programs write as one of the attributes of a product. */
import type { Layout } from '../layouts/layout.ts'
import type { Cell, RawRow } from '../read/raw-row.ts'
import { hasField, normalHeading } from './headings.ts'

/** Returns the row with a cell for each attribute that is a brand. Its heading is the name of the attribute. */
export function withAttributes(row: RawRow, layout: Layout | null): RawRow {
  const added = [...namedAttributes(row, layout?.attributeNames ?? []), ...listedAttributes(row, layout?.attributeList)]
  const brands = added.filter(({ column }) => hasField(column, 'brand'))
  return brands.length > 0 ? { ...row, cells: [...row.cells, ...brands] } : row
}

function namedAttributes({ cells }: RawRow, headings: readonly string[]): Cell[] {
  if (headings.length === 0) return []
  const names = new Set(headings.map(normalHeading))
  return cells.flatMap(({ column, text }, index) => {
    const value = cells[index + 1]?.text
    return value && text && names.has(normalHeading(column.replace(/\d+/, ''))) ? [{ column: text, text: value }] : []
  })
}

const listedAttributes = ({ cells }: RawRow, list: string | undefined): Cell[] =>
  (cells.find(({ column }) => column === list)?.text ?? '').split(',').flatMap((pair) => {
    const [column = '', text] = pair.split('=')
    return text ? [{ column, text }] : []
  })
