/** Makes a catalogue from the rows of a file. */
import { CATALOGUE_FORMAT, CATALOGUE_VERSION, type CatalogueFile } from '#src/api/catalogue-file.ts'
import type { Product } from '#src/api/contract.ts'
import type { Cell, OnRow } from '../read/raw-row.ts'
import { wooCommerce } from '../read/woocommerce.ts'
import type { Report } from '../report.ts'
import type { Headings } from '../rows/headings.ts'
import { type Draft, type DraftOptions, readDraft } from '../rows/read-product.ts'
import type { RowCells } from '../rows/row-cells.ts'
import { Refusal } from '../unreadable.ts'
import { createGroups, type GivenCategory, type Group, withDescriptions } from './categories-and-brands.ts'
import { requireDollars, settlePrices } from './file-prices.ts'
import { assignIds } from './product-ids.ts'

export type CatalogueOptions = DraftOptions & { currencyAsUsd: boolean }

type Input = {
  /** Name of the file. */
  name: string
  headings: Headings
  report: Report
  options: CatalogueOptions
  /** Categories of `--categories`. */
  categories: GivenCategory[]
  /** Catalogue of the last run. */
  former: CatalogueFile | null
}

/**
 * Reads the rows that `read` finds.
 *
 * @param read reads the file and passes each row on
 * @throws {Refusal} if the file has no products, no titles, no prices, or prices in another currency
 */
export function toCatalogue(read: (onRow: OnRow) => void, input: Input): CatalogueFile {
  const drafts = readDrafts(read, input)
  requireColumns(input)
  if (!input.options.currencyAsUsd) requireDollars(input.name, drafts, input.report)
  const settled = settlePrices(drafts, input.report)
  const ids = assignIds(settled, input.former?.products ?? [], input.report)
  const products = Array.from(ids.keys())
  const categories = createGroups(
    'cat',
    namesOf(products, 'category'),
    input.former?.categories ?? [],
    input.categories,
  )
  const brands = createGroups('brand', namesOf(products, 'brand'), input.former?.brands ?? [])
  return {
    format: CATALOGUE_FORMAT,
    version: CATALOGUE_VERSION,
    generatedAt: input.options.now.toISOString(),
    source: { kind: 'file', name: input.name },
    products: Array.from(ids, ([draft, id]) =>
      toProduct(id, draft, categories.groupOf(draft.category), brands.groupOf(draft.brand)),
    ),
    categories: withDescriptions(categories.groups, input.categories),
    brands: brands.groups,
    posts: [],
  }
}

function readDrafts(read: (onRow: OnRow) => void, { name, headings, report, options }: Input): Draft[] {
  const drafts: Draft[] = []
  let rows = 0
  let shop: ReturnType<typeof wooCommerce> = null
  read((given) => {
    if (rows === 0) shop = wooCommerce(given.cells.map(({ column }) => column))
    rows += 1
    const place = (cell: Cell | null) => ({ line: given.line, column: cell?.column ?? null, text: cell?.text ?? '' })
    const row: RowCells = {
      cells: headings.byField(shop ? shop.plainRow(given) : given),
      bad: (cell, problem) => report.bad(place(cell), problem),
      warn: (cell, problem) => report.warn(place(cell), problem),
    }
    const reason = shop?.whySkipped(given)
    if (reason) report.skip(reason)
    else if (given.problem) row.bad(null, given.problem)
    else {
      const draft = readDraft(given.line, row, options)
      if (draft) drafts.push(draft)
    }
  })
  if (rows === 0) throw new Refusal(`${name} has no products.`)
  return drafts
}

function requireColumns({ name, headings }: Input): void {
  const found = `Found: ${headings.columns().join(', ')}.`
  const [unknown] = headings.unknown()
  if (unknown) throw new Refusal(`${name} has no heading "${unknown}", which --map names. ${found}`)
  if (!headings.has('title')) {
    throw new Refusal(`${name} has no heading for titles. Name it, such as --map title=Heading. ${found}`)
  }
  if (!headings.has('price') && !headings.has('salePrice')) {
    throw new Refusal(`${name} has no heading for prices. Name it, such as --map price=Heading. ${found}`)
  }
}

const namesOf = (drafts: Draft[], field: 'brand' | 'category'): string[] =>
  drafts.flatMap((draft) => draft[field] ?? [])

function toProduct(id: string, draft: Draft, category: Group | null, brand: Group | null): Product {
  const { line: _line, idCell: _idCell, prices, title, images, ...fields } = draft
  const price = prices.price.price.amount
  const given = prices.originalPrice?.price.amount
  const originalPrice = given !== undefined && Number(given) > Number(price) ? given : null
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
