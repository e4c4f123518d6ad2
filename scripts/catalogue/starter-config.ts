/** The configuration that a new shop starts from. */
import type { CatalogueFile } from '#src/api/catalogue-file.ts'
import type { Category } from '#src/api/contract.ts'
import { CATALOGUE_PATH } from './out-folder.ts'
import { isObject } from './read/json.ts'

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

/** Returns the slugs in the configuration's navigation that are no categories of the catalogue. */
export function deadCategories(config: string, { categories }: CatalogueFile): string[] {
  const slugs = new Set(categories.map(({ slug }) => slug))
  const linked = [...linksOf(config, 'header'), ...linksOf(config, 'footer')]
  return Array.from(new Set(linked)).filter((slug) => !slugs.has(slug))
}

function linksOf(config: string, part: 'header' | 'footer'): string[] {
  const { store } = parseObject(config)
  const navigation = isObject(store) ? store['navigation'] : undefined
  const links = isObject(navigation) ? navigation[part] : undefined
  if (!Array.isArray(links)) return []
  return links.flatMap((link) => (isObject(link) && typeof link['slug'] === 'string' ? [link['slug']] : []))
}

/** `npm run configure` reports a configuration that is no object. */
function parseObject(text: string): Record<string, unknown> {
  try {
    const given: unknown = JSON.parse(text)
    return isObject(given) ? given : {}
  } catch {
    return {}
  }
}
