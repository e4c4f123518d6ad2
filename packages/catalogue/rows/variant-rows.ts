/** Variants whose rows leave what they have in common to a row that describes their product. */
import type { Layout } from '../layouts/layout.ts'
import type { Cell, RawRow } from '../read/raw-row.ts'
import { hasNoPrice } from './continued-rows.ts'
import type { Field } from './fields.ts'
import { firstCell, hasText, type RowCells } from './row-cells.ts'

/** Fields that a variant does not take from its product. */
const OF_VARIANT: ReadonlySet<Field> = new Set<Field>([
  'id',
  'group',
  'rowType',
  'children',
  'availability',
  'backorders',
  'stockCounter',
  'surcharge',
])
/** Fields that it takes together, if it has no price. */
const PRICES: ReadonlySet<Field> = new Set<Field>([
  'price',
  'salePrice',
  'saleDates',
  'saleStarts',
  'saleEnds',
  'originalPrice',
  'discountAmount',
  'discountPercent',
  'discountMode',
])
/** A product has its own name, text and pictures, and not those of a variant. */
const OF_PRODUCT: ReadonlySet<Field> = new Set<Field>(['title', 'description', 'images'])

export type VariantRow = { rawRow: RawRow; row: RowCells }

/**
 * Returns the rows that can be sold: variants with the cells of their product, and products without variants.
 *
 * @param rows all rows of the file, because a variant may come before its product
 */
export function completeVariants(
  rows: readonly VariantRow[],
  layout: Layout | null,
): { rows: VariantRow[]; parents: number } {
  const parentTypes = layout?.parentTypes ?? []
  const parents = new Set(rows.map(({ row }) => row).filter((row) => parentTypes.includes(typeOf(row))))
  const byKey = new Map(Array.from(parents).flatMap((parent) => keysOf(parent).map((key) => [key, parent] as const)))
  const withVariants = new Set<RowCells>()
  const completed = rows.flatMap(({ rawRow, row }) => {
    const parent = parents.has(row) ? undefined : parentOf(row, byKey)
    if (!parent) return [{ rawRow, row }]
    withVariants.add(parent)
    return [{ rawRow, row: completeVariant(row, parent) }]
  })
  return { rows: completed.filter(({ row }) => !withVariants.has(row)), parents: withVariants.size }
}

/** WooCommerce adds what else the product is: "variable, virtual". */
const typeOf = (row: RowCells): string =>
  (firstCell(row, 'rowType')?.text ?? '').split(',')[0]?.trim().toLowerCase() ?? ''

/** A product is named by its group, its ids, and the ids of its variants. */
function keysOf(row: RowCells): string[] {
  const cells = (['group', 'id'] as const).flatMap((field) => row.cells.get(field) ?? [])
  const children = firstCell(row, 'children')?.text.matchAll(/(?:^|\|)sku=([^,|]+)/g) ?? []
  return [...cells.filter(hasText).map(({ text }) => text.trim()), ...Array.from(children, ([, sku]) => `child ${sku}`)]
}

function parentOf(row: RowCells, byKey: ReadonlyMap<string, RowCells>): RowCells | undefined {
  const group = firstCell(row, 'group')
    ?.text.trim()
    .replace(/^id:\s*/, '')
  const id = firstCell(row, 'id')?.text.trim()
  return (group ? byKey.get(group) : undefined) ?? byKey.get(`child ${id}`)
}

function completeVariant(row: RowCells, parent: RowCells): RowCells {
  const cells = new Map<Field, Cell[]>(row.cells)
  for (const [field, common] of parent.cells) {
    const isLeft = !hasText(firstCell(row, field)) && (!PRICES.has(field) || hasNoPrice(row))
    const isCommon = OF_PRODUCT.has(field) && common.some(hasText)
    if (!OF_VARIANT.has(field) && (isLeft || isCommon)) cells.set(field, common)
  }
  const group = [firstCell(parent, 'group'), firstCell(parent, 'id')].find(hasText)
  if (group) cells.set('group', [group])
  // A variant that is not visible individually is visible as a part of its product.
  const own = (row.cells.get('forSale') ?? []).filter(({ text }) => !/individually/i.test(text))
  cells.set('forSale', [...(parent.cells.get('forSale') ?? []), ...own])
  return { ...row, cells }
}

/** Returns the type of a row without a price that is no product of its own: one without variants, or a variant. */
export function typeWithoutPrice(row: RowCells, layout: Layout | null): Cell | null {
  const type = firstCell(row, 'rowType')
  const isPart = layout?.parentTypes?.includes(typeOf(row)) || hasText(firstCell(row, 'group'))
  return hasText(type) && isPart && hasNoPrice(row) ? type : null
}
