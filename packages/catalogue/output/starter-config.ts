/** The configuration that a new shop starts from. */
import type { CatalogueFile } from '#src/api/catalogue-file.ts'
import type { Category } from '#src/api/contract.ts'
import { US_DOLLARS } from '#src/lib/money.ts'
import { isCurrency, nameOf } from '../cells/currency.ts'
import { isObject } from '../read/json.ts'
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
    api: { mode: 'file', data },
    store: {
      name: 'My Shop',
      // The defaults of this and of `retailer` are those of the demo.
      mainSiteUrl: '',
      currency: catalogue.currency ?? US_DOLLARS.currency,
      navigation: { header: largest.slice(0, IN_HEADER), footer: largest.slice(0, IN_FOOTER) },
      pages: catalogue.posts.length > 0 ? ['blog'] : [],
    },
    retailer: { name: 'My Retailer' },
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

/** The part of a configuration that this module reads. */
type Store = { navigation?: unknown; pages?: unknown; favicon?: unknown; currency?: unknown }

/** Returns the currency of a configuration. */
export function currencyOfConfig(config: string): string {
  const currency = storeOf(config)?.currency
  return typeof currency === 'string' && isCurrency(currency) ? currency : US_DOLLARS.currency
}

/** Returns a sentence about the currency of a catalogue that names none or another one than the configuration. */
function currencyDifferences(config: string, { currency }: CatalogueFile): string[] {
  const shown = currencyOfConfig(config)
  if (currency === undefined) {
    return [
      `No currency is named, so the prices are taken as ${nameOf(shown)}. Name another one with --currency, such as --currency EUR.`,
    ]
  }
  if (currency === shown) return []
  return [
    `The prices are in ${currency}, but the shop shows ${shown}: set "store.currency" in config.json to "${currency}".`,
  ]
}

/** Returns sentences about what differs between the configuration and the catalogue: currency, categories and posts. */
export function differences(config: string, catalogue: CatalogueFile): string[] {
  const store = storeOf(config)
  if (store === null) return []
  const { categories, posts } = catalogue
  const slugs = new Set(categories.map(({ slug }) => slug))
  const linked = new Set([...linksOf(store, 'header'), ...linksOf(store, 'footer')])
  const dead = Array.from(linked).filter((slug) => !slugs.has(slug))
  const { pages } = store
  // Without the key, the shop has all pages.
  const hasBlog = !Array.isArray(pages) || pages.includes('blog')
  return [
    ...currencyDifferences(config, catalogue),
    ...dead.map((slug) => `config.json links to the category "${slug}", which the catalogue does not have.`),
    ...(posts.length > 0 && !hasBlog ? ['config.json has no page "blog", so the shop does not show the posts.'] : []),
    ...(posts.length === 0 && hasBlog ? ['config.json has the page "blog", but the catalogue has no posts.'] : []),
  ]
}

function linksOf({ navigation }: Store, part: 'header' | 'footer'): string[] {
  const links = isObject(navigation) ? navigation[part] : undefined
  if (!Array.isArray(links)) return []
  return links.flatMap((link) => (isObject(link) && typeof link['slug'] === 'string' ? [link['slug']] : []))
}

/** Returns the section `store` of a configuration, or null for a text that is not JSON, which `npm run configure` reports. */
export function storeOf(config: string): Store | null {
  try {
    const { store }: { store?: unknown } = Object(JSON.parse(config))
    return isObject(store) ? store : {}
  } catch {
    return null
  }
}
