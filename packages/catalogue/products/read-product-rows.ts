/** Reads the rows of a file as products, by its layout. What depends on other rows, such as variants, comes later. */
import { findLayout, missingHeadings } from '../layouts/find-layout.ts'
import type { Layout } from '../layouts/layout.ts'
import type { Cell, RawRow, ReadRows } from '../read/raw-row.ts'
import { formatCount, type Report } from '../report.ts'
import { withAttributes } from '../rows/attributes.ts'
import { createContinuedRows, hasNoPrice } from '../rows/continued-rows.ts'
import type { Field } from '../rows/fields.ts'
import { whyNotForSale } from '../rows/for-sale.ts'
import { createHeadings } from '../rows/headings.ts'
import { type ProductRow, type RowOptions, readImages, readProductRow } from '../rows/read-product.ts'
import { firstCell, hasText, type RowCells } from '../rows/row-cells.ts'
import { completeVariants, typeWithoutPrice, type VariantRow } from '../rows/variant-rows.ts'
import { type Condition, createWhere } from '../rows/where.ts'
import { InputError } from '../unreadable.ts'
import { otherCurrency } from './file-prices.ts'
import { createAll, createNewest } from './newest.ts'

export type CatalogueOptions = RowOptions & {
  /** The currency of prices that name none. Rows in another one are left out. */
  currency: string | null
  /** Rows that do not fulfil all of these are left out. */
  where: readonly Condition[]
  /** Most products, of which the newest are kept. */
  limit: number | null
}

export type RowsInput = {
  /** Name of the file. */
  name: string
  format: 'table' | 'xml' | 'json'
  /** Fields by their heading, which the user has assigned. */
  map: ReadonlyMap<string, Field>
  /** The layout that the user has named. */
  layout: Layout | null
  report: Report
  options: CatalogueOptions
  /** The currency of the prices if neither they nor the options name one. */
  assumedCurrency: string
}

/**
 * Reads the rows that are products. Reports bad ones, and counts those that are not for sale or are left out.
 *
 * @throws {InputError} if the file has no rows, or does not have the columns that it needs
 */
export async function readProductRows(read: ReadRows, input: RowsInput) {
  const { name, report, options } = input
  const kept = options.limit === null ? createAll() : createNewest(options.limit)
  const continued = createContinuedRows()
  const held: VariantRow[] = []
  let rows = 0
  let leftOut = 0
  let last: ProductRow | null = null
  let file: FileRules | null = null

  function addRow({ rawRow, row }: VariantRow, rules: FileRules, isFirst = true): void {
    const { layout, rowOptions, where } = rules
    const isChosen = where.accepts(row, rawRow)
    // The first row of a table has all columns. Reading a large file to its end would take minutes.
    if (rows === 1 && input.format === 'table') requireColumns(name, rules)
    if (!isChosen) {
      leftOut += 1
      return
    }
    const hidden = whyNotForSale(row, layout?.hidden)
    const type = typeWithoutPrice(row, layout)
    if (hidden) {
      if (isFirst) report.skip(`with ${hidden.column} "${hidden.text.trim()}"`)
    } else if (rawRow.unreadable) row.reject(null, rawRow.unreadable)
    else if (type) report.skip(`with ${type.column} "${type.text.trim()}" and without a price`)
    else if (!isFirst && hasNoPrice(row)) addPictures(last, row, rowOptions)
    else if (kept.accepts(row, rowOptions)) {
      const productRow = readProductRow(rawRow.line, row, rowOptions)
      if (!productRow) return
      last = productRow
      const currency = otherCurrency(productRow, options.currency)
      if (currency === null) kept.add(productRow)
      else report.skip(`in ${currency}`)
    }
  }

  await read((rawRow) => {
    file ??= rulesFor(rawRow, input)
    const { layout, headings } = file
    rows += 1
    const row = createRow(rawRow, headings.byField(withAttributes(rawRow, layout)), report)
    if (layout?.parentTypes && !hasText(firstCell(row, 'translation'))) held.push({ rawRow, row })
    else if (layout?.hasContinuedRows) {
      const { row: completed, isFirst } = continued.complete(row)
      addRow({ rawRow, row: completed }, file, isFirst)
    } else addRow({ rawRow, row }, file)
  })
  // TypeScript does not see that the callback assigns it.
  const found = file as FileRules | null
  if (!found) throw new InputError(`${name} has no products.`)
  const variants = completeVariants(held, found.layout)
  for (const row of variants.rows) addRow(row, found)
  requireColumns(name, found)
  const { productRows, removed } = kept.result()
  const leftOutLines = [
    ...(leftOut > 0 ? [`Left out ${formatCount(leftOut, 'row')} by --where.`] : []),
    ...found.where.missingValues(),
    ...(removed === null ? [] : [`Left out ${removed}.`]),
  ]
  return { productRows, rows, parents: variants.parents, leftOutLines, ...found }
}

type FileRules = ReturnType<typeof rulesFor>

/** Returns what the first row tells about the file. */
function rulesFor({ cells }: RawRow, { name, map, layout: named, options, assumedCurrency }: RowsInput) {
  const columns = cells.map(({ column }) => column)
  if (named) requireLayout(name, named, columns)
  const layout = named ?? findLayout(columns)
  const rowOptions = {
    ...options,
    categoryPath: layout?.categoryPath,
    categoryList: layout?.categoryList,
    pictureFolder: layout?.pictureFolder,
  }
  const where = createWhere(options.where, { ...rowOptions, currency: options.currency ?? assumedCurrency })
  return { layout, headings: createHeadings(map, layout), rowOptions, where }
}

const createRow = ({ line }: RawRow, cells: RowCells['cells'], report: Report): RowCells => {
  const place = (cell: Cell | null) => ({ line, column: cell?.column ?? null, text: cell?.text ?? '' })
  let isFirst = true
  return {
    cells,
    reject(cell, reason) {
      report.rejectRow(place(cell), reason, isFirst)
      isFirst = false
    },
    warn: (cell, reason) => report.warn(place(cell), reason),
  }
}

/** Adds the pictures of a row to the row before, unless that is another product because the first one was left out. */
function addPictures(last: ProductRow | null, row: RowCells, options: RowOptions): void {
  if (last?.group?.text === firstCell(row, 'group')?.text) last?.images.push(...readImages(row, options))
}

function requireLayout(name: string, layout: Layout, columns: string[]): void {
  const [missing] = missingHeadings(layout, columns)
  if (missing === undefined) return
  throw new InputError(
    `${name} does not have the layout ${layout.name}: there is no heading "${missing}". Found: ${columns.join(', ')}.`,
  )
}

function requireColumns(name: string, { headings, where }: FileRules): void {
  const found = `Found: ${headings.columns().join(', ')}.`
  const [unknown] = headings.unknown()
  if (unknown) throw new InputError(`${name} has no heading "${unknown}", which --map names. ${found}`)
  const [missing] = where.missing()
  if (missing) throw new InputError(`${name} has no heading "${missing}", which --where names. ${found}`)
  if (!headings.has('title')) {
    throw new InputError(`${name} has no heading for titles. Name it, such as --map title=Heading. ${found}`)
  }
  if (!headings.has('price') && !headings.has('salePrice')) {
    throw new InputError(`${name} has no heading for prices. Name it, such as --map price=Heading. ${found}`)
  }
}
