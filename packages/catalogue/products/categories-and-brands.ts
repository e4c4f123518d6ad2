/** Makes categories and brands from the names in the products. */
import type { Category } from '#src/api/contract.ts'
import { assignSlugs } from './ids-and-slugs.ts'

export type Group = { id: string; slug: string; name: string }

/** A category of `--categories`. */
export type GivenCategory = { name: string; slug: string | null; description: string | null }

/** Names that differ only in case or spaces are one group. */
export const groupKey = (name: string): string => name.toLowerCase().replace(/\s+/g, ' ').trim()

/**
 * Returns the groups: those given first, then the others by number of products and by name.
 *
 * @param prefix of the ids
 * @param names the name of each product that has one
 * @param former groups of the last run, whose slugs stay
 * @param given groups whose names, slugs and order the user has chosen, each once
 */
export function createGroups(
  prefix: string,
  names: string[],
  former: readonly Group[],
  given: readonly Pick<GivenCategory, 'name' | 'slug'>[] = [],
) {
  const sizes = new Map(given.map(({ name }) => [groupKey(name), 0]))
  const shown = new Map(given.map(({ name }) => [groupKey(name), name]))
  for (const name of names) {
    const key = groupKey(name)
    sizes.set(key, (sizes.get(key) ?? 0) + 1)
    if (!shown.has(key)) shown.set(key, name)
  }
  const slugTexts = new Map(given.flatMap(({ name, slug }) => (slug ? [[groupKey(name), slug] as const] : [])))
  const texts = new Map(Array.from(shown, ([key, name]) => [key, slugTexts.get(key) ?? name]))
  const kept = new Map(former.map(({ name, slug }) => [groupKey(name), slug]))
  for (const key of slugTexts.keys()) kept.delete(key)
  const slugs = assignSlugs(texts, kept)
  const groups = new Map(
    Array.from(shown, ([key, name]) => {
      const slug = slugs.get(key) ?? key
      return [key, { id: `${prefix}-${slug}`, slug, name }]
    }),
  )
  const sizeOf = (name: string) => sizes.get(groupKey(name)) ?? 0
  const all = Array.from(groups.values())
  const others = all.slice(given.length).toSorted((a, b) => sizeOf(b.name) - sizeOf(a.name) || compare(a.name, b.name))
  return {
    groups: [...all.slice(0, given.length), ...others],
    groupOf: (name: string | null | undefined): Group | null => (name ? (groups.get(groupKey(name)) ?? null) : null),
  }
}

const { compare } = new Intl.Collator('en')

/** Adds the descriptions of `--categories`. */
export const withDescriptions = (groups: Group[], given: readonly GivenCategory[]): Category[] => {
  const descriptions = new Map(given.map(({ name, description }) => [groupKey(name), description]))
  return groups.map((group) => ({ ...group, description: descriptions.get(groupKey(group.name)) ?? null }))
}
