/** Finds products in JSON-LD, the vocabulary of schema.org, wherever they are nested. */
export type JsonObject = Record<string, unknown>

/** Keys under which JSON-LD nests what a page or a list is about. */
const NESTED = ['@graph', 'itemListElement', 'item', 'mainEntity', 'hasVariant', 'itemOffered'] as const

/** Returns the products of a file, none if it is no JSON-LD. Variants have the values of their group that they leave out. */
export function productsOfJsonLd(value: unknown): JsonObject[] {
  if (Array.isArray(value)) return value.flatMap(productsOfJsonLd)
  if (typeof value !== 'object' || value === null) return []
  const node: JsonObject = { ...value }
  const { hasVariant, ...group } = node
  if (isOfType(node, 'ProductGroup') && hasVariant !== undefined) {
    const common = { ...group, '@type': 'Product', inProductGroupWithID: group['productGroupID'] ?? group['@id'] }
    return Array.from(productsOfJsonLd(hasVariant), (variant) => ({ ...common, ...variant }))
  }
  // Names the layout. Products of a graph or a list leave it to the document.
  const product = { '@context': 'https://schema.org', ...node }
  return isOfType(node, 'Product') ? [product] : NESTED.flatMap((key) => productsOfJsonLd(node[key]))
}

/** A type may have a prefix, such as `schema:Product`, and be one of several. */
const isOfType = (node: JsonObject, type: string): boolean =>
  [node['@type']].flat().some((each) => typeof each === 'string' && each.replace(/^.*[/:#]/, '') === type)
