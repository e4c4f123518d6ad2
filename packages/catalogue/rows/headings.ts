/** Finds out which column has which field, by the usual headings in English, German, French and Spanish. */

import type { Layout } from '../layouts/layout.ts'
import type { Cell, RawRow } from '../read/raw-row.ts'
import { InputError } from '../unreadable.ts'

/** Headings of each field. If a row has several of them, the first one with a value wins. */
const SYNONYMS = {
  id: 'sku, ugs, id, artikelnummer, art nr, article number, item number, product id, reference, referencia',
  title:
    'title, name, product title, product name, product, titel, bezeichnung, produktname, nom, titre, nombre, titulo',
  salePrice: 'sale price, special price, angebotspreis, aktionspreis, tarif promo, precio rebajado',
  saleDates: 'sale price effective date',
  saleStarts:
    'date sale price starts, datum an dem angebotspreis beginnt, date de debut de promo, dia en que empieza el precio rebajado',
  saleEnds:
    'date sale price ends, datum an dem angebotspreis endet, date de fin de promo, dia en que termina el precio rebajado',
  price:
    'price, regular price, current price, preis, regularer preis, verkaufspreis, prix, tarif regulier, precio, precio normal',
  originalPrice:
    'original price, list price, rrp, msrp, uvp, was, was price, old price, compare at price, listenpreis, streichpreis, prix conseille',
  currency: 'currency, currency code, price currency, currency id, wahrung, devise, moneda, divisa',
  affiliateUrl:
    'affiliate url, affiliate link, external url, externe url, url externe, url externa, deeplink, tracking url, link, url, product url, product link, produktlink, produkt url, lien, enlace',
  images:
    'image link, images, image, image url, image urls, picture, pictures, picture url, photo, bilder, bild, bild url, imagenes, imagen, additional image link',
  brand:
    'brand, brands, maker, manufacturer, marke, marken, hersteller, marque, marques, fabricant, marca, marcas, fabricante, vendor',
  category:
    'product type, categories, category, kategorien, kategorie, categorie, categorias, categoria, product category, department, google product category, category id',
  description:
    'description, product description, beschreibung, produktbeschreibung, descripcion, details, text, short description, kurzbeschreibung, description courte, descripcion corta, summary, content',
  availability:
    'in stock, availability, available, is available, vorratig, verfugbarkeit, verfugbar, en stock, disponibilite, existencias, en inventario, disponibilidad, stock, bestand, lagerbestand, inventario',
  featured: 'is featured, featured, ist hervorgehoben, hervorgehoben, mis en avant, esta destacado, destacado',
  newArrival: 'new, is new, new arrival, neu, nouveau, nuevo',
  bestSeller: 'best seller, is best seller',
  createdAt: 'created at, created, date, date added, date created, published at, datum, fecha',
  rating: 'rating, average rating, bewertung, valoracion',
  reviewCount: 'reviews, review count, number of reviews, rating count, bewertungen, avis',
  asin: 'asin',
  group: 'item group id',
  backorders: 'backorders allowed',
  stockCounter: 'inventory tracker',
  discountAmount: 'discount amount',
  discountPercent: 'discount percent',
  forSale: 'status, published, active, enabled, visible, visibility, is active, is published, product status',
}
export type Field = keyof typeof SYNONYMS

export type Headings = {
  /** Returns the cells of each field, those that win first. */
  byField: (row: RawRow) => Map<Field, Cell[]>
  /** All columns so far, as the file writes them. */
  columns: () => string[]
  /** Headings of `--map` that no column so far has. */
  unknown: () => string[]
  /** Returns whether any column so far has the field. */
  has: (field: Field) => boolean
  /** Names the columns of each field so far, such as "price from search_price". */
  read: () => string[]
  /** Columns so far that have no field, unless they are empty. */
  notUsed: () => string[]
}

type Match = { field: Field; rank: number }

const isField = (name: string): name is Field => Object.hasOwn(SYNONYMS, name)

/** Returns a heading in lower case without accents, spaces, punctuation and the prefix of Google's feeds. */
export const normalHeading = (heading: string): string =>
  heading
    .trim()
    .toLowerCase()
    .replace(/^g:/, '')
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]/gu, '')

/** Returns normal headings and what they match. Their order is the rank. */
const matchesOf = (field: Field, headings: readonly string[]) =>
  headings.map((heading, rank) => [normalHeading(heading), { field, rank }] as const)

/** Headings and what they match. Built from `SYNONYMS`. */
const KNOWN = new Map<string, Match>(
  Object.entries(SYNONYMS).flatMap(([field, names]) => (isField(field) ? matchesOf(field, names.split(', ')) : [])),
)

const fieldsOf = (layout: Layout | null) =>
  Object.entries(layout?.fields ?? {}).flatMap(([field, headings]) => (isField(field) ? [{ field, headings }] : []))

const cutCell = (cell: Cell, mark: string | undefined): Cell =>
  mark === undefined ? cell : { ...cell, text: cell.text.split(mark, 1)[0] ?? '' }

/**
 * Parses the options `--map FIELD=HEADING`. Throws `InputError` for an unknown field.
 *
 * @returns fields by their normal heading
 */
export function parseMap(options: readonly string[]): Map<string, Field> {
  return new Map(
    options.map((option) => {
      const at = option.indexOf('=')
      const field = option.slice(0, Math.max(at, 0)).trim()
      const heading = normalHeading(option.slice(at + 1))
      if (isField(field) && heading) return [heading, field]
      throw new InputError(
        `--map must be FIELD=HEADING, such as --map title=Name, not "${option}". The fields are ${Object.keys(SYNONYMS).join(', ')}.`,
      )
    }),
  )
}

/**
 * @param mapped headings that the user has assigned. Their fields have no other columns.
 * @param layout assigns headings too. Its fields have no usual ones.
 */
export function createHeadings(mapped: ReadonlyMap<string, Field> = new Map(), layout: Layout | null = null): Headings {
  const matches = new Map<string, Match | null>()
  const withText = new Set<string>()
  const mappedFields = new Set(mapped.values())
  const fields = fieldsOf(layout)
  const ofLayout = new Map(fields.flatMap(({ field, headings }) => matchesOf(field, headings)))
  const layoutFields = new Set(fields.map(({ field }) => field))

  function matchOf(column: string): Match | null {
    const known = matches.get(column)
    if (known !== undefined) return known
    const heading = normalHeading(column)
    const field = mapped.get(heading)
    const usual = KNOWN.get(heading) ?? numbered(heading)
    const found = ofLayout.get(heading) ?? (usual && !layoutFields.has(usual.field) ? usual : null)
    const match = field ? { field, rank: 0 } : found && !mappedFields.has(found.field) ? found : null
    matches.set(column, match)
    return match
  }

  return {
    byField(row) {
      const found = row.cells.flatMap((cell) => {
        const match = matchOf(cell.column)
        if (match) return [{ ...match, cell: cutCell(cell, layout?.endsAt?.[match.field]) }]
        if (cell.text.trim()) withText.add(cell.column)
        return []
      })
      const cells = new Map<Field, Cell[]>()
      for (const { field, cell } of found.toSorted((a, b) => a.rank - b.rank)) {
        const others = cells.get(field)
        if (others) others.push(cell)
        else cells.set(field, [cell])
      }
      return cells
    },
    columns: () => Array.from(matches.keys()),
    unknown() {
      const known = new Set(Array.from(matches.keys(), normalHeading))
      return Array.from(mapped.keys()).filter((heading) => !known.has(heading))
    },
    has: (field) => Array.from(matches.values()).some((match) => match?.field === field),
    read() {
      const columns = new Map<Field, string[]>()
      const found = Array.from(matches, ([column, match]) => (match ? [{ column, ...match }] : [])).flat()
      for (const { field, column } of found.toSorted((a, b) => a.rank - b.rank)) {
        columns.set(field, [...(columns.get(field) ?? []), column])
      }
      return Array.from(columns, ([field, names]) => `${field} from ${names.join(' or ')}`)
    },
    notUsed: () => Array.from(withText),
  }
}

/** "Image 2" is one of several columns with pictures. */
function numbered(heading: string): Match | null {
  const match = KNOWN.get(heading.replace(/\d+$/, ''))
  return match?.field === 'images' ? match : null
}
