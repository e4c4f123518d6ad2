/** Makes categories and brands from the names in the products. */
import type { Category } from '#src/api/contract.ts'
import { assignSlugs } from './ids-and-slugs.ts'

/** A category or a brand. */
export type ProductGroup = { id: string; slug: string; name: string }

/** A category of `--categories`. */
export type CategoryRow = { name: string; slug: string | null; description: string | null }

/** Returns the form in which names are compared. Those that differ only in case or spaces are one group. */
export const normalName = (name: string): string => name.toLowerCase().replace(/\s+/g, ' ').trim()

/**
 * Returns the groups: the chosen ones first, then the others by number of products and by name.
 *
 * @param prefix of the ids
 * @param names the name of each product that has one
 * @param previous groups of the last run, whose slugs stay
 * @param chosen groups whose names, slugs and order the user has chosen, each once
 */
export function createProductGroups(
  prefix: string,
  names: string[],
  previous: readonly ProductGroup[],
  chosen: readonly Pick<CategoryRow, 'name' | 'slug'>[] = [],
) {
  const sizes = new Map(chosen.map(({ name }) => [normalName(name), 0]))
  const displayNames = new Map(chosen.map(({ name }) => [normalName(name), name]))
  for (const name of names) {
    const key = normalName(name)
    sizes.set(key, (sizes.get(key) ?? 0) + 1)
    if (!displayNames.has(key)) displayNames.set(key, name)
  }
  const chosenSlugs = new Map(chosen.flatMap(({ name, slug }) => (slug ? [[normalName(name), slug] as const] : [])))
  const texts = new Map(Array.from(displayNames, ([key, name]) => [key, chosenSlugs.get(key) ?? name]))
  const previousSlugs = new Map(previous.map(({ name, slug }) => [normalName(name), slug]))
  for (const key of chosenSlugs.keys()) previousSlugs.delete(key)
  const slugs = assignSlugs(texts, previousSlugs)
  const groupByName = new Map(
    Array.from(displayNames, ([key, name]) => {
      const slug = slugs.get(key) ?? key
      return [key, { id: `${prefix}-${slug}`, slug, name }]
    }),
  )
  const sizeOf = (name: string) => sizes.get(normalName(name)) ?? 0
  const all = Array.from(groupByName.values())
  const others = all.slice(chosen.length).toSorted((a, b) => sizeOf(b.name) - sizeOf(a.name) || compare(a.name, b.name))
  return {
    groups: [...all.slice(0, chosen.length), ...others],
    groupOf: (name: string | null | undefined): ProductGroup | null =>
      name ? (groupByName.get(normalName(name)) ?? null) : null,
  }
}

const { compare } = new Intl.Collator('en')

/** Adds the descriptions of `--categories`. */
export const withDescriptions = (groups: ProductGroup[], categoryRows: readonly CategoryRow[]): Category[] => {
  const descriptions = new Map(categoryRows.map(({ name, description }) => [normalName(name), description]))
  return groups.map((group) => ({ ...group, description: descriptions.get(normalName(group.name)) ?? null }))
}
