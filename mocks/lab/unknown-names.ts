/** Names in a link that do not exist, with suggestions. */
import { scenarios } from '#mocks/scenarios/registry.ts'
import { FAILURES, LATENCIES } from '#src/demo/call-settings.ts'
import { parseActiveScenarios } from './active-scenarios.ts'
import { CALLS } from './calls.ts'

/** Returns a sentence about names that are neither a scenario nor a setting of an operation; empty if there are none. */
export function unknownNote(names: readonly string[]): string {
  if (names.length === 0) return ''
  const described = names.map((name) => {
    const nearest = nearestName(name)
    return nearest ? `${name} (did you mean ${nearest}?)` : name
  })
  return `Unknown ${names.length === 1 ? 'name' : 'names'} in the link: ${described.join(', ')}. The others are in force.`
}

/** Returns the known name that needs the fewest changes, or undefined if it needs many. */
export function nearestName(name: string): string | undefined {
  // A misspelt call may have any latency or failure rate.
  const [, ownValue = ''] = name.split('.')
  const values = [...LATENCIES, ...FAILURES].map(([value]) => value)
  const settings = new Set(['mock', 'server', 'both', ownValue, ...values].filter(Boolean))
  const candidates = [
    ...scenarios.map((scenario) => scenario.name),
    ...CALLS.flatMap(({ id }) => Array.from(settings, (setting) => `${id}.${setting}`)).filter(isKnown),
  ]
  const [nearest] = candidates
    .map((candidate) => ({ candidate, distance: distanceOf(name, candidate) }))
    .toSorted((one, other) => one.distance - other.distance)
  return nearest && nearest.distance <= name.length / 2 ? nearest.candidate : undefined
}

const isKnown = (name: string) => parseActiveScenarios([name]).unknown.length === 0

/** Returns how many letters must be inserted and removed. */
function distanceOf(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index)
  for (const [index, letter] of Array.from(from).entries()) {
    const next = [index + 1]
    for (let at = 0; at < to.length; at += 1) {
      const [kept = 0, removed = 0] = row.slice(at, at + 2)
      next.push(letter === to[at] ? kept : Math.min(removed, next[at] ?? 0) + 1)
    }
    row = next
  }
  return row.at(-1) ?? 0
}
