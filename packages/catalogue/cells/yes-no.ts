/** Reads flags and availability in the languages of the headings. */
import { normalHeading as normal } from '../rows/headings.ts'

const YES = new Set(['1', 'yes', 'y', 'true', 'x', 'ja', 'wahr', 'oui', 'vrai', 'si', 'verdadero', '✓'])
const NO = new Set(['0', '', 'no', 'n', 'false', 'nein', 'falsch', 'non', 'faux', 'falso'])
const AVAILABLE = new Set(
  [
    'instock',
    'instockscarce',
    'instoreonly',
    'onlineonly',
    'presale',
    'madetoorder',
    'leadtime',
    'available',
    'preorder',
    'backorder',
    'onbackorder',
    'stockonorder',
    'availableonorder',
    'limited',
    'auflager',
    'vorratig',
    'lieferbar',
    'verfugbar',
  ].concat(['enstock', 'disponible', 'disponibles', 'limitedavailability']),
)
const SOLD_OUT = new Set(
  [
    'outofstock',
    'soldout',
    'unavailable',
    'notavailable',
    'nolongeravailable',
    'notinstock',
    'discontinued',
    'reserved',
    'ausverkauft',
    'vergriffen',
    'nichtverfugbar',
    'nichtauflager',
    'nichtvorratig',
    'nichtlieferbar',
  ].concat(['epuise', 'rupturedestock', 'indisponible', 'agotado', 'nodisponible', 'sinexistencias']),
)

/** Reads a flag. Returns null for other text. */
export function readYesNo(text: string): boolean | null {
  const word = text.trim() === '✓' ? '✓' : normal(text)
  return YES.has(word) || (NO.has(word) ? false : null)
}

const SCHEMA_ORG = /^(?:(?:https?:\/\/)?schema\.org\/|schema:)/i
/** "0 in stock", "Only 3 left in stock", "12", "10+", "1,250 pieces". */
const COUNT =
  /^(?:only |nur )?>? ?(-?\d+)(?:[.,]0*|(?:[.,]\d{3})+)?\+?(?: (?:in stock|left|available|items?|units?|pieces?|pcs?|stück|stk)\b.*)?$/i
/** "In stock: 5", "Stock (0)". */
const LABELLED_COUNT = /^([^\d:(]+)[\s:(]+(-?\d+)\)?$/
const LABELS = new Set([...AVAILABLE, 'stock', 'quantity', 'qty', 'bestand', 'lagerbestand'])

/** Reads an availability or a number of items in stock. Returns null for other text. */
export function readAvailability(text: string): boolean | null {
  const trimmed = text.trim().replace(SCHEMA_ORG, '')
  const [, label = '', labelled] = LABELLED_COUNT.exec(trimmed) ?? []
  const count = COUNT.exec(trimmed)?.[1] ?? (LABELS.has(normal(label)) ? labelled : undefined)
  if (count !== undefined) return Number(count) > 0
  const word = normal(trimmed)
  // A note may follow: "In stock (red is sold out)".
  if (AVAILABLE.has(word) || AVAILABLE.has(normal(trimmed.replace(/[(,;:.].*$/s, '')))) return true
  // "Temporarily out of stock", "Out of stock until May".
  if (Array.from(SOLD_OUT).some((phrase) => word.includes(phrase))) return false
  return readYesNo(trimmed)
}
