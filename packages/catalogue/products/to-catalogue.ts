/** Makes a catalogue from the rows of a file. */
import { CATALOGUE_FORMAT, CATALOGUE_VERSION, type CatalogueFile } from '#src/api/catalogue-file.ts'
import type { Product } from '#src/api/contract.ts'
import type { ReadRows } from '../read/raw-row.ts'
import { formatCount } from '../report.ts'
import type { ProductRow } from '../rows/read-product.ts'
import { type CategoryRow, createProductGroups, type ProductGroup, withDescriptions } from './categories-and-brands.ts'
import { currencyOf, resolvePrices } from './file-prices.ts'
import { joinVariants } from './join-variants.ts'
import { assignIds } from './product-ids.ts'
import { type RowsInput, readProductRows } from './read-product-rows.ts'

type Input = RowsInput & {
  /** Categories of `--categories`. */
  categories: CategoryRow[]
  /** Catalogue of the last run. */
  previous: CatalogueFile | null
}

/**
 * Reads the rows that `read` finds.
 *
 * @param read reads the file and passes each row on
 * @throws {InputError} if the file has no products, no titles, no prices, or prices in several currencies
 */
export async function toCatalogue(read: ReadRows, input: Input): Promise<CatalogueFile> {
  const file = await readProductRows(read, input)
  const { productRows, layout } = file
  const currency = currencyOf(input.name, productRows, input.options.currency, input.report)
  const pricedRows = resolvePrices(productRows, currency ?? input.assumedCurrency, input.report)
  const joinedRows = joinVariants(pricedRows, layout)
  const ids = assignIds(joinedRows, input.previous?.products ?? [], input.report)
  const products = Array.from(ids.keys())
  const variants = pricedRows.length - joinedRows.length + file.parents
  input.report.describeFile([
    ...describe(file, products.length),
    ...file.leftOutLines,
    ...joinedLine(variants),
    ...withoutLinkLine(products),
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

/** Returns how the file was read. */
function describe({ layout, rows, headings }: Awaited<ReturnType<typeof readProductRows>>, products: number): string[] {
  const name = layout?.name ?? 'usual headings'
  const notUsed = headings.notUsed()
  return [
    `Layout: ${name}. ${formatCount(rows, 'row')}, ${formatCount(products, 'product')}.`,
    `Read: ${headings.read().join(', ')}.`,
    ...(notUsed.length > 0 ? [`Not used: ${notUsed.join(', ')}.`] : []),
  ]
}

const joinedLine = (variants: number): string[] =>
  variants > 0 ? [`Joined ${formatCount(variants, 'row')} with other variants of the same product.`] : []

function withoutLinkLine(products: ProductRow[]): string[] {
  const count = products.filter(({ affiliateUrl }) => affiliateUrl === null).length
  return count > 0 ? [`Without a link: ${formatCount(count, 'product')}.`] : []
}

const namesOf = (productRows: ProductRow[], field: 'brand' | 'category'): string[] =>
  productRows.flatMap((productRow) => productRow[field] ?? [])

function toProduct(
  id: string,
  productRow: ProductRow,
  category: ProductGroup | null,
  brand: ProductGroup | null,
): Product {
  const { line: _line, idCell: _idCell, group: _group, prices, title, images, ...fields } = productRow
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
