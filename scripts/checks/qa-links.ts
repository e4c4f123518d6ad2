/** Checks that `docs/qa.md` lists every scenario of `mocks/scenarios/registry.ts`. */
import { readFileSync, writeFileSync } from 'node:fs'
import { linkOf, type NamedScenario, scenarios } from '#mocks/scenarios/registry.ts'
import { ADDRESSES } from '../build/addresses.ts'
import { readOptions } from '../shared/options.ts'

const USAGE = `Checks that docs/qa.md lists every scenario; --write updates it.

  npm run check -- qa-links [--write]`

const { write } = readOptions({ usage: USAGE, options: { write: { type: 'boolean' } }, read: (values) => values })

const OUTPUT = 'docs/qa.md'
/** Address of `npm run preview` for a build without BASE_PATH. */
const PREVIEW = 'http://127.0.0.1:4173/'

const TABLE_HEAD = `| name | link | steps | what it shows | expected text or name |
|---|---|---|---|---|`

const before = readFileSync(OUTPUT, 'utf8')
const introduction = before.slice(0, before.indexOf('\n## §'))
const text = [introduction, ...tablesOf(scenarios)].join('\n')
if (write) {
  writeFileSync(OUTPUT, text)
  console.log(`${OUTPUT} lists ${scenarios.length} scenarios`)
} else if (before !== text) {
  console.error(`${OUTPUT} is out of date: run "npm run check -- qa-links --write".`)
  process.exitCode = 1
}

/** Returns a table for each section of the specification. */
function tablesOf(all: readonly NamedScenario[]) {
  const sections = [...new Set(all.map(({ section }) => section))].toSorted()
  return sections.map((section) => {
    const rows = all.filter((scenario) => scenario.section === section).map(rowOf)
    return `## ${section}\n\n${TABLE_HEAD}\n${rows.join('\n')}\n`
  })
}

function rowOf(scenario: NamedScenario) {
  const { missing, picture } = scenario
  const link = linkOf(scenario)
  const story = `${PREVIEW}${ADDRESSES.shop.storybook}?path=/story/scenario--${scenario.name}`
  const expected = scenario.expected.replaceAll('{retailer}', 'Halyard')
  const cells = [
    `\`${scenario.name}\` ([story](${story}))`,
    `[\`/${link}\`](${PREVIEW}${link})`,
    (scenario.steps ?? []).map(textOf).join(', '),
    `**${scenario.title}.** ${scenario.shows}`,
    [expected, missing && `no ${missing}`, picture && `pictures at …${picture}`].filter(Boolean).join(', and '),
  ]
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`
}

function textOf(step: NonNullable<NamedScenario['steps']>[number]) {
  if (typeof step === 'string') return `press **${step}**`
  if ('see' in step) return `see **${step.see}**`
  return `enter “${step.with}” into **${step.fill}**`
}
