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
    'discontinued',
    'ausverkauft',
    'nichtvorratig',
    'nichtlieferbar',
  ].concat(['epuise', 'rupturedestock', 'agotado', 'sinexistencias']),
)

/** Reads a flag. Returns null for other text. */
export function readYesNo(text: string): boolean | null {
  const word = text.trim() === '✓' ? '✓' : normal(text)
  return YES.has(word) || (NO.has(word) ? false : null)
}

const SCHEMA_ORG = /^https?:\/\/schema\.org\//i
/** "0 in stock", "Only 3 left in stock", "12". */
const COUNT = /^(?:only )?(-?\d+)(?:[.,]0*)?(?: (?:in stock|left|available|pieces|pcs)\b.*)?$/i

/** Reads an availability or a number of items in stock. Returns null for other text. */
export function readAvailability(text: string): boolean | null {
  const trimmed = text.trim().replace(SCHEMA_ORG, '')
  const count = COUNT.exec(trimmed)?.[1]
  if (count !== undefined) return Number(count) > 0
  // A note may follow: "Out of stock (back in May)".
  const words = [trimmed, trimmed.replace(/[(,;:.].*$/s, '')].map(normal)
  if (words.some((word) => SOLD_OUT.has(word))) return false
  return words.some((word) => AVAILABLE.has(word)) || readYesNo(trimmed)
}
