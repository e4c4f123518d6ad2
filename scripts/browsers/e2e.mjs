/**
 * Runs the end-to-end tests in Chromium, or in the engine that is asked for. All else goes to Playwright.
 *
 *   npm run test:e2e [-- --engine firefox] [e2e/cart.spec.ts] [--shard 1/4]
 *
 * Needs a build.
 */
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { ENGINES } from './engines.mjs'

const args = process.argv.slice(2)
const at = args.indexOf('--engine')
const [, engine = ''] = at < 0 ? ['', 'chromium'] : args.splice(at, 2)
if (!ENGINES.includes(engine)) {
  console.error(`--engine must be one of ${ENGINES.join(', ')}.`)
  process.exit(2)
}
const playwright = fileURLToPath(import.meta.resolve('@playwright/test/cli'))
const { status } = spawnSync(process.execPath, [playwright, 'test', ...args], {
  stdio: 'inherit',
  env: { ...process.env, E2E_ENGINE: engine },
})
process.exitCode = status ?? 1
