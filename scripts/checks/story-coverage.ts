/**
 * Checks that the built Storybook shows every component of `src/ui` and `src/features`, except those with a reason in
 * `no-story.json`, and every scenario of `mocks/scenarios/registry.ts`, that each component has a status and a guide, and
 * that stories name the transcripts of `e2e/heard/`. Needs `npm run build-storybook`.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { scenarios } from '#mocks/scenarios/registry.ts'
import { STORYBOOK } from '../build/addresses.ts'
import { importedComponents } from '../shared/imported-components.ts'

type Entry = { title: string; importPath: string; tags: string[] }

const INDEX = join(STORYBOOK, 'index.json')
const EXPORTS_COMPONENT = /^export (?:default )?(?:function|const) [A-Z]/m

if (!existsSync(INDEX)) {
  console.error(`There is no ${INDEX}: run "npm run build-storybook" first.`)
  process.exit(1)
}
const { entries }: { entries: Record<string, Entry> } = JSON.parse(readFileSync(INDEX, 'utf8'))
const reasons: Record<string, string> = JSON.parse(readFileSync('scripts/checks/no-story.json', 'utf8'))

const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '--', 'src/ui', 'src/features'])
  .toString()
  .split('\n')
  .filter((file) => file.endsWith('.tsx') && existsSync(file))
const storyFiles = files.filter((file) => file.endsWith('.stories.tsx'))
const components = files.filter(
  (file) => !/\.(test|stories)\.tsx$/.test(file) && EXPORTS_COMPONENT.test(readFileSync(file, 'utf8')),
)
const shown = new Set([
  ...storyFiles.map((file) => file.replace('.stories.tsx', '.tsx')),
  ...storyFiles.flatMap(importedComponents),
])
const shownComponents = components.filter((file) => shown.has(file))
const shownScenarios = scenarios.filter(({ name }) => `scenario--${name}` in entries)

const ofComponents = Object.values(entries).filter(
  ({ title, tags }) => /^(Components|Demo Lab)\//.test(title) && !tags.includes('scenario'),
)
const withoutStatus = filesOf(ofComponents.filter(({ tags }) => !tags.some((tag) => tag.startsWith('since:'))))
const withoutGuide = filesOf(ofComponents.filter(({ title }) => title.startsWith('Components/'))).filter(
  (file) => !/^ {4}guide: /m.test(readFileSync(file, 'utf8')),
)

const transcripts = readdirSync('e2e/heard').map((file) => file.replace('.txt', ''))
const heard = filesOf(Object.values(entries)).flatMap((file) => heardIn(file).map((name) => ({ file, name })))

const problems = [
  ...components
    .filter((file) => !shown.has(file) && !reasons[file])
    .map((file) => `${file} has no story and no reason in no-story.json`),
  ...Object.keys(reasons)
    .filter((file) => !existsSync(file) || shown.has(file))
    .map((file) => `${file} needs no reason in no-story.json`),
  ...withoutStatus.map((file) => `${file} has no status: add the tag since:VERSION to its meta`),
  ...withoutGuide.map((file) => `${file} has no parameters.guide: add do, dont and keyboard`),
  ...heard
    .filter(({ name }) => !transcripts.includes(name))
    .map(({ file, name }) => `${file}: there is no transcript e2e/heard/${name}.txt`),
  ...transcripts
    .filter((transcript) => !heard.some(({ name }) => name === transcript))
    .map((transcript) => `no story names the transcript ${transcript} in parameters.heard`),
  ...scenarios.filter((each) => !shownScenarios.includes(each)).map(({ name }) => `scenario ${name} has no story`),
]
console.log(`${shownComponents.length} of ${components.length} components have a story, the others a reason`)
console.log(`${filesOf(ofComponents).length - withoutStatus.length} of ${filesOf(ofComponents).length} have a status`)
console.log(`${shownScenarios.length} of ${scenarios.length} scenarios have a story`)
for (const problem of problems) console.error(problem)
if (problems.length > 0) process.exitCode = 1

/** Returns the stories files of entries. */
function filesOf(list: Entry[]) {
  return [...new Set(list.map(({ importPath }) => importPath))]
}

/** Returns the names of transcripts in the parameters of a stories file. */
function heardIn(file: string): string[] {
  const lists = Array.from(readFileSync(file, 'utf8').matchAll(/\bheard: \[([^\]]*)\]/g), ([, names = '']) => names)
  return Array.from(lists.join().matchAll(/'([^']+)'/g), ([, name = '']) => name)
}
