/** Drafts and other products that a shop does not sell. */
import { readYesNo } from '../cells/yes-no.ts'
import type { Cell } from '../read/raw-row.ts'
import { normalHeading } from './headings.ts'
import { hasText, type RowCells } from './row-cells.ts'

/** Texts that mark products that visitors cannot see, in the form of `normalHeading()`. */
const HIDDEN = new Set(
  [
    ['draft', 'archived', 'private', 'pending', 'trash', 'inactive', 'disabled', 'hidden', 'unpublished', 'invisible'],
    ['offline', 'notpublished', 'notvisible', 'notvisibleindividually', 'entwurf', 'brouillon', 'borrador'],
  ].flat(),
)

/** Returns the cell that says that the product is not for sale, or null. */
export const whyNotForSale = ({ cells }: RowCells): Cell | null =>
  (cells.get('forSale') ?? []).find(
    (cell) => hasText(cell) && (HIDDEN.has(normalHeading(cell.text)) || readYesNo(cell.text) === false),
  ) ?? null
