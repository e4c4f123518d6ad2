/**
 * Pictures of every page's states and every sheet of components, compared with another commit's, both taken in
 * this run: `npm run pictures [-- --against REF] [--only pages-cart] [--out pictures]`. Fonts and engines differ from
 * machine to machine, so no picture is kept anywhere else. Ends with 0 whatever differs: that is for people to judge.
 */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { STORYBOOK } from '../build/addresses.mjs'
import { comparePictures } from './compare.mjs'
import { resultPage } from './page.mjs'
import { takePictures } from './take.mjs'

const { values } = parseArgs({
  options: {
    against: { type: 'string' },
    only: { type: 'string', default: '' },
    out: { type: 'string', default: 'pictures' },
    built: { type: 'boolean', default: false },
  },
})

const out = resolve(values.out)
rmSync(out, { recursive: true, force: true })

if (!values.built) run('npm', ['run', 'build-storybook', '--', '--quiet'])
const after = await takePictures(STORYBOOK, join(out, 'after'), values.only)
console.log(`${after.length} pictures in ${join(values.out, 'after')}`)

if (values.against) {
  const { storybook, remove } = buildOf(values.against)
  await takePictures(storybook, join(out, 'before'), values.only)
  remove()
  const compared = await comparePictures(out)
  writeFileSync(join(out, 'index.html'), resultPage(values.against, compared))
  for (const kind of ['same', 'changed', 'new', 'gone'])
    console.log(`${String(compared.filter((each) => each.kind === kind).length).padStart(5)} ${kind}`)
  console.log(`Look at ${join(values.out, 'index.html')}`)
}

/** The Storybook of another commit, built in a folder of its own with the packages of this one. @param {string} ref */
function buildOf(ref) {
  const folder = mkdtempSync(join(tmpdir(), 'overtone-pictures-'))
  run('git', ['worktree', 'add', '--detach', '--force', folder, ref])
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'), 'junction')
  run('npx', ['storybook', 'build', '--output-dir', STORYBOOK, '--quiet'], folder)
  return {
    storybook: join(folder, STORYBOOK),
    remove: () => run('git', ['worktree', 'remove', '--force', folder]),
  }
}

/** @param {string} command @param {string[]} args @param {string} [cwd] */
function run(command, args, cwd) {
  execFileSync(command, args, { cwd, stdio: ['ignore', 'ignore', 'inherit'], shell: process.platform === 'win32' })
}
