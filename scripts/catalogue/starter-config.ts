/** The configuration that a new shop starts from. */
import type { CatalogueFile } from '#src/api/catalogue-file.ts'
import type { Category } from '#src/api/contract.ts'
import { CATALOGUE_PATH } from './out-folder.ts'

const IN_HEADER = 7
const IN_FOOTER = 6

/**
 * Returns the text of config.json. An existing one is the user's, so only the path of the catalogue changes in it.
 *
 * @param data path of the catalogue
 * @param existing text of the present config.json
 */
export function starterConfig(catalogue: CatalogueFile, data: string, existing: string | null): string {
  if (existing !== null) return existing.replace(CATALOGUE_PATH, data)
  const largest = largestCategories(catalogue)
  const config = {
    api: { mode: 'mock', data },
    store: {
      name: 'My Shop',
      navigation: { header: largest.slice(0, IN_HEADER), footer: largest.slice(0, IN_FOOTER) },
      pages: [],
    },
  }
  return `${JSON.stringify(config, null, 2)}\n`
}

/** Returns the categories that have products, those with the most first. */
function largestCategories({ categories, products }: CatalogueFile) {
  const sizes = new Map<string, number>()
  for (const { categoryId } of products) if (categoryId) sizes.set(categoryId, (sizes.get(categoryId) ?? 0) + 1)
  const sizeOf = ({ id }: Category) => sizes.get(id) ?? 0
  return categories
    .filter((category) => sizeOf(category) > 0)
    .toSorted((a, b) => sizeOf(b) - sizeOf(a))
    .map(({ slug, name }) => ({ slug, name }))
}
