/**
 * Runs all checks and the tests of every day, or with --all also the nightly tests. Ends with the time of each step and
 * `N passed, N failed`. A check counts as one test.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { runCommand } from './shared/run-command.mjs'

/** @typedef {{ passed: number, failed: number }} Count */
/**
 * @typedef {{ name: string, command: string[], env?: Record<string, string>, count?: (report: string) => Count }} Step
 */

const { values } = parseArgs({ options: { all: { type: 'boolean', default: false } } })
const reports = mkdtempSync(join(tmpdir(), 'overtone-test-'))

/** Vitest's projects (vitest.config.ts and vitest.stories.config.ts). */
const IN_NODE = ['node', 'screen', 'api']
const IN_BROWSER = ['stories']
const NIGHTLY_IN_BROWSER = ['stories-nightly']

/** Checks and builds, most of which use only one core. @type {Step[]} */
const CHECKS = [
  // The longest first, because the unit tests leave no core idle at the end then.
  // Below a sub-path, so that the end-to-end tests find links that ignore the base path.
  { name: 'build', command: npm('build'), env: { BASE_PATH: '/storefront/' } },
  { name: 'HTML', command: npm('check', 'validate-html') },
  { name: 'budgets', command: npm('check', 'budgets') },
  { name: 'lint', command: npm('lint') },
  { name: 'types', command: npm('types') },
  { name: 'dead code', command: npm('check', 'dead-code') },
  { name: 'API description', command: npm('check', 'openapi') },
  { name: 'scenario links', command: npm('check', 'qa-links') },
  { name: 'format', command: npm('format:check') },
  { name: 'lockfile', command: npm('check', 'lockfile') },
  { name: 'workflows', command: npm('check', 'workflows') },
]

/** @type {Step[]} */
const STORYBOOK = [
  { name: 'Storybook', command: npm('build-storybook', '--quiet') },
  { name: 'story coverage', command: npm('story-coverage') },
]

/** @type {{ name: string, passed: number, failed: number, seconds: number }[]} */
const results = []
const started = Date.now()
await Promise.all([runSteps(IN_NODE.map(vitest)), runSteps(values.all ? [...CHECKS, ...STORYBOOK] : CHECKS)])
await runSteps([...IN_BROWSER.map(vitest), playwright('end-to-end', 'test:e2e')], { live: true })
if (values.all) {
  const nightly = [...NIGHTLY_IN_BROWSER.map(vitest), playwright('nightly end-to-end', 'test:e2e:nightly')]
  await runSteps(nightly, { live: true })
}
rmSync(reports, { recursive: true })

console.log('\n── times')
for (const { name, seconds } of results) console.log(`${String(seconds).padStart(6)} s  ${name}`)
console.log(`${String(secondsSince(started)).padStart(6)} s  in all`)
const sum = (/** @type {'passed' | 'failed'} */ key) => results.reduce((total, result) => total + result[key], 0)
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`)
process.exitCode = sum('failed') > 0 ? 1 : 0

/**
 * Runs steps one after another.
 * @param {Step[]} steps
 * @param {{ live?: boolean }} [options] whether output is printed at once or when the step ends
 */
async function runSteps(steps, { live = false } = {}) {
  for (const { name, command, env, count } of steps) {
    const start = Date.now()
    if (live) console.log(`\n── ${name}`)
    const { status, output } = await runCommand(command, { env, live })
    if (!live) console.log(`\n── ${name}\n${output}`)
    const { passed, failed } = countOf(status, count && (() => count(reportOf(name))))
    const seconds = secondsSince(start)
    results.push({ name, passed, failed, seconds })
    console.log(`   ${name}: ${passed} passed, ${failed} failed in ${seconds} s`)
  }
}

/** @param {number} time */
function secondsSince(time) {
  return Math.round((Date.now() - time) / 1000)
}

/** @param {string} script @param {string[]} args */
function npm(script, ...args) {
  return ['npm', 'run', '-s', script, ...(args.length > 0 ? ['--', ...args] : [])]
}

/** @param {string} project @returns {Step} */
function vitest(project) {
  const config = IN_NODE.includes(project) ? 'vitest.config.ts' : 'vitest.stories.config.ts'
  const args = ['--config', config, '--project', project, '--reporter=default', '--reporter=json']
  return {
    name: project,
    command: ['npx', 'vitest', 'run', ...args, `--outputFile.json=${reportOf(project)}`],
    // More random histories in some tests.
    env: values.all ? { NIGHTLY: '1' } : {},
    count: countVitest,
  }
}

/** @param {string} name @param {string} script @returns {Step} */
function playwright(name, script) {
  return {
    name,
    command: npm(script, '--reporter=list,json'),
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: reportOf(name) },
    count: countPlaywright,
  }
}

/** @param {string} name of a step */
function reportOf(name) {
  return join(reports, `${name}.json`)
}

/**
 * A test runner that fails without a failed test or writes no report counts as one failure.
 * @param {number | null} status
 * @param {(() => Count) | undefined} readReport
 * @returns {Count}
 */
function countOf(status, readReport) {
  if (!readReport) return status === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
  try {
    const { passed, failed } = readReport()
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

/** A test that passes only at the second try counts as failed. @param {string} report @returns {Count} */
function countPlaywright(report) {
  const { stats } = JSON.parse(readFileSync(report, 'utf8'))
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky }
}
