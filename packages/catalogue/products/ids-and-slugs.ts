/** Ids and slugs. They depend only on the row they belong to, so that they are the same in every run. */
import { createHash } from 'node:crypto'

const LONGEST = 80
const LETTERS: Record<string, string> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', đ: 'd', ð: 'd', ł: 'l', þ: 'th', ı: 'i' }

/** Returns the first hex digits of the SHA-256 of a text. */
export const hashOf = (text: string | Buffer, digits: number): string =>
  createHash('sha256').update(text).digest('hex').slice(0, digits)

/** Returns a slug of `a-z`, `0-9` and hyphens: "Café à la carte" is "cafe-a-la-carte". Without such a letter, a hash. */
export function slugOf(text: string): string {
  const slug = text
    .toLowerCase()
    .replace(/[ßæœøđðłþı]/g, (letter) => LETTERS[letter] ?? letter)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^-/, '')
    .slice(0, LONGEST)
    .replace(/-$/, '')
  return slug || `x-${hashOf(text, 8)}`
}

/**
 * Returns a slug for each key. Slugs of the last run stay. If several keys get the same slug, all of them get a hash of
 * their key at its end, so that none depends on the order of the rows.
 *
 * @param texts what the slug is made from, by key
 * @param previous slugs of the last run, by key
 */
export function assignSlugs(texts: ReadonlyMap<string, string>, previous: ReadonlyMap<string, string>) {
  const assigned = new Map(Array.from(previous).filter(([key]) => texts.has(key)))
  const taken = new Set(assigned.values())
  const keysBySlug = new Map<string, string[]>()
  for (const [key, text] of texts) {
    if (assigned.has(key)) continue
    const slug = slugOf(text)
    const keys = keysBySlug.get(slug)
    if (keys) keys.push(key)
    else keysBySlug.set(slug, [key])
  }
  for (const [slug, keys] of keysBySlug) {
    const isShared = keys.length > 1 || taken.has(slug)
    for (const key of keys) {
      const free = isShared ? withHash(slug, key, taken) : slug
      taken.add(free)
      assigned.set(key, free)
    }
  }
  return assigned
}

/** Six digits are enough unless thousands of rows share a slug. */
function withHash(slug: string, key: string, taken: ReadonlySet<string>): string {
  const candidates = [6, 12, 64].map((digits) => `${slug}-${hashOf(key, digits)}`)
  return candidates.find((candidate) => !taken.has(candidate)) ?? slug
}
