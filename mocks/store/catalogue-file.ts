/** Rows from a catalogue file. The browser loads this module only if config.json names such a file (`api.data`). */
import { type CatalogueFile, parseCatalogue } from '#src/api/catalogue-file.ts'
import { reportBytes } from '#src/lib/fetch-text.ts'
import type { Rows } from './store.ts'

/** Megabytes. A larger file would take minutes to download and most of a phone's memory. */
const MAX_SIZE = 50

/** Returns the rows of a catalogue file's text. Throws an error that names the wrong field. */
export function rowsOf(text: string): Rows {
  const megabytes = text.length / 1e6
  if (megabytes > MAX_SIZE) {
    throw new Error(`the file has ${megabytes.toFixed(0)} MB, and a page reads at most ${MAX_SIZE} MB`)
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
 * Loads the rows that the mock API shows from a catalogue file, or from the present one of config.json if that fails,
 * because `file` may be of an earlier deployment. Calls `onBytes` with the time when a part arrives.
 *
 * Throws an error named `ConfigError` that names `api.data` if the file is missing or not a catalogue, and the error of
 * `fetch` if the network fails.
 * @param file path from the base path on
 */
export async function loadRows(file: string, onBytes: (time: number) => void = () => undefined): Promise<Rows> {
  try {
    return await loadFile(file, onBytes)
  } catch (error) {
    const { requestConfig } = await import('#src/config/config-file.ts')
    const current = (await requestConfig('no-cache'))?.api.data
    if (!current || current === file) throw error
    return loadFile(current, onBytes)
  }
}

async function loadFile(file: string, onBytes: (time: number) => void): Promise<Rows> {
  const url = import.meta.env.BASE_URL + file
  const refuse = (reason: string) =>
    Object.assign(new Error(`"api.data": ${url} can't be used: ${reason}`), { name: 'ConfigError' })
  const first = await fetch(url)
  // Hosts let browsers keep a failure for minutes.
  const response = reportBytes(first.ok ? first : await fetch(url, { cache: 'reload' }), onBytes)
  if (!response.ok) throw refuse(`the server answers ${response.status}`)
  const text = await response.text()
  try {
    return rowsOf(text)
  } catch (error) {
    throw refuse(error instanceof Error ? error.message : String(error))
  }
}
