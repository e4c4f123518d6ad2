/** Twenty invented rows, from which tests make a file in the columns of each layout. */
import type { Product } from '#src/api/contract.ts'

/** A file, and what of it differs from the other files. */
export type LayoutFile = {
  layout: string
  text: string
  /** The file names no currency. */
  hasNoCurrency?: true
  /** Variants are products of their own. */
  hasNoGroups?: true
  /** The file has a draft, which is left out. */
  hasDraft?: true
  /** Fields of which the file has no column. */
  lacks?: (keyof Product)[]
  rows?: number
  stool?: Partial<Product>
  shirt?: Partial<Product>
}

type Row = {
  id: string
  title: string
  /** Empty for a product whose variants have the prices. */
  price: string
  /** The price before the sale, or empty. */
  was: string
  isSoldOut: boolean
  isDraft: boolean
  brand: string
  /** From the outermost category to the innermost. */
  path: string[]
  /** The group that variants of the same product share, or an empty text. */
  group: string
  kind: 'single' | 'parent' | 'first' | 'variant'
}

const row = (id: string, title: string, price: string, rest: Partial<Row> = {}): Row => ({
  id,
  title,
  price,
  was: '',
  isSoldOut: false,
  isDraft: false,
  brand: 'Halm',
  path: ['Home', 'Trays'],
  group: '',
  kind: 'single',
  ...rest,
})

const SHIRT: Partial<Row> = { path: ['Clothing', 'Shirts'], group: 'G-1', kind: 'variant' }

/** A sale, a sold-out product, a product with three variants, a draft, and others. */
const ROWS: readonly Row[] = [
  row('A-1', 'Oak stool', '79.00', { was: '89.00', path: ['Home', 'Seating', 'Stools'] }),
  row('A-2', 'Reed lamp', '45.50', { isSoldOut: true, brand: 'Lumo', path: ['Home', 'Lamps'] }),
  row('A-3', 'Linen shirt S', '25.00', { ...SHIRT, isSoldOut: true, kind: 'first' }),
  row('A-4', 'Linen shirt M', '28.00', SHIRT),
  row('A-5', 'Linen shirt L', '35.00', SHIRT),
  row('A-6', 'Ash shelf', '120.00', { isDraft: true }),
  ...Array.from({ length: 14 }, (_, index) => row(`B-${index}`, `Cork tray ${index}`, `${10 + index}.90`)),
]

/** Texts of a row for its kind. One that is missing is that of `single`. */
type Templates = { single: string; first?: string; variant?: string; parent?: string }

const escapeXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('>', '&gt;')

/**
 * Returns the text of each row: `%title%` becomes the title, `%path: > %` the categories with that separator,
 * `%stock:yes:no%` one of both, `%live:yes:no%` the second one for a draft, and `%was:null%` `null` if there is no such price.
 */
function fill(templates: Templates, escape = (text: string) => text): string[] {
  const rows = templates.parent ? [row('G-1', 'Linen shirt', '', { ...SHIRT, kind: 'parent' }), ...ROWS] : ROWS
  return rows.map((each, index) =>
    (templates[each.kind] ?? (each.kind === 'first' ? templates.variant : undefined) ?? templates.single).replace(
      /%(\w+)(?::([^%:]*))?(?::([^%]*))?%/g,
      (_, name: string, first = '', second = '') => escape(valueOf(each, index, name, first, second)),
    ),
  )
}

function valueOf(each: Row, index: number, name: string, first: string, second: string): string {
  const values: Record<string, string> = {
    id: each.id,
    title: each.title,
    brand: each.brand,
    group: each.group,
    price: each.price,
    number: String(index + 11),
    was: each.was || first,
    full: each.was || each.price,
    sale: each.was ? each.price : first,
    cents: each.price.replace('.', ''),
    fullCents: (each.was || each.price).replace('.', ''),
    comma: each.price.replace('.', ','),
    surcharge: String(Number(each.price) - 25),
    handle: (each.group || each.id).toLowerCase(),
    description: `${each.title}.`,
    link: `https://track.example/${each.id}?a=1&b=2`,
    // The address of the merchant pays nothing.
    shop: `https://shop.example/${each.id}`,
    picture: `https://pictures.example/${each.id}.jpg`,
    small: `https://pictures.example/small/${each.id}.jpg`,
    category: each.path.at(-1) ?? '',
    path: each.path.join(first),
    stock: each.isSoldOut ? second : first,
    live: each.isDraft ? second : first,
  }
  const value = values[name]
  if (value === undefined) throw new Error(`No row has %${name}%`)
  return value
}

/** Returns a table. A template is a line of it. */
export const table = (headings: string, single: string, others: Omit<Templates, 'single'> = {}): string =>
  [headings, ...fill({ single, ...others })].join('\n')

/** Returns the elements of a feed. The template is one of them. */
export const xml = (template: string): string => fill({ single: template }, escapeXml).join('\n')

/** Returns the objects of a list, with commas between them. */
export const json = (template: string): string => fill({ single: template }).join(',\n')

/**
 * Returns the objects of a list of products, each with a list of its variants.
 *
 * @param product returns the template of a product with variants
 */
export function jsonWithVariants(product: (variants: string) => string, variant: string): string {
  const texts = fill({ single: product(variant), first: product(`${variant},VARIANTS`), variant })
  const [first = '', ...others] = texts.slice(2, 5)
  const products = [...texts.slice(0, 2), first.replace('VARIANTS', () => others.join(',')), ...texts.slice(5)]
  return products.join(',\n')
}
