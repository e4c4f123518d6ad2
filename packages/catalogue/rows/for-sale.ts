/** Drafts and other products that a shop does not sell. */
import { readYesNo } from '../cells/yes-no.ts'
import type { Cell } from '../read/raw-row.ts'
import { normalHeading } from './headings.ts'
import { hasText, type RowCells } from './row-cells.ts'

/** Texts that mark products that visitors cannot see, in the form of `normalHeading()`. */
const HIDDEN = new Set(
  [
    ['draft', 'archived', 'private', 'pending', 'trash', 'inactive', 'disabled', 'hidden', 'unpublished', 'invisible'],
    ['deleted', 'offline', 'notpublished', 'notvisible', 'notvisibleindividually', 'entwurf', 'brouillon', 'borrador'],
  ].flat(),
)

/**
 * Returns the cell that says that the row is no product for sale, or null.
 *
 * @param hidden texts that mean no in the layout of the file
 */
export function whyNotForSale({ cells }: RowCells, hidden: readonly string[] = []): Cell | null {
  const isHidden = ({ text }: Cell) =>
    hidden.includes(text.trim()) || HIDDEN.has(normalHeading(text)) || readYesNo(text) === false
  const repeated = cells.get('translation')?.find(hasText)
  return repeated ?? cells.get('forSale')?.find((cell) => hasText(cell) && isHidden(cell)) ?? null
}
