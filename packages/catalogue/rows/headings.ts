/** Finds out which column has which field, by the usual headings in English, German, French and Spanish. */

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
    'description, product description, beschreibung, produktbeschreibung, descripcion, details, text, short description, kurzbeschreibung, description courte, descripcion corta',
  availability:
    'in stock, availability, available, is available, vorratig, verfugbarkeit, verfugbar, en stock, disponibilite, existencias, en inventario, disponibilidad, stock, bestand, lagerbestand, inventario',
  featured: 'is featured, featured, ist hervorgehoben, hervorgehoben, mis en avant, esta destacado, destacado',
  newArrival: 'new, is new, new arrival, neu, nouveau, nuevo',
  bestSeller: 'best seller, is best seller',
  createdAt: 'created at, created, date, date added, date created, published at, datum, fecha',
  rating: 'rating, average rating, bewertung, valoracion',
  reviewCount: 'reviews, review count, number of reviews, rating count, bewertungen, avis',
  asin: 'asin',
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

/** Headings and what they match. Built from `SYNONYMS`, whose order is the rank. */
const KNOWN = new Map<string, Match>(
  Object.entries(SYNONYMS).flatMap(([field, names]) =>
    isField(field) ? names.split(', ').map((name, rank) => [normalHeading(name), { field, rank }] as const) : [],
  ),
)

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

/** @param mapped headings that the user has assigned. Their fields have no other columns. */
export function createHeadings(mapped: ReadonlyMap<string, Field> = new Map()): Headings {
  const matches = new Map<string, Match | null>()
  const mappedFields = new Set(mapped.values())

  function matchOf(column: string): Match | null {
    const known = matches.get(column)
    if (known !== undefined) return known
    const heading = normalHeading(column)
    const field = mapped.get(heading)
    const usual = KNOWN.get(heading) ?? numbered(heading)
    const match = field ? { field, rank: 0 } : usual && !mappedFields.has(usual.field) ? usual : null
    matches.set(column, match)
    return match
  }

  return {
    byField(row) {
      const found = row.cells.flatMap((cell) => {
        const match = matchOf(cell.column)
        return match ? [{ ...match, cell }] : []
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
  }
}

/** "Image 2" is one of several columns with pictures. */
function numbered(heading: string): Match | null {
  const match = KNOWN.get(heading.replace(/\d+$/, ''))
  return match?.field === 'images' ? match : null
}
