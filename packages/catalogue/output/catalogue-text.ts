/** The text of a catalogue's file. It is made in parts, because all of it takes as much memory as the products. */
import { createHash } from 'node:crypto'
import type { CatalogueFile } from '#src/api/catalogue-file.ts'

const ROWS_OF_PART = 1000

/** Returns JSON with a line for each row, so that a version control system shows what has changed. */
export function* catalogueText(catalogue: CatalogueFile): Generator<string, void> {
  let start = '{\n'
  for (const [key, value] of Object.entries(catalogue)) {
    yield `${start}${JSON.stringify(key)}: `
    start = ',\n'
    if (Array.isArray(value)) yield* listText(value)
    else yield JSON.stringify(value)
  }
  yield '\n}\n'
}

function* listText(rows: unknown[]) {
  yield '['
  for (let at = 0; at < rows.length; at += ROWS_OF_PART) {
    const lines = rows.slice(at, at + ROWS_OF_PART).map((row) => `\n${JSON.stringify(row, withoutNull)}`)
    yield (at > 0 ? ',' : '') + lines.join(',')
  }
  yield '\n]'
}

const withoutNull = (_key: string, value: unknown) => value ?? undefined

/** Returns the path of a catalogue, which has a hash of its text, and the number of its characters. */
export function catalogueFile(catalogue: CatalogueFile): { path: string; length: number } {
  const hash = createHash('sha256')
  let length = 0
  for (const part of catalogueText(catalogue)) {
    hash.update(part)
    length += part.length
  }
  return { path: `data/catalogue-${hash.digest('hex').slice(0, 8)}.json`, length }
}
