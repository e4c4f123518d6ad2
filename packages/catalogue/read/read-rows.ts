/** Opens an input file and passes its rows on, whatever its format is. */
import { basename } from 'node:path'
import { CATALOGUE_FORMAT, type CatalogueFile, parseCatalogue } from '#src/api/catalogue-file.ts'
import type { Layout } from '../layouts/layout.ts'
import { InputError } from '../unreadable.ts'
import { decodeFile } from './decode.ts'
import { hasObjectPerLine, isObject, parseJson, readJsonLines, readJsonRows, readJsonText } from './json.ts'
import type { ReadRows } from './raw-row.ts'
import { readTable } from './table.ts'
import { openFile } from './unpack.ts'
import { readXmlRows } from './xml.ts'

export type Input =
  | {
      name: string
      format: 'table' | 'xml' | 'json'
      read: ReadRows
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
  const file = await decodeFile(name, await openFile(path), encoding)
  const { head, warning } = file
  const start = head.trimStart()[0]
  if (start === undefined) throw new InputError(`${name} is empty.`)
  if (start === '<') return { name, format: 'xml', warning, read: (onRow) => readXmlRows(file, onRow) }
  if (start !== '{' && start !== '[') {
    return { name, format: 'table', warning, read: (onRow) => readTable(file, onRow, layout) }
  }
  if (hasObjectPerLine(head)) {
    return { name, format: 'json', warning, read: (onRow) => readJsonLines(file, onRow, layout) }
  }
  const text = await readJsonText(file)
  const parsed = parseJson(name, text)
  if (isObject(parsed) && parsed['format'] === CATALOGUE_FORMAT) {
    return { name, format: 'catalogue', catalogue: catalogueOf(name, text) }
  }
  return { name, format: 'json', warning, read: async (onRow) => readJsonRows(name, parsed, onRow, layout) }
}

function catalogueOf(name: string, text: string): CatalogueFile {
  try {
    return parseCatalogue(text)
  } catch (error) {
    throw new InputError(`${name}: ${error instanceof Error ? error.message : String(error)}`)
  }
}
