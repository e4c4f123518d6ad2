/**
 * Lists the specification's sentences against the tests that hold them, in
 * `docs/spec-coverage.md` (`--check` compares instead of writing). Fails when a
 * sentence names a test that no longer exists, or when a row of the error catalogue
 * (spec §8) lacks a scenario, a story or a test.
 */
import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'

const { values } = parseArgs({ options: { check: { type: 'boolean' } } })

const OUTPUT = 'docs/spec-coverage.md'

const files = execFileSync('git', [
  'ls-files',
  '-co',
  '--exclude-standard',
  '--',
  '*.test.ts',
  '*.test.tsx',
  '*.spec.ts',
  '*.stories.tsx',
])
  .toString()
  .trim()
  .split('\n')
  .toSorted()
const sources = files.map((file) => ({ file, text: readFileSync(file, 'utf8') }))

/** @type {{ section: string, sentences: [sentence: string, ...tests: string[]][] }[]} */
const SPEC = JSON.parse(readFileSync('scripts/checks/spec-sentences.json', 'utf8'))

/** The links that `scripts/checks/qa-links.mjs` has written from the registry of scenarios. */
const links = readFileSync('docs/qa.md', 'utf8')

/** Where a test of that name, a story `Component: Name` or a scenario stands. @param {string} name */
function placeOf(name) {
  const [, scenario] = /^scenario ([\w-]+)$/.exec(name) ?? []
  if (scenario) return links.includes(`| \`${scenario}\` (`) ? 'docs/qa.md' : undefined
  const [, component, story] = /^story (\w+): (\w+)$/.exec(name) ?? []
  const found = story
    ? sources.find(
        ({ file, text }) => file.endsWith(`/${component}.stories.tsx`) && text.includes(`export const ${story} `),
      )
    : sources.find(({ file, text }) => !file.endsWith('.stories.tsx') && text.includes(name))
  return found?.file
}

const gaps = []
const lines = [
  '# Specification coverage',
  '',
  'Written by `node scripts/checks/spec-coverage.mjs` from the tests; do not edit.',
]
for (const { section, sentences } of SPEC) {
  lines.push('', `## ${section}`, '', '| sentence | held by |', '|---|---|')
  for (const [sentence, ...tests] of sentences) {
    if (tests.length === 0) gaps.push(`${section}: "${sentence}" has no test`)
    if (section.startsWith('§8')) {
      const kinds = new Set(tests.map((name) => /^(scenario|story) /.exec(name)?.[1] ?? 'test'))
      for (const kind of ['scenario', 'story', 'test']) {
        if (!kinds.has(kind)) gaps.push(`${section}: "${sentence}" has no ${kind}`)
      }
    }
    const cells = tests.map((name) => {
      const place = placeOf(name)
      if (!place) gaps.push(`${section}: no test, story or scenario is called "${name}"`)
      return `${name.replaceAll('|', '\\|')} (\`${place}\`)`
    })
    lines.push(`| ${sentence} | ${cells.join('<br>')} |`)
  }
}
const text = `${lines.join('\n')}\n`

if (values.check) {
  if (readFileSync(OUTPUT, 'utf8') !== text)
    gaps.push(`${OUTPUT} is out of date: run node scripts/checks/spec-coverage.mjs`)
} else {
  writeFileSync(OUTPUT, text)
}
for (const gap of gaps) console.error(gap)
console.log(`${SPEC.reduce((sum, { sentences }) => sum + sentences.length, 0)} sentences, ${gaps.length} gaps`)
process.exitCode = gaps.length > 0 ? 1 : 0
