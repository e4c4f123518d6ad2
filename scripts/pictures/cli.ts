/**
 * Writes the page "What changed": the pictures of components and pages that differ from those of an earlier commit. Both
 * sets are taken in the same run, because fonts and browsers differ between machines. The exit code does not depend on
 * differences, because people decide whether they are intended.
 */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { STORYBOOK } from '../build/addresses.ts'
import { readOptions } from '../shared/options.ts'
import { type Commit, commitsSince, filesOf } from './commits.ts'
import { comparePictures } from './compare.ts'
import { git } from './git.ts'
import type { Release } from './release.ts'
import { type ComponentChange, countOf, renderReport } from './report.ts'
import { compareTokens } from './tokens.ts'

/**
 * Limit for the pictures of a page. The site has 80 MB without such pages, so 280 with those of ten releases and 680 with
 * the 30 that pages.yml publishes. GitHub Pages allows 1 GB.
 */
const MAX_BYTES = 20_000_000

const LOCKFILE = 'package-lock.json'

const USAGE = `Takes pictures of the components and pages in Storybook, and writes a page with those that have changed.

  npm run pictures -- [--against REF] [--only pages-cart] [--out FOLDER] [--built]

--against is the commit, branch or tag to compare with, by default the last release. --only is the beginning of story
ids. --built uses the Storybook that is already built.`

const values = readOptions({
  usage: USAGE,
  options: {
    against: { type: 'string' },
    only: { type: 'string', default: '' },
    out: { type: 'string' },
    built: { type: 'boolean', default: false },
  },
  read: (texts) => texts,
})

/** The tag of this commit, or the last tag and the number of commits since. */
const name = git('describe', '--tags', '--always')
const against = values.against ?? git('describe', '--tags', '--abbrev=0', '--match', 'v*', 'HEAD^')
// Changes that others have made to the target branch meanwhile do not count.
const base = git('merge-base', against, 'HEAD')
const out = values.out ?? join('changes', name)
rmSync(out, { recursive: true, force: true })

if (!values.built) run('npm', ['run', 'build-storybook', '--', '--quiet'])
const checkout = mkdtempSync(join(tmpdir(), 'overtone-pictures-'))
try {
  checkOut(base, checkout)
  run('npx', ['storybook', 'build', '--output-dir', STORYBOOK, '--quiet'], checkout)
  await writeChanges([join(checkout, STORYBOOK), STORYBOOK])
} finally {
  rmSync(checkout, { recursive: true, force: true })
  git('worktree', 'prune')
}

async function writeChanges(storybooks: [string, string]) {
  const { subjects, pictures } = await comparePictures(storybooks, out, values.only)
  const commits = commitsSince(base)
  const components = new Map<string, ComponentChange>()
  for (const picture of pictures) {
    const { id, title, storyFile } = picture.component
    const files = filesOf(storyFile)
    const isAbout = ({ files: changed }: Commit) => changed.some((file) => files.has(file))
    const change = components.get(id) ?? { id, title, pictures: [], others: [], commits: commits.filter(isAbout) }
    change.pictures.push(picture)
    components.set(id, change)
  }
  leaveOutPictures([...components.values()])
  const release = { name, before: git('describe', '--tags', '--always', base), date: git('log', '-1', '--format=%cs') }
  const page = renderReport({
    ...release,
    compared: {
      components: new Set(subjects.map(({ component }) => component.id)).size,
      pictures: subjects.reduce((sum, { schemes }) => sum + schemes.length, 0),
      only: values.only,
    },
    components: [...components.values()],
    tokens: compareTokens(storybooks),
    themeCommits: commits.filter(({ files }) => files.some((file) => file.startsWith('src/theme/'))),
    transcripts: git('diff', '-U100', base, '--', 'e2e/heard'),
  })
  const summary: Release = {
    ...release,
    components: Array.from(components.values(), (change) => ({
      id: change.id,
      title: change.title,
      pictures: countOf(change),
    })),
  }
  writeFileSync(join(out, 'index.html'), page)
  writeFileSync(join(out, 'release.json'), JSON.stringify(summary))
  console.log(`${components.size} components and pages look different from ${release.before}:\n`)
  for (const { title, pictures: count } of summary.components) console.log(`- ${title}: ${count} pictures`)
  console.log(`\nOpen ${join(out, 'index.html')}`)
}

/**
 * Deletes the pictures that exceed the limit. The first picture of each component counts first, then the second ones, so
 * that every component keeps some.
 */
function leaveOutPictures(components: ComponentChange[]) {
  const inTurn = components
    .flatMap((change) => change.pictures.map((picture, turn) => ({ change, picture, turn })))
    .toSorted((a, b) => a.turn - b.turn)
  for (const change of components) change.pictures = []
  let bytes = 0
  for (const { change, picture } of inTurn) {
    bytes += picture.bytes
    if (bytes <= MAX_BYTES) change.pictures.push(picture)
    else {
      change.others.push(picture.name)
      for (const side of ['before', 'after', 'difference'])
        rmSync(join(out, `${picture.file}.${side}.webp`), { force: true })
    }
  }
}

/** Checks out another commit in an empty folder, with its own packages if they differ from the current ones. */
function checkOut(ref: string, folder: string) {
  git('worktree', 'add', '--detach', '--force', folder, ref)
  const [own, current] = [join(folder, LOCKFILE), LOCKFILE].map((file) => readFileSync(file, 'utf8'))
  if (own === current) symlinkSync(resolve('node_modules'), join(folder, 'node_modules'), 'junction')
  else run('npm', ['ci'], folder)
}

function run(command: string, args: string[], cwd?: string) {
  execFileSync(command, args, { cwd, stdio: ['ignore', 'ignore', 'inherit'], shell: process.platform === 'win32' })
}
