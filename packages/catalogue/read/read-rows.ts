/** Opens an input file and passes its rows on, whatever its format is. */
import { readFile, stat } from 'node:fs/promises'
import { basename } from 'node:path'
import { CATALOGUE_FORMAT, type CatalogueFile, parseCatalogue } from '#src/api/catalogue-file.ts'
import type { Layout } from '../layouts/layout.ts'
import { InputError } from '../unreadable.ts'
import { type DecodedText, decodeText } from './decode.ts'
import { isObject, parseJson, readJsonRows } from './json.ts'
import type { OnRow } from './raw-row.ts'
import { readTable } from './table.ts'
import { unpack } from './unpack.ts'
import { readXmlRows } from './xml.ts'

const MOST_BYTES = 200_000_000

export type Input =
  | {
      name: string
      format: 'table' | 'xml' | 'json'
      read: (onRow: OnRow) => void
      /** That the encoding of the file is a guess. */
      warning: string | null
    }
  /** The file is a catalogue already. */
  | { name: string; format: 'catalogue'; catalogue: CatalogueFile }

type InputOptions = { layout?: Layout | null; encoding?: string | null }

/**
 * Opens a file. Its content and not its name decides the format.
 *
 * @param options `--layout` and `--encoding`
 * @throws {InputError} if the file does not exist, is empty, too large or not text
 */
export async function openInput(path: string, { layout = null, encoding = null }: InputOptions = {}): Promise<Input> {
  const name = basename(path)
  const { text, warning } = await readText(path, name, encoding)
  const start = text.trimStart()[0]
  if (start === '<') return { name, format: 'xml', warning, read: (onRow) => readXmlRows(name, text, onRow) }
  if (start !== '{' && start !== '[') {
    return { name, format: 'table', warning, read: (onRow) => readTable(name, text, onRow, layout) }
  }
  const parsed = parseJson(name, text)
  if (isObject(parsed) && parsed['format'] === CATALOGUE_FORMAT) {
    return { name, format: 'catalogue', catalogue: catalogueOf(name, text) }
  }
  return { name, format: 'json', warning, read: (onRow) => readJsonRows(name, parsed, onRow, layout) }
}

async function readText(path: string, name: string, encoding: string | null): Promise<DecodedText> {
  const { size } = await stat(path).catch((error: NodeJS.ErrnoException) => {
    throw new InputError(error.code === 'ENOENT' ? `There is no file ${path}.` : error.message)
  })
  if (size > MOST_BYTES) throw new InputError(`${name} has more than 200 MB. Split it into several shops.`)
  const bytes = await readFile(path).catch((error: Error) => {
    throw new InputError(`${path} cannot be read: ${error.message}`)
  })
  const decoded = decodeText(name, unpack(name, bytes, MOST_BYTES), encoding)
  if (!decoded.text.trim()) throw new InputError(`${name} is empty.`)
  return decoded
}

function catalogueOf(name: string, text: string): CatalogueFile {
  try {
    return parseCatalogue(text)
  } catch (error) {
    throw new InputError(`${name}: ${error instanceof Error ? error.message : String(error)}`)
  }
}
