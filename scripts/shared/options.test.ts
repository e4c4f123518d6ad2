/** Options that commands of owners and backend engineers refuse. */
import { spawnSync } from 'node:child_process'

/** The commands and the exit code of each for options that it cannot use. */
const COMMANDS: [script: string, file: string, exitCode: number][] = [
  ['api', 'mocks/http/cli.ts', 1],
  ['catalogue', 'packages/catalogue/cli.ts', 1],
  ['configure', 'scripts/build/prerender.ts', 1],
  ['contract', 'packages/contract-kit/cli.ts', 2],
  ['openapi', 'scripts/openapi/cli.ts', 2],
  ['drift', 'packages/drift/cli.ts', 2],
  ['preview', 'scripts/build/preview.ts', 1],
]

describe.each(COMMANDS)('npm run %s', (script, file, exitCode) => {
  test.each([
    ['--help', /^[A-Z][^\n]*\.\n/],
    ['--unknown', /^Unknown option '--unknown'\n/],
    ['unknown', /^Unexpected argument 'unknown'\./],
  ])('%s prints a sentence and the usage', (option, sentence) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', file, option], {
      encoding: 'utf8',
    })
    expect(stderr).toMatch(sentence)
    expect(stderr).toContain(`\n  npm run ${script} -- `)
    expect(stderr).not.toMatch(/^\s+at /m)
    expect({ status, stdout }).toEqual({ status: exitCode, stdout: '' })
  })
})
