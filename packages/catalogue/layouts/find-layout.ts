/** Finds the layout of a file by its headings, or by the name that the user passes. */
import { normalHeading } from '../rows/headings.ts'
import { InputError } from '../unreadable.ts'
import { AMAZON } from './amazon.ts'
import { EUROPEAN_NETWORKS } from './european-networks.ts'
import { FORMATS } from './formats.ts'
import type { Layout } from './layout.ts'
import { NETWORKS } from './networks.ts'
import { SHOPS } from './shops.ts'
import { WOOCOMMERCE } from './woocommerce.ts'

export const LAYOUTS: readonly Layout[] = [NETWORKS, EUROPEAN_NETWORKS, AMAZON, SHOPS, WOOCOMMERCE, FORMATS].flat()

/** Returns the layout that a file with these columns has, or null if it has only usual headings. */
export const findLayout = (columns: readonly string[]): Layout | null =>
  LAYOUTS.find((layout) => missingHeadings(layout, columns).length === 0) ?? null

/** Returns the layout of a file without headings whose first line says what it is, or null. */
export const findFramedLayout = (text: string): Layout | null =>
  LAYOUTS.find(({ frame, separator }) => frame && text.startsWith(`${frame.first}${separator}`)) ?? null

/** Returns the headings of the layout that the columns do not have. */
export function missingHeadings({ headings }: Layout, columns: readonly string[]): string[] {
  const present = new Set(columns.map(normalHeading))
  return headings.filter((heading) => !present.has(normalHeading(heading)))
}

/** Returns the layout of `--layout`. Throws `InputError` if there is none of the name. */
export function layoutNamed(name: string): Layout {
  const layout = LAYOUTS.find((each) => each.name === name.toLowerCase())
  if (layout) return layout
  throw new InputError(`There is no layout "${name}". The layouts are ${LAYOUTS.map((each) => each.name).join(', ')}.`)
}
