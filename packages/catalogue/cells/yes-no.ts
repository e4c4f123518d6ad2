/** Reads flags and availability in the languages of the headings. */
import { normalHeading as normal } from '../rows/headings.ts'

const YES = new Set(['1', 'yes', 'y', 'true', 'x', 'ja', 'wahr', 'oui', 'vrai', 'si', 'verdadero', '✓'])
const NO = new Set(['0', '', 'no', 'n', 'false', 'nein', 'falsch', 'non', 'faux', 'falso'])
const AVAILABLE = new Set(
  [
    'instock',
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

/** Reads an availability or a number of items in stock. Returns null for other text. */
export function readAvailability(text: string): boolean | null {
  const word = normal(text)
  if (/^-?\d+([.,]0*)?$/.test(text.trim())) return Number.parseInt(text, 10) > 0
  if (SOLD_OUT.has(word)) return false
  return AVAILABLE.has(word) || readYesNo(text)
}
