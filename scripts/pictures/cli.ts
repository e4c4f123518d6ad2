/**
 * Takes screenshots of the page stories and the matrix, and compares them with those of another commit. Both sets are
 * taken in the same run, because fonts and browsers differ between machines. The exit code does not depend
 * on differences, because people decide whether they are intended.
 */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { STORYBOOK } from '../build/addresses.ts'
import { readOptions } from '../shared/options.ts'
import { compareScreenshots } from './compare.ts'
import { renderReport } from './report.ts'
import { takeScreenshots } from './take.ts'

const USAGE = `Takes screenshots of the page stories and the matrix, and compares them with those of another commit.

  npm run pictures -- [--against REF] [--only pages-cart] [--out pictures] [--built]

--only is the beginning of story ids. --built uses the Storybook that is already built.`

const values = readOptions({
  usage: USAGE,
  options: {
    against: { type: 'string' },
    only: { type: 'string', default: '' },
    out: { type: 'string', default: 'pictures' },
    built: { type: 'boolean', default: false },
  },
  read: (texts) => texts,
})

const out = resolve(values.out)
rmSync(out, { recursive: true, force: true })

if (!values.built) run('npm', ['run', 'build-storybook', '--', '--quiet'])
const after = await takeScreenshots(STORYBOOK, join(out, 'after'), values.only)
console.log(`${after.length} screenshots in ${join(values.out, 'after')}`)

if (values.against) {
  const { storybook, remove } = buildCommit(values.against)
  await takeScreenshots(storybook, join(out, 'before'), values.only)
  remove()
  const comparisons = await compareScreenshots(out)
  writeFileSync(join(out, 'index.html'), renderReport(values.against, comparisons))
  for (const kind of ['unchanged', 'changed', 'added', 'removed'])
    console.log(`${String(comparisons.filter((comparison) => comparison.kind === kind).length).padStart(5)} ${kind}`)
  console.log(`Open ${join(values.out, 'index.html')}`)
}

/** Builds the Storybook of another commit in a temporary folder, with the packages of the current one. */
function buildCommit(ref: string) {
  const folder = mkdtempSync(join(tmpdir(), 'overtone-pictures-'))
  run('git', ['worktree', 'add', '--detach', '--force', folder, ref])
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'), 'junction')
  run('npx', ['storybook', 'build', '--output-dir', STORYBOOK, '--quiet'], folder)
  return {
    storybook: join(folder, STORYBOOK),
    remove: () => run('git', ['worktree', 'remove', '--force', folder]),
  }
}

function run(command: string, args: string[], cwd?: string) {
  execFileSync(command, args, { cwd, stdio: ['ignore', 'ignore', 'inherit'], shell: process.platform === 'win32' })
}
