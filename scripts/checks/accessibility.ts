/** Checks that `docs/accessibility.md` is what `accessibility/criteria.ts` says, and that each test in it exists. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { KNOWN_LIMITS } from '#src/features/info/accessibility-section.ts'
import { readOptions } from '../shared/options.ts'
import { CRITERIA, type Evidence, type Test } from './accessibility/criteria.ts'
import { type CriterionId, WCAG } from './accessibility/wcag.ts'

const USAGE = `Checks that docs/accessibility.md is up to date, and that each test in it exists; --write updates it.

  npm run check -- accessibility [--write]`

const { write } = readOptions({ usage: USAGE, options: { write: { type: 'boolean' } }, read: (values) => values })

const OUTPUT = 'docs/accessibility.md'

const INTRODUCTION = `# Accessibility

Generated from \`scripts/checks/accessibility/criteria.ts\` by \`npm run check -- accessibility --write\`; do not edit.

The shop is built to meet [WCAG 2.2](https://www.w3.org/TR/WCAG22/) at level AA. The table says how it meets each criterion,
and what shows it: a test, which runs with every change or every night, or a person who tried it on the named day.
\`npm run check -- accessibility\` fails if a test of the table is gone.

Tests and trials are of the demo. A shop with its own texts, pictures and films has to check these itself: alternative texts
are the names of products, and the captions of films are its own.
`

const CONTACT = `## Contact

Report a barrier as an issue of this repository: say on which page it is, what you tried, and which browser and assistive
technology you use. A shop names its own contact in \`store.accessibilityContact\` (\`docs/product/configuration.md\`).
Its terms then have a section about accessibility with the information that Annex V of the European Accessibility Act
(Directive (EU) 2019/882) asks for.
`

const PRINCIPLES = { 1: 'Perceivable', 2: 'Operable', 3: 'Understandable', 4: 'Robust' }

const ids = Object.keys(CRITERIA).filter((id): id is CriterionId => id in WCAG)
const text = [
  INTRODUCTION,
  ...Object.entries(PRINCIPLES).map(([number, principle]) => {
    const rows = ids.filter((id) => id.startsWith(`${number}.`)).map(rowOf)
    return `## ${principle}\n\n| criterion | level | how the shop meets it | shown by |\n|---|---|---|---|\n${rows.join('\n')}\n`
  }),
  `## Known limits\n\n${KNOWN_LIMITS.map((limit) => `- ${limit}\n`).join('')}`,
  CONTACT,
].join('\n')

const tests = ids.flatMap((id) => CRITERIA[id].shownBy).filter((evidence) => 'file' in evidence)
const problems = tests.filter((each) => !exists(each)).map(({ file, title }) => `${file} has no test “${title}”`)
if (write) writeFileSync(OUTPUT, text)
else if (readFileSync(OUTPUT, 'utf8') !== text) {
  problems.push(`${OUTPUT} is out of date: run "npm run check -- accessibility --write".`)
}
console.log(
  `${OUTPUT} has ${ids.length} criteria, shown by ${new Set(tests.map((each) => JSON.stringify(each))).size} tests`,
)
for (const problem of new Set(problems)) console.error(problem)
if (problems.length > 0) process.exitCode = 1

/** Returns whether a file has a test, a step or a group of the title that is not skipped, or a story of that name. */
function exists({ file, title }: Test) {
  if (!existsSync(file)) return false
  const escaped = title.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
  return new RegExp(`(?<!\\.(?:skip|fixme|todo))\\(\\s*['"\`]${escaped}['"\`]|^export const ${escaped} =`, 'm').test(
    readFileSync(file, 'utf8'),
  )
}

function rowOf(id: CriterionId) {
  const [name, level] = WCAG[id]
  const { how, shownBy } = CRITERIA[id]
  return `| ${id} ${name} | ${level} | ${how} | ${shownBy.map(textOf).join('<br />')} |`
}

function textOf(evidence: Evidence) {
  if ('file' in evidence) return `\`${evidence.file}\`: ${evidence.title.replaceAll('|', '\\|')}`
  return `By hand, ${evidence.date}: ${evidence.way}.`
}
