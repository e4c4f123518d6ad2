/**
 * Builds the Storybook that is published: `npm run build-storybook [-- --quiet]`. Storybook minifies what it builds,
 * but copies the scripts of its own frame as they were written, comments and all: two fifths of the whole.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { minifySync } from 'vite'
import { STORYBOOK } from './addresses.mjs'

execFileSync('npx', ['storybook', 'build', '--output-dir', STORYBOOK, ...process.argv.slice(2)], {
  stdio: 'inherit',
  shell: process.platform === 'win32',
})

for (const file of [...filesIn('sb-manager'), ...filesIn('sb-addons')].filter((each) => each.endsWith('.js'))) {
  const { code, errors } = minifySync(file, readFileSync(file, 'utf8'), { module: true })
  if (errors.length > 0) throw new Error(`${file} can't be minified`, { cause: errors })
  writeFileSync(file, code)
}

// Its own faces and marks stand in the root once more, where nothing asks for them.
for (const name of readdirSync(join(STORYBOOK, 'sb-common-assets')))
  if (!existsSync(join('public', name))) rmSync(join(STORYBOOK, name))

/** @param {string} folder of the built Storybook; returns paths of all that is in it */
function filesIn(folder) {
  const inside = join(STORYBOOK, folder)
  return readdirSync(inside, { recursive: true, encoding: 'utf8' }).map((each) => join(inside, each))
}
