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

type Loading = {
  request?: (url: string) => Promise<Response>
  /** Returns the URL of the site's present catalogue. */
  findCurrent?: () => Promise<string>
}

/**
 * Loads the rows that the mock API shows from `url`, or from the present catalogue if that fails, because `url` may be of an
 * earlier deployment.
 *
 * Throws an error named `ConfigError` that names `api.data` if the file is missing or not a catalogue, and the error of
 * `request` if the network fails.
 */
export async function loadRows(
  url: string,
  { request = fetch, findCurrent = async () => url }: Loading = {},
): Promise<Rows> {
  try {
    return await loadFile(url, request)
  } catch (error) {
    const current = await findCurrent()
    if (current === url) throw error
    return loadFile(current, request)
  }
}

async function loadFile(url: string, request: (url: string) => Promise<Response>): Promise<Rows> {
  const refuse = (reason: string) =>
    Object.assign(new Error(`"api.data": ${url} can't be used: ${reason}`), { name: 'ConfigError' })
  const response = await request(url)
  if (!response.ok) throw refuse(`the server answers ${response.status}`)
  const text = await response.text()
  try {
    return rowsOf(text)
  } catch (error) {
    throw refuse(error instanceof Error ? error.message : String(error))
  }
}
