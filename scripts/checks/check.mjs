/**
 * What one asks before a commit (`npm run check`): format, types and lint of everything, and the unit tests of the
 * folders in which something changed since the last commit. `npm test` asks for the rest.
 */
import { execFileSync, spawn } from 'node:child_process'

/** A feature, another folder of src, the mock, the fixtures. */
const ROOM = /^(src\/features\/[^/]+|src\/[^/]+|mocks|fixtures)\//

const rooms = new Set(
  [...git('diff', '--name-only', 'HEAD'), ...git('ls-files', '--others', '--exclude-standard')].flatMap(
    (file) => ROOM.exec(file)?.slice(1, 2) ?? [],
  ),
)

const checks = [
  ['npm', 'run', '-s', 'format:check'],
  ['npm', 'run', '-s', 'types'],
  ['npm', 'run', '-s', 'lint'],
]
if (rooms.size > 0) checks.push(['npx', 'vitest', 'run', '--project', 'unit', '--passWithNoTests', ...rooms])

const failed = (await Promise.all(checks.map(run))).flat()
console.log(failed.length > 0 ? `\nFailed: ${failed.join('; ')}` : '\nNothing to object to.')
process.exitCode = failed.length > 0 ? 1 : 0

/** @param {string[]} args */
function git(...args) {
  return execFileSync('git', args, { encoding: 'utf8' }).split('\n')
}

/** Says what a check says once it has ended; returns its command where it failed. @param {string[]} command */
function run([program = '', ...args]) {
  const running = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'], shell: process.platform === 'win32' })
  let said = ''
  for (const stream of [running.stdout, running.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => {
      said += text
    })
  }
  return new Promise((resolve, reject) => {
    running.once('error', reject)
    running.once('close', (status) => {
      if (said.trim()) console.log(said.trim())
      resolve(status === 0 ? [] : [[program, ...args].join(' ')])
    })
  })
}
