/**
 * Runs the end-to-end tests against the build in `dist/`: those of `npm test`, or with --nightly the others.
 *
 *   npm run test:e2e [-- --engine chromium|firefox|webkit] [arguments of `playwright test`]
 *   npm run test:e2e:nightly [-- the same arguments]
 */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { missingEngine } from '../shared/engines.ts'

const args = process.argv.slice(2)
const projects = args[0] === '--nightly' ? ['nightly'] : ['mock', 'live']
if (args[0] === '--nightly') args.shift()
const index = args.indexOf('--engine')
const [, engine = ''] = index < 0 ? ['', 'chromium'] : args.splice(index, 2)

const isBuilt = existsSync('dist/index.html') && existsSync('dist-server/site.json')
const problem = isBuilt ? missingEngine(engine) : 'There is no build: run "npm run build" first.'
if (problem) {
  console.error(problem)
  process.exit(2)
}
const playwright = fileURLToPath(import.meta.resolve('@playwright/test/cli'))
const command = [playwright, 'test', ...projects.map((project) => `--project=${project}`), ...args]
const { status } = spawnSync(process.execPath, command, {
  stdio: 'inherit',
  env: { ...process.env, E2E_ENGINE: engine },
})
process.exitCode = status ?? 1
