/**
 * Names of elements that stand before the products: `<category id="2" parentId="1">Stools</category>` is the name that a
 * product's `<categoryId>2</categoryId>` stands for.
 */
import type { Cell } from './raw-row.ts'

type Element = { local: string; attributes: Record<string, { value: string }> }

export function createNames() {
  const names = new Map<string, string>()
  let open: { key: string; path: string; text: string } | null = null
  return {
    openElement({ local, attributes }: Element): void {
      const parent = names.get(`${local}Id ${attributes['parentId']?.value}`)
      const id = attributes['id']?.value
      open = id === undefined ? null : { key: `${local}Id ${id}`, path: parent ? `${parent} > ` : '', text: '' }
    },
    addText(text: string): void {
      if (open) open.text += text
    },
    closeElement(): void {
      if (open?.text.trim()) names.set(open.key, open.path + open.text.trim())
      open = null
    },
    /** Returns the cell with the name instead of the id, if there is one. */
    withName: (cell: Cell): Cell => ({ ...cell, text: names.get(`${cell.column} ${cell.text.trim()}`) ?? cell.text }),
  }
}
