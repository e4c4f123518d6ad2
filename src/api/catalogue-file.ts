/**
 * Format of a catalogue as a JSON file: all rows that a shop shows. The mock API seeds its store from such a file
 * (`api.data` in config.json), and `npm run configure` prerenders pages from it.
 *
 * Rows have the contract's shapes. Relative URLs start at the site's base path.
 */
import * as z from 'zod/mini'
import { BlogPost, Brand, Category, describeIssue, Product } from './contract.ts'

export const CATALOGUE_FORMAT = 'overtone-catalogue'
export const CATALOGUE_VERSION = 1

export const CatalogueFile = z.object({
  format: z.literal(CATALOGUE_FORMAT),
  version: z.literal(CATALOGUE_VERSION),
  /** When the rows were read (ISO 8601). */
  generatedAt: z.string(),
  /** The origin of the rows. Of a backend only the SHA-256 of its base URL, because the file is public. */
  source: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('file'), name: z.string() }),
    z.object({ kind: z.literal('backend'), baseUrl: z.optional(z.string()), baseUrlHash: z.optional(z.string()) }),
  ]),
  /** The currency of all prices (ISO 4217). Files of earlier versions do not have it. */
  currency: z.optional(z.string()),
  products: z.array(Product),
  categories: z.array(Category),
  brands: z.array(Brand),
  posts: z.array(BlogPost),
})
export type CatalogueFile = z.infer<typeof CatalogueFile>

/**
 * Parses the text of a catalogue file.
 *
 * Throws an error that names the field and what was expected, but not the file: `products.3.price: expected string`.
 */
export function parseCatalogue(text: string): CatalogueFile {
  const json = parseJson(text)
  const { format, version } = Object(json)
  if (format !== CATALOGUE_FORMAT) {
    throw new Error(`"format" must be "${CATALOGUE_FORMAT}": this is not a catalogue file`)
  }
  if (version !== CATALOGUE_VERSION) {
    throw new Error(`"version" is ${JSON.stringify(version)}, but this build reads version ${CATALOGUE_VERSION}`)
  }
  const parsed = CatalogueFile.safeParse(json)
  if (parsed.success) return parsed.data
  throw new Error(describeIssue(parsed.error))
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new Error(`not JSON, or cut short: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    })
  }
}
