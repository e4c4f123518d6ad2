/**
 * Runs the monkey test, `e2e/nightly/monkey.spec.ts`, with more actions than `npm run test:all`. Needs a build.
 *
 *   npm run monkey [-- --seed 7] [--actions 10000]
 */
import { spawnSync } from 'node:child_process'
import { parseArgs } from 'node:util'
import { installBrowser } from '../shared/browser.ts'

const { values } = parseArgs({
  options: { seed: { type: 'string', default: '7' }, actions: { type: 'string', default: '10000' } },
})

installBrowser()
const { status } = spawnSync(
  'npx',
  ['playwright', 'test', 'e2e/nightly/monkey.spec.ts', '--project=nightly', '--retries=0', '--reporter=list'],
  {
    stdio: 'inherit',
    env: { ...process.env, MONKEY_SEED: values.seed, MONKEY_ACTIONS: values.actions },
    shell: process.platform === 'win32',
  },
)
process.exitCode = status ?? 1
