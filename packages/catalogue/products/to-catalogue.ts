/** Makes a catalogue from the rows of a file. */
import { CATALOGUE_FORMAT, CATALOGUE_VERSION, type CatalogueFile } from '#src/api/catalogue-file.ts'
import type { Product } from '#src/api/contract.ts'
import { findLayout, missingHeadings } from '../layouts/find-layout.ts'
import type { Layout } from '../layouts/layout.ts'
import type { Cell, OnRow } from '../read/raw-row.ts'
import { wooCommerce } from '../read/woocommerce.ts'
import { formatCount, type Report } from '../report.ts'
import { whyNotForSale } from '../rows/for-sale.ts'
import { createHeadings, type Field, type Headings } from '../rows/headings.ts'
import { type ProductRow, type RowOptions, readProductRow } from '../rows/read-product.ts'
import type { RowCells } from '../rows/row-cells.ts'
import { InputError } from '../unreadable.ts'
import { type CategoryRow, createProductGroups, type ProductGroup, withDescriptions } from './categories-and-brands.ts'
import { currencyOf, resolvePrices } from './file-prices.ts'
import { assignIds } from './product-ids.ts'

export type CatalogueOptions = RowOptions & {
  /** The currency of prices that name none. Rows in another one are left out. */
  currency: string | null
}

type Input = {
  /** Name of the file. */
  name: string
  /** Fields by their heading, which the user has assigned. */
  map: ReadonlyMap<string, Field>
  /** The layout that the user has named. */
  layout: Layout | null
  report: Report
  options: CatalogueOptions
  /** Categories of `--categories`. */
  categories: CategoryRow[]
  /** Catalogue of the last run. */
  previous: CatalogueFile | null
  /** The currency of the prices if neither they nor the options name one. */
  assumedCurrency: string
}

/**
 * Reads the rows that `read` finds.
 *
 * @param read reads the file and passes each row on
 * @throws {InputError} if the file has no products, no titles, no prices, or prices in several currencies
 */
export function toCatalogue(read: (onRow: OnRow) => void, input: Input): CatalogueFile {
  const { productRows, rows, layoutName, headings } = readProductRows(read, input)
  requireColumns(input.name, headings)
  const currency = currencyOf(input.name, productRows, input.options.currency, input.report)
  const pricedRows = resolvePrices(productRows, currency ?? input.assumedCurrency, input.report)
  const ids = assignIds(pricedRows, input.previous?.products ?? [], input.report)
  const products = Array.from(ids.keys())
  input.report.describeFile([
    `Layout: ${layoutName}. ${formatCount(rows, 'row')}, ${formatCount(products.length, 'product')}.`,
    `Read: ${headings.read().join(', ')}.`,
    ...(headings.notUsed().length > 0 ? [`Not used: ${headings.notUsed().join(', ')}.`] : []),
  ])
  const categories = createProductGroups(
    'cat',
    namesOf(products, 'category'),
    input.previous?.categories ?? [],
    input.categories,
  )
  const brands = createProductGroups('brand', namesOf(products, 'brand'), input.previous?.brands ?? [])
  return {
    format: CATALOGUE_FORMAT,
    version: CATALOGUE_VERSION,
    generatedAt: input.options.now.toISOString(),
    source: { kind: 'file', name: input.name },
    ...(currency !== null && { currency }),
    products: Array.from(ids, ([productRow, id]) =>
      toProduct(id, productRow, categories.groupOf(productRow.category), brands.groupOf(productRow.brand)),
    ),
    categories: withDescriptions(categories.groups, input.categories),
    brands: brands.groups,
    posts: [],
  }
}

function readProductRows(read: (onRow: OnRow) => void, { name, map, layout: named, report, options }: Input) {
  const productRows: ProductRow[] = []
  let rows = 0
  let shop: ReturnType<typeof wooCommerce> = null
  let layout = named
  let headings = createHeadings(map, layout)
  read((rawRow) => {
    if (rows === 0) {
      const columns = rawRow.cells.map(({ column }) => column)
      shop = wooCommerce(columns)
      if (named) requireLayout(name, named, columns)
      layout = named ?? findLayout(columns)
      headings = createHeadings(map, layout)
    }
    rows += 1
    const place = (cell: Cell | null) => ({ line: rawRow.line, column: cell?.column ?? null, text: cell?.text ?? '' })
    const row: RowCells = {
      cells: headings.byField(shop ? shop.plainRow(rawRow) : rawRow),
      reject: (cell, reason) => report.rejectRow(place(cell), reason),
      warn: (cell, reason) => report.warn(place(cell), reason),
    }
    const reason = shop?.whySkipped(rawRow)
    const hidden = whyNotForSale(row)
    if (reason) report.skip(reason)
    else if (hidden) report.skip(`with ${hidden.column} "${hidden.text.trim()}"`)
    else if (rawRow.unreadable) row.reject(null, rawRow.unreadable)
    else {
      const productRow = readProductRow(rawRow.line, row, { ...options, categoryPath: layout?.categoryPath })
      if (productRow) productRows.push(productRow)
    }
  })
  if (rows === 0) throw new InputError(`${name} has no products.`)
  return { productRows, rows, layoutName: shop ? 'woocommerce' : (layout?.name ?? 'usual headings'), headings }
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

const namesOf = (productRows: ProductRow[], field: 'brand' | 'category'): string[] =>
  productRows.flatMap((productRow) => productRow[field] ?? [])

function toProduct(
  id: string,
  productRow: ProductRow,
  category: ProductGroup | null,
  brand: ProductGroup | null,
): Product {
  const { line: _line, idCell: _idCell, prices, title, images, ...fields } = productRow
  const price = prices.price.price.amount
  const originalAmount = prices.originalPrice?.price.amount
  const originalPrice = originalAmount !== undefined && Number(originalAmount) > Number(price) ? originalAmount : null
  return {
    id,
    title,
    images,
    price,
    originalPrice,
    discountPercentage: originalPrice === null ? null : Math.round((1 - Number(price) / Number(originalPrice)) * 100),
    ...fields,
    brand: brand?.name ?? null,
    category: category?.name ?? null,
    categoryId: category?.id ?? null,
  }
}
