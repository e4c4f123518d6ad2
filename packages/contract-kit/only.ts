/** Names of checks, with which `--only` repeats one. */
import { CHECKS } from './all-checks.ts'
import type { Check } from './run-checks.ts'

/** Number of generated inputs per check, unless `--runs` says another one. */
export const DEFAULT_RUNS = 40

/** Number of names in an error message. */
const MAX_NAMES = 10

/** Ignores case, spaces and backticks, which a shell changes, and accepts a straight apostrophe. */
const normalize = (text: string) =>
  text.toLowerCase().replaceAll('’', "'").replaceAll('`', '').replaceAll(/\s+/g, ' ').trim()

const NAMED = CHECKS.map((check) => {
  const name = `${check.subject} ${check.title}`.replaceAll('`', '')
  return { check, name, searched: normalize(name), title: normalize(check.title) }
})
type Named = (typeof NAMED)[number]

/** Returns the checks with this name or title. If there are none, those whose name contains the text. */
function checksNamed(text: string): Named[] {
  const wanted = normalize(text)
  const exact = NAMED.filter(({ searched, title }) => searched === wanted || title === wanted)
  return exact.length > 0 ? exact : NAMED.filter(({ searched }) => searched.includes(wanted))
}

/** Returns the check that has this name or title, or whose name contains it. Throws if there is not exactly one. */
export function findCheck(text: string): Check {
  const found = checksNamed(text)
  const [first, second] = found
  if (!first) throw new Error(`--only: no check is named "${text}". Similar names:\n${listNames(similarTo(text))}`)
  if (!second) return first.check
  throw new Error(`--only: "${text}" is in the names of ${found.length} checks. Pass one of them:\n${listNames(found)}`)
}

/** Returns the checks whose names have the most words of the text. */
function similarTo(text: string): Named[] {
  const words = normalize(text).split(' ')
  const countIn = ({ searched }: Named) => words.filter((word) => searched.includes(word)).length
  return NAMED.toSorted((a, b) => countIn(b) - countIn(a)).slice(0, MAX_NAMES)
}

function listNames(found: Named[]): string {
  const more = found.length - MAX_NAMES
  return [
    ...found.slice(0, MAX_NAMES).map(({ name }) => `  ${name}`),
    ...(more > 0 ? [`  and ${more} more`] : []),
  ].join('\n')
}

/** Returns the options that repeat a check. A generated one needs the seed, and the number of inputs if it is unusual. */
export function optionsToRepeat(check: Check, { seed, runs }: { seed: number; runs: number }): string {
  const { subject, title, isGenerated } = check
  const name = checksNamed(title).length === 1 ? title : `${subject} ${title}`
  const generated = isGenerated ? ` --seed ${seed}${runs === DEFAULT_RUNS ? '' : ` --runs ${runs}`}` : ''
  return `--only "${name.replaceAll('`', '')}"${generated}`
}
