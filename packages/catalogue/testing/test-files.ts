/** Helpers for tests of the catalogue command. */
import { readFileSync } from 'node:fs'
import type { CatalogueFile } from '#src/api/catalogue-file.ts'
import type { CatalogueOptions } from '../products/read-product-rows.ts'
import { toCatalogue } from '../products/to-catalogue.ts'
import type { TextFile } from '../read/decode.ts'
import type { RawRow, ReadRows } from '../read/raw-row.ts'
import { readTable } from '../read/table.ts'
import type { ReadBytes } from '../read/unpack.ts'
import { createReport } from '../report.ts'
import { parseMap } from '../rows/headings.ts'

/** Returns a file of `testdata/`. */
export const testFile = (name: string): Buffer => readFileSync(new URL(`testdata/${name}`, import.meta.url))

/** Returns a file with this text, which is read in parts of seven characters. */
export const textFile = (name: string, text: string): TextFile => ({
  name,
  head: text,
  warning: null,
  async *read() {
    yield* text.match(/.{1,7}/gsu) ?? []
  },
})

/** Returns a function that reads these bytes in parts of seven. */
export const bytesOf = (bytes: Buffer): ReadBytes =>
  async function* read() {
    for (let at = 0; at < bytes.length; at += 7) yield bytes.subarray(at, at + 7)
  }

/** Returns all rows that a reader passes on. */
export async function rowsOf(read: ReadRows): Promise<RawRow[]> {
  const rows: RawRow[] = []
  await read((row) => rows.push(row))
  return rows
}

/** Returns each row as an object of its cells. */
export const objectsOf = (rows: RawRow[]): Record<string, string>[] =>
  rows.map(({ cells }) => Object.fromEntries(cells.map(({ column, text }) => [column, text])))

export const OPTIONS: CatalogueOptions = {
  decimal: null,
  dates: null,
  categoryLevel: 'last',
  currency: null,
  where: [],
  limit: null,
  now: new Date('2026-03-10T12:00:00Z'),
}

type CatalogueSetup = Partial<CatalogueOptions> & { previous?: CatalogueFile; map?: string[] }

/** Makes a catalogue from a table with the given lines. Returns it with the lines of the report. */
export function catalogueOf(lines: string[], { previous, map = [], ...options }: CatalogueSetup = {}) {
  return catalogueFrom((onRow) => readTable(textFile('products.csv', lines.join('\n')), onRow), {
    previous,
    map,
    ...options,
  })
}

/** Makes a catalogue from the rows of a reader. */
export async function catalogueFrom(
  read: ReadRows,
  { previous, map = [], ...options }: CatalogueSetup = {},
  format: 'table' | 'xml' | 'json' = 'table',
) {
  const report = createReport('products.csv', format)
  const catalogue = await toCatalogue(read, {
    name: 'products.csv',
    format,
    map: parseMap(map),
    layout: null,
    report,
    options: { ...OPTIONS, ...options },
    categories: [],
    previous: previous ?? null,
    assumedCurrency: 'USD',
  })
  return { catalogue, products: catalogue.products, report: report.lines(), head: report.head() }
}
