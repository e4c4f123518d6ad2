/** Rows from a catalogue file. The browser loads this module only if config.json names such a file (`api.data`). */
import { type CatalogueFile, parseCatalogue } from '#src/api/catalogue-file.ts'
import type { Rows } from './db.ts'

/** Megabytes. A larger file would take minutes to download and most of a phone's memory. */
const MAX_SIZE = 50

/** Returns the rows of a catalogue file's text. Throws an error that names the wrong field. */
export function rowsOf(text: string): Rows {
  const megabytes = text.length / 1e6
  if (megabytes > MAX_SIZE) {
    throw new Error(`the file has ${megabytes.toFixed(0)} MB, and the mock API reads at most ${MAX_SIZE} MB`)
  }
  return toRows(parseCatalogue(text))
}

/** Returns the rows of a catalogue file. */
export const toRows = ({ products, categories, brands, posts, generatedAt }: CatalogueFile): Rows => ({
  products,
  categories,
  brands,
  posts: async () => posts,
  generatedAt,
})

/**
 * Loads the rows that the mock API shows from `url`.
 *
 * Throws an error named `ConfigError` that names `api.data` if the file is missing or not a catalogue, and the error of
 * `fetch` if the network fails.
 */
export async function loadRows(url: string): Promise<Rows> {
  const refuse = (reason: string) =>
    Object.assign(new Error(`"api.data": ${url} can't be used: ${reason}`), { name: 'ConfigError' })
  const response = await fetch(url)
  if (!response.ok) throw refuse(`the server answers ${response.status}`)
  const text = await response.text()
  try {
    return rowsOf(text)
  } catch (error) {
    throw refuse(error instanceof Error ? error.message : String(error))
  }
}
