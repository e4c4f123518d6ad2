/** Seeded random failures: the same requests in the same order fail on every visit. */

/** Takes a failure rate in percent. Returns a function that decides whether the next request of a kind fails. */
export function seededFailures(percent: number): (kind: string) => boolean {
  const counts = new Map<string, number>()
  return (kind) => {
    const count = (counts.get(kind) ?? 0) + 1
    counts.set(kind, count)
    return randomFrom(`${kind} ${count}`) * 100 < percent
  }
}

/** Returns a number from 0 to 1 for a seed: FNV-1a with a final bit mix. */
function randomFrom(seed: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < seed.length; index += 1) {
    hash = Math.imul(hash ^ seed.charCodeAt(index), 0x01000193)
  }
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)
  hash = Math.imul(hash ^ (hash >>> 12), 0x297a2d39)
  return ((hash ^ (hash >>> 15)) >>> 0) / 2 ** 32
}
