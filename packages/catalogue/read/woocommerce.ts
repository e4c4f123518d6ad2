/**
 * Undoes what WooCommerce's product export does to cells, and names the rows that are no products of their own.
 *
 * Follows WC_CSV_Exporter and WC_Product_CSV_Exporter.
 */
import { normalHeading } from '../rows/headings.ts'
import type { Cell, RawRow } from './raw-row.ts'

type WooCommerce = {
  /** Returns why the row is not a product that the shop can show, or null. */
  whySkipped: (row: RawRow) => string | null
  /** Returns the row with plain cells, and with a brand that is an attribute as a cell of its own. */
  plainRow: (row: RawRow) => RawRow
}

const TYPE = /^(type|typ|tipo)$/
const PUBLISHED = /^(published|veroffentlicht|publie|publicado)$/
const VISIBILITY =
  /^(visibilityincatalog|sichtbarkeitimkatalog|katalogsichtbarkeit|visibilitedanslecatalogue|visibilidadenelcatalogo)$/
const DESCRIPTION = /description|beschreibung|descripcion/
const CATEGORIES = /^(categories|kategorien|categorias)$/
const ATTRIBUTE = /^(attribute?\d+name|nomdelattribut\d+|nombredelatributo\d+)$/
const BRAND = /^(brand|marke|marque|marca)$/i

/** Returns the rules for WooCommerce's export, or null if the columns are of another file. */
export function wooCommerce(columns: string[]): WooCommerce | null {
  const find = (heading: RegExp) => columns.findIndex((column) => heading.test(normalHeading(column)))
  const [type, published, visibility] = [find(TYPE), find(PUBLISHED), find(VISIBILITY)]
  if (Math.min(type, published, visibility) < 0) return null
  const descriptions = columnsOf(columns, DESCRIPTION)
  const categories = columnsOf(columns, CATEGORIES)
  const attributes = columnsOf(columns, ATTRIBUTE)

  return {
    whySkipped({ cells }) {
      const [kind = ''] = (cells[type]?.text ?? '').split(', ')
      if (['variation', 'variable', 'grouped'].includes(kind)) return `of the type "${kind}"`
      if (cells[published]?.text !== '1') return 'not published'
      return cells[visibility]?.text === 'hidden' ? 'hidden in the catalogue' : null
    },
    plainRow(row) {
      const cells = row.cells.map(({ column, text }) => {
        const plain = text.replace(/^'(?=[=+\-@\t\r])/, '')
        if (descriptions.has(column)) return { column, text: withLineBreaks(plain) }
        return { column, text: categories.has(column) ? deepestPath(plain) : plain }
      })
      // The value is the column after the name.
      const brand = cells.findIndex(({ column, text }) => attributes.has(column) && BRAND.test(text.trim())) + 1
      const text = brand > 0 ? cells[brand]?.text.replaceAll('\\,', ',') : undefined
      const added: Cell[] = text ? [{ column: 'Brand', text }] : []
      return { ...row, cells: [...cells, ...added] }
    },
  }
}

const columnsOf = (columns: string[], heading: RegExp): ReadonlySet<string> =>
  new Set(columns.filter((column) => heading.test(normalHeading(column))))

/** The export writes a line break as `\n`, and these two characters as `\\n`. */
const withLineBreaks = (text: string): string =>
  text.replace(/\\\\n|\\n/g, (escaped) => (escaped === '\\n' ? '\n' : '\\n'))

/** The export lists all categories of a product: "Audio, Audio > Headphones". The deepest one says most. */
function deepestPath(text: string): string {
  const paths = text.split(/(?<!\\), /).map((path) => path.replaceAll('\\,', ','))
  const depth = (path: string) => path.split('>').length
  return paths.toSorted((a, b) => depth(b) - depth(a))[0] ?? ''
}
