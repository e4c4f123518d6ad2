/**
 * Runs the end-to-end tests against the build in `dist/`.
 *
 *   npm run test:e2e [-- --engine chromium|firefox|webkit] [arguments of `playwright test`]
 */
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { missingEngine } from './engines.mjs'

const args = process.argv.slice(2)
const index = args.indexOf('--engine')
const [, engine = ''] = index < 0 ? ['', 'chromium'] : args.splice(index, 2)

const problem = missingEngine(engine)
if (problem) {
  console.error(problem)
  process.exit(2)
}
const playwright = fileURLToPath(import.meta.resolve('@playwright/test/cli'))
const { status } = spawnSync(process.execPath, [playwright, 'test', ...args], {
  stdio: 'inherit',
  env: { ...process.env, E2E_ENGINE: engine },
})
process.exitCode = status ?? 1
