/**
 * What can be seen in the built Storybook, as a table: components, scenarios, and the states of pages that the
 * specification names (`page-states.json`). Fails for a component that no story shows and `no-story.json` gives
 * no reason for, for a reason that is not needed any more, for a scenario or a state without its story, and for
 * a component without its sheet. Needs `npm run build-storybook`.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { STORYBOOK } from '../build/addresses.mjs'
import { loadModule } from '../load-module.mjs'

/** @typedef {{ id: string, title: string, type: 'story' | 'docs', subtype?: 'story' | 'test' }} Entry */

const INDEX = join(STORYBOOK, 'index.json')
if (!existsSync(INDEX)) {
  console.error(`There is no ${INDEX}: run "npm run build-storybook" first.`)
  process.exit(1)
}

/** @param {string} file */
const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'))

/** @type {{ entries: Record<string, Entry> }} */
const { entries } = readJson(INDEX)
const stories = Object.values(entries).filter(({ type, subtype }) => type === 'story' && subtype !== 'test')
/** @type {Record<string, string>} */
const reasons = readJson('scripts/checks/no-story.json')
/** @type {{ section: string, states: [state: string, story: string][] }[]} */
const pageStates = readJson('scripts/checks/page-states.json')
/** @type {Pick<typeof import('#mocks/scenarios.ts'), 'scenarios'>} */
const { scenarios } = await loadModule('mocks/scenarios.ts')

const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '--', 'src/ui', 'src/features'])
  .toString()
  .split('\n')
  .filter((file) => file.endsWith('.tsx') && existsSync(file))
const storyFiles = files.filter((file) => file.endsWith('.stories.tsx'))
const RENDERS = /^export (?:default )?(?:function|const) [A-Z]/m
const components = files.filter(
  (file) => !/\.(test|stories)\.tsx$/.test(file) && RENDERS.test(readFileSync(file, 'utf8')),
)

/** What stories show: the files they import, and a page that the story beside it opens by its address. */
const shown = new Set(
  storyFiles.flatMap((file) => [
    file.replace('.stories.tsx', '.tsx'),
    ...Array.from(readFileSync(file, 'utf8').matchAll(/from '(\.\/|\.\.\/|#src\/)([^']+\.tsx)'/g), ([, start, path]) =>
      start === '#src/' ? `src/${path}` : join(dirname(file), start ?? '', path ?? ''),
    ),
  ]),
)

const ids = new Set(stories.map(({ id }) => id))
const states = pageStates.flatMap((section) => section.states)
const pages = new Set(stories.map(({ title }) => title).filter((title) => title.startsWith('Components/')))
/** Sheets say in their address which page of components they show. */
const sheets = new Set(
  storyFilesOf('.storybook/matrix').flatMap((file) =>
    Array.from(readFileSync(file, 'utf8').matchAll(/from '#src\/([^']+\.stories\.tsx)'/g), ([, path]) => `src/${path}`),
  ),
)
const withoutSheet = storyFiles.filter((file) => {
  const code = readFileSync(file, 'utf8')
  return code.includes("title: 'Components/") && !code.includes('sheet: false') && !sheets.has(file)
})

const gaps = [
  ...components
    .filter((file) => !shown.has(file) && !reasons[file])
    .map((file) => `${file} has no story, and no-story.json gives no reason`),
  ...Object.keys(reasons)
    .filter((file) => !existsSync(file) || shown.has(file))
    .map((file) => `${file} needs no reason any more`),
  ...scenarios.filter(({ name }) => !ids.has(`scenario--${name}`)).map(({ name }) => `${name} has no story`),
  ...states.filter(([, story]) => !ids.has(story)).map(([state, story]) => `“${state}”: there is no story ${story}`),
  ...withoutSheet.map((file) => `${file} has no sheet in .storybook/matrix, and does not say so`),
]

/** @param {string} label @param {number} covered @param {number} all @param {string} [rest] */
const row = (label, covered, all, rest = '') =>
  console.log(`${label.padEnd(28)} ${String(covered).padStart(4)} of ${String(all).padStart(4)} ${rest}`)

const shownComponents = components.filter((file) => shown.has(file)).length
row('components with a story', shownComponents, components.length, `${components.length - shownComponents} named`)
row('scenarios', scenarios.filter(({ name }) => ids.has(`scenario--${name}`)).length, scenarios.length)
for (const { section, states: its } of pageStates)
  row(section, its.filter(([, story]) => ids.has(story)).length, its.length)
row('pages of components', pages.size, pages.size, `${stories.length} stories in all`)
for (const gap of gaps) console.error(gap)
process.exitCode = gaps.length > 0 ? 1 : 0

/** @param {string} folder */
function storyFilesOf(folder) {
  return execFileSync('git', ['ls-files', '-co', '--exclude-standard', '--', folder])
    .toString()
    .split('\n')
    .filter((file) => file.endsWith('.stories.tsx') && existsSync(file))
}
