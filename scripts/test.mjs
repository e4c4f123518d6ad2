/**
 * Runs everything the project knows about itself and closes with one line,
 * `N passed, N failed`, summed over the runners. A check without tests of its own
 * counts as one.
 */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const reports = mkdtempSync(join(tmpdir(), 'overtone-test-'))

/** @typedef {{ passed: number, failed: number }} Count */

const SUB_PATH = { BASE_PATH: '/storefront/' }

/** @type {{ name: string, command: string[], env?: Record<string, string>, count?: (report: string) => Count }[]} */
const STEPS = [
  { name: 'lockfile', command: ['npm', 'run', '-s', 'lockfile'] },
  { name: 'format', command: ['npm', 'run', '-s', 'format:check'] },
  { name: 'types', command: ['npm', 'run', '-s', 'types'] },
  { name: 'lint and boundaries', command: ['npm', 'run', '-s', 'lint'] },
  { name: 'dead code', command: ['npm', 'run', '-s', 'dead-code'] },
  { name: 'scenario links', command: ['npm', 'run', '-s', 'qa-links', '--', '--check'] },
  { name: 'specification coverage', command: ['npm', 'run', '-s', 'spec-coverage'] },
  { name: 'API description', command: ['npm', 'run', '-s', 'openapi:check'] },
  { name: 'unit', command: vitest('unit'), count: countVitest },
  { name: 'api', command: vitest('api'), count: countVitest },
  { name: 'stories', command: vitest('stories'), count: countVitest },
  { name: 'build', command: ['npm', 'run', '-s', 'build'], env: SUB_PATH },
  { name: 'budgets', command: ['npm', 'run', '-s', 'budgets'] },
  { name: 'browser floor', command: ['npm', 'run', '-s', 'floor'] },
  { name: 'HTML', command: ['npm', 'run', '-s', 'validate-html'] },
  {
    name: 'end-to-end',
    command: ['npm', 'run', '-s', 'test:e2e', '--', '--reporter=list,json'],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: reportOf('end-to-end') },
    count: countPlaywright,
  },
]

const total = { passed: 0, failed: 0 }
for (const { name, command, env, count } of STEPS) {
  const started = Date.now()
  console.log(`\n── ${name}`)
  const [program = '', ...args] = command
  const { status } = spawnSync(program, args, {
    stdio: 'inherit',
    env: { ...process.env, ...env },
    shell: process.platform === 'win32',
  })
  const counted = tally(status, count && (() => count(reportOf(name))))
  total.passed += counted.passed
  total.failed += counted.failed
  console.log(
    `   ${name}: ${counted.passed} passed, ${counted.failed} failed in ${Math.round((Date.now() - started) / 1000)} s`,
  )
}
rmSync(reports, { recursive: true })

console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed > 0 ? 1 : 0

/** @param {string} name */
function reportOf(name) {
  return join(reports, `${name}.json`)
}

/** @param {string} project */
function vitest(project) {
  return [
    'npx',
    'vitest',
    'run',
    '--project',
    project,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${reportOf(project)}`,
  ]
}

/**
 * A runner that failed without a failed test, or wrote no report, counts as one failure.
 * @param {number | null} status
 * @param {(() => Count) | undefined} read
 * @returns {Count}
 */
function tally(status, read) {
  if (!read) return status === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
  try {
    const { passed, failed } = read()
    return { passed, failed: status !== 0 && failed === 0 ? 1 : failed }
  } catch {
    return { passed: 0, failed: 1 }
  }
}

/** @param {string} report @returns {Count} */
function countVitest(report) {
  const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, 'utf8'))
  return { passed: numPassedTests, failed: numFailedTests }
}

/** @param {string} report @returns {Count} */
function countPlaywright(report) {
  const { stats } = JSON.parse(readFileSync(report, 'utf8'))
  if (stats.flaky > 0) console.log(`   ${stats.flaky} only at the second try, which the list above calls flaky`)
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected }
}
