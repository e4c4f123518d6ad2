/** Reads the rows of a file as products, by its layout. What depends on other rows, such as variants, comes later. */
import { findLayout, missingHeadings } from '../layouts/find-layout.ts'
import type { Layout } from '../layouts/layout.ts'
import type { Cell, RawRow, ReadRows } from '../read/raw-row.ts'
import { wooCommerce } from '../read/woocommerce.ts'
import type { Report } from '../report.ts'
import { createContinuedRows, hasNoPrice } from '../rows/continued-rows.ts'
import type { Field } from '../rows/fields.ts'
import { whyNotForSale } from '../rows/for-sale.ts'
import { createHeadings, type Headings } from '../rows/headings.ts'
import { type ProductRow, type RowOptions, readImages, readProductRow } from '../rows/read-product.ts'
import { firstCell, type RowCells } from '../rows/row-cells.ts'
import { InputError } from '../unreadable.ts'

export type RowsInput = {
  /** Name of the file. */
  name: string
  /** Fields by their heading, which the user has assigned. */
  map: ReadonlyMap<string, Field>
  /** The layout that the user has named. */
  layout: Layout | null
  report: Report
  options: RowOptions
}

/**
 * Reads the rows that are products. Reports bad ones, and counts those that are not for sale.
 *
 * @throws {InputError} if the file has no rows, or does not have the columns that it needs
 */
export async function readProductRows(read: ReadRows, input: RowsInput) {
  const { name, report, options } = input
  const productRows: ProductRow[] = []
  const continued = createContinuedRows()
  let rows = 0
  let file: ReturnType<typeof rulesFor> | null = null
  await read((rawRow) => {
    file ??= rulesFor(rawRow, input)
    const { shop, layout, headings } = file
    rows += 1
    const ownCells = createRow(rawRow, headings.byField(shop ? shop.plainRow(rawRow) : rawRow), report)
    const { row, isFirst } = layout?.hasContinuedRows ? continued.complete(ownCells) : { row: ownCells, isFirst: true }
    const hidden = whyNotForSale(row)
    const whySkipped = shop?.whySkipped(rawRow) ?? (hidden && `with ${hidden.column} "${hidden.text.trim()}"`)
    if (whySkipped) {
      if (isFirst) report.skip(whySkipped)
    } else if (rawRow.unreadable) row.reject(null, rawRow.unreadable)
    else if (!isFirst && hasNoPrice(row)) addPictures(productRows, row)
    else {
      const productRow = readProductRow(rawRow.line, row, { ...options, categoryPath: layout?.categoryPath })
      if (productRow) productRows.push(productRow)
    }
  })
  // TypeScript does not see that the callback assigns it.
  const found = file as ReturnType<typeof rulesFor> | null
  if (!found) throw new InputError(`${name} has no products.`)
  requireColumns(name, found.headings)
  return { productRows, rows, ...found }
}

/** Returns what the first row tells about the file. */
function rulesFor({ cells }: RawRow, { name, map, layout: named }: RowsInput) {
  const columns = cells.map(({ column }) => column)
  const shop = wooCommerce(columns)
  if (named) requireLayout(name, named, columns)
  const layout = named ?? findLayout(columns)
  return { shop, layout, headings: createHeadings(map, layout) }
}

const createRow = ({ line }: RawRow, cells: RowCells['cells'], report: Report): RowCells => {
  const place = (cell: Cell | null) => ({ line, column: cell?.column ?? null, text: cell?.text ?? '' })
  return {
    cells,
    reject: (cell, reason) => report.rejectRow(place(cell), reason),
    warn: (cell, reason) => report.warn(place(cell), reason),
  }
}

/** Adds the pictures of a row to the row before, unless that is another product because the first one was left out. */
function addPictures(productRows: ProductRow[], row: RowCells): void {
  const last = productRows.at(-1)
  if (last?.group?.text !== firstCell(row, 'group')?.text || !last) return
  productRows[productRows.length - 1] = { ...last, images: [...last.images, ...readImages(row)] }
}

function requireLayout(name: string, layout: Layout, columns: string[]): void {
  const [missing] = missingHeadings(layout, columns)
  if (missing === undefined) return
  throw new InputError(
    `${name} does not have the layout ${layout.name}: there is no heading "${missing}". Found: ${columns.join(', ')}.`,
  )
}

function requireColumns(name: string, headings: Headings): void {
  const found = `Found: ${headings.columns().join(', ')}.`
  const [unknown] = headings.unknown()
  if (unknown) throw new InputError(`${name} has no heading "${unknown}", which --map names. ${found}`)
  if (!headings.has('title')) {
    throw new InputError(`${name} has no heading for titles. Name it, such as --map title=Heading. ${found}`)
  }
  if (!headings.has('price') && !headings.has('salePrice')) {
    throw new InputError(`${name} has no heading for prices. Name it, such as --map price=Heading. ${found}`)
  }
}
