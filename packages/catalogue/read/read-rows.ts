/** Opens an input file and passes its rows on, whatever its format is. */
import { readFile, stat } from 'node:fs/promises'
import { basename } from 'node:path'
import { CATALOGUE_FORMAT, type CatalogueFile, parseCatalogue } from '#src/api/catalogue-file.ts'
import type { Layout } from '../layouts/layout.ts'
import { InputError } from '../unreadable.ts'
import { decodeText } from './decode.ts'
import { isObject, parseJson, readJsonRows } from './json.ts'
import type { OnRow } from './raw-row.ts'
import { readTable } from './table.ts'
import { unpack } from './unpack.ts'
import { readXmlRows } from './xml.ts'

const MOST_BYTES = 200_000_000

export type Input =
  | { name: string; format: 'table' | 'xml' | 'json'; read: (onRow: OnRow) => void }
  /** The file is a catalogue already. */
  | { name: string; format: 'catalogue'; catalogue: CatalogueFile }

/**
 * Opens a file. Its content and not its name decides the format.
 *
 * @param layout of `--layout`
 * @throws {InputError} if the file does not exist, is empty, too large or not text
 */
export async function openInput(path: string, layout: Layout | null = null): Promise<Input> {
  const name = basename(path)
  const text = await readText(path, name)
  const start = text.trimStart()[0]
  if (start === '<') return { name, format: 'xml', read: (onRow) => readXmlRows(name, text, onRow) }
  if (start !== '{' && start !== '[') {
    return { name, format: 'table', read: (onRow) => readTable(name, text, onRow, layout) }
  }
  const parsed = parseJson(name, text)
  if (isObject(parsed) && parsed['format'] === CATALOGUE_FORMAT) {
    return { name, format: 'catalogue', catalogue: catalogueOf(name, text) }
  }
  return { name, format: 'json', read: (onRow) => readJsonRows(name, parsed, onRow, layout) }
}

async function readText(path: string, name: string): Promise<string> {
  const { size } = await stat(path).catch((error: NodeJS.ErrnoException) => {
    throw new InputError(error.code === 'ENOENT' ? `There is no file ${path}.` : error.message)
  })
  if (size > MOST_BYTES) throw new InputError(`${name} has more than 200 MB. Split it into several shops.`)
  const bytes = await readFile(path).catch((error: Error) => {
    throw new InputError(`${path} cannot be read: ${error.message}`)
  })
  const text = decodeText(name, unpack(name, bytes, MOST_BYTES))
  if (!text.trim()) throw new InputError(`${name} is empty.`)
  return text
}

function catalogueOf(name: string, text: string): CatalogueFile {
  try {
    return parseCatalogue(text)
  } catch (error) {
    throw new InputError(`${name}: ${error instanceof Error ? error.message : String(error)}`)
  }
}
