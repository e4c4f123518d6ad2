/**
 * Rows that continue a product, in files that write what variants have in common only once.
 *
 * Later rows of a product leave the cells of the product empty, and may have nothing but another picture.
 */
import type { Cell } from '../read/raw-row.ts'
import type { Field } from './fields.ts'
import { firstCell, hasText, type RowCells } from './row-cells.ts'

const OF_PRODUCT: Field[] = ['title', 'brand', 'category', 'description', 'createdAt', 'forSale']

export function createContinuedRows() {
  const firstRows = new Map<string, ReadonlyMap<Field, Cell[]>>()
  return {
    /** Returns the row with the cells that it leaves to the first row of its product. */
    complete(row: RowCells): { row: RowCells; isFirst: boolean } {
      const product = firstCell(row, 'group')?.text.trim() ?? ''
      const first = firstRows.get(product)
      if (!first) {
        firstRows.set(product, new Map(OF_PRODUCT.map((field) => [field, row.cells.get(field) ?? []])))
        return { row, isFirst: true }
      }
      const left = OF_PRODUCT.filter((field) => !hasText(firstCell(row, field)))
      const cells = new Map([...row.cells, ...left.map((field) => [field, first.get(field) ?? []] as const)])
      return { row: { ...row, cells }, isFirst: false }
    },
  }
}

/** Returns whether a row that is not the first of its product has no price, so that it is no variant. */
export const hasNoPrice = (row: RowCells): boolean =>
  !hasText(firstCell(row, 'price')) && !hasText(firstCell(row, 'salePrice'))
