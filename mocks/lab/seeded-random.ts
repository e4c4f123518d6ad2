/**
 * Seeded random: which calls of an API that fails by percentage do. The same calls
 * in the same order fail on every visit.
 */

/** Takes how many of 100 fail; returns a function that says of each next call of a kind whether it should. */
export function seededFailures(percent: number): (kind: string) => boolean {
  const made = new Map<string, number>()
  return (kind) => {
    const count = (made.get(kind) ?? 0) + 1
    made.set(kind, count)
    return randomFrom(`${kind} ${count}`) * 100 < percent
  }
}

/** A number from 0 to 1, the same for the same seed: FNV-1a, with its bits mixed once more. */
function randomFrom(seed: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < seed.length; index += 1) {
    hash = Math.imul(hash ^ seed.charCodeAt(index), 0x01000193)
  }
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)
  hash = Math.imul(hash ^ (hash >>> 12), 0x297a2d39)
  return ((hash ^ (hash >>> 15)) >>> 0) / 2 ** 32
}
