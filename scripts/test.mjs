/**
 * Runs everything the project knows about itself and closes with one line,
 * `N passed, N failed`, summed over the runners. A check without tests of its own
 * counts as one.
 */
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const reports = mkdtempSync(join(tmpdir(), 'overtone-test-'))

/** @typedef {{ passed: number, failed: number }} Count */

const SUB_PATH = { BASE_PATH: '/storefront/' }

/** @typedef {{ name: string, command: string[], env?: Record<string, string>, count?: (report: string) => Count }} Step */

/** @type {Step} */
const UNIT = { name: 'unit', command: vitest('unit'), count: countVitest }

/** What needs one core, or waits: done beside the unit tests. @type {Step[]} */
const BESIDE_UNIT = [
  { name: 'lockfile', command: npm('lockfile') },
  { name: 'format', command: npm('format:check') },
  { name: 'types', command: npm('types') },
  { name: 'lint and boundaries', command: npm('lint') },
  { name: 'dead code', command: npm('dead-code') },
  { name: 'scenario links', command: npm('qa-links', '--check') },
  { name: 'specification coverage', command: npm('spec-coverage') },
  { name: 'API description', command: npm('openapi:check') },
  { name: 'api', command: vitest('api'), count: countVitest },
  { name: 'build', command: npm('build'), env: SUB_PATH },
  { name: 'browser floor', command: npm('floor') },
  { name: 'HTML', command: npm('validate-html') },
  { name: 'Storybook', command: npm('build-storybook', '--quiet') },
  { name: 'budgets', command: npm('budgets') },
  { name: 'story coverage', command: npm('story-coverage') },
]

/** @type {Step[]} */
const IN_BROWSERS = [
  { name: 'stories', command: vitest('stories'), count: countVitest },
  {
    name: 'end-to-end',
    command: npm('test:e2e', '--reporter=list,json'),
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: reportOf('end-to-end') },
    count: countPlaywright,
  },
]

const total = { passed: 0, failed: 0 }
await Promise.all([inTurn([UNIT], 'pipe'), inTurn(BESIDE_UNIT, 'pipe')])
await inTurn(IN_BROWSERS, 'inherit')
rmSync(reports, { recursive: true })

console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed > 0 ? 1 : 0

/**
 * One after another. What is said is told as it comes, or with 'pipe' when the step has ended: two at once would
 * speak through each other.
 * @param {Step[]} steps @param {'pipe' | 'inherit'} output
 */
async function inTurn(steps, output) {
  for (const { name, command, env, count } of steps) {
    const started = Date.now()
    if (output === 'inherit') console.log(`\n── ${name}`)
    const { status, said } = await run(command, env, output)
    if (output === 'pipe') console.log(`\n── ${name}\n${said}`)
    const { passed, failed } = tally(status, count && (() => count(reportOf(name))))
    total.passed += passed
    total.failed += failed
    console.log(`   ${name}: ${passed} passed, ${failed} failed in ${Math.round((Date.now() - started) / 1000)} s`)
  }
}

/**
 * @param {string[]} command @param {Record<string, string> | undefined} env @param {'pipe' | 'inherit'} output
 * @returns {Promise<{ status: number | null, said: string }>}
 */
function run([program = '', ...args], env, output) {
  const running = spawn(program, args, {
    stdio: ['ignore', output, output],
    env: { ...process.env, ...env },
    shell: process.platform === 'win32',
  })
  let said = ''
  for (const stream of [running.stdout, running.stderr]) {
    stream?.setEncoding('utf8').on('data', (text) => {
      said += text
    })
  }
  return new Promise((resolve, reject) => {
    running.once('error', reject)
    running.once('close', (status) => resolve({ status, said }))
  })
}

/** @param {string} script @param {string[]} args */
function npm(script, ...args) {
  return ['npm', 'run', '-s', script, ...(args.length > 0 ? ['--', ...args] : [])]
}

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
