/** Runs the monkey test, `e2e/nightly/monkey.spec.ts`, with more actions than `npm run test:all`. Needs a build. */
import { spawnSync } from 'node:child_process'
import { installBrowser } from '../shared/browser.ts'
import { readOptions, wholeNumber } from '../shared/options.ts'

const USAGE = `Runs the monkey test on the build in dist/.

  npm run monkey -- [--seed 7] [--actions 10000]`

const { seed, actions } = readOptions({
  usage: USAGE,
  options: { seed: { type: 'string', default: '7' }, actions: { type: 'string', default: '10000' } },
  read: (texts) => ({ seed: wholeNumber('seed', texts.seed), actions: wholeNumber('actions', texts.actions) }),
})

installBrowser()
const { status } = spawnSync(
  'npx',
  ['playwright', 'test', 'e2e/nightly/monkey.spec.ts', '--project=nightly', '--retries=0', '--reporter=list'],
  {
    stdio: 'inherit',
    env: { ...process.env, MONKEY_SEED: String(seed), MONKEY_ACTIONS: String(actions) },
    shell: process.platform === 'win32',
  },
)
process.exitCode = status ?? 1
