/**
 * Runs all checks and tests and ends with `N passed, N failed`. A check counts as one test.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runCommand } from './shared/run-command.mjs'

/** @typedef {{ passed: number, failed: number }} Count */
/**
 * @typedef {{ name: string, command: string[], env?: Record<string, string>, count?: (report: string) => Count }} Step
 */

const reports = mkdtempSync(join(tmpdir(), 'overtone-test-'))

/** Checks that run in parallel with the unit tests, because most of them use only one core. @type {Step[]} */
const CHECKS = [
  { name: 'lockfile', command: npm('check', 'lockfile') },
  { name: 'format', command: npm('format:check') },
  { name: 'types', command: npm('types') },
  { name: 'lint', command: npm('lint') },
  { name: 'dead code', command: npm('check', 'dead-code') },
  { name: 'scenario links', command: npm('check', 'qa-links') },
  { name: 'API description', command: npm('check', 'openapi') },
  { name: 'workflows', command: npm('check', 'workflows') },
  vitest('api'),
  // Below a sub-path, so that the end-to-end tests find links that ignore the base path.
  { name: 'build', command: npm('build'), env: { BASE_PATH: '/storefront/' } },
  { name: 'HTML', command: npm('check', 'validate-html') },
  { name: 'budgets', command: npm('check', 'budgets') },
  { name: 'Storybook', command: npm('build-storybook', '--quiet') },
  { name: 'story coverage', command: npm('story-coverage') },
]

/** @type {Step} */
const END_TO_END = {
  name: 'end-to-end',
  command: npm('test:e2e', '--reporter=list,json'),
  env: { PLAYWRIGHT_JSON_OUTPUT_FILE: reportOf('end-to-end') },
  count: countPlaywright,
}

const total = { passed: 0, failed: 0 }
await Promise.all([runSteps([vitest('node'), vitest('screen')]), runSteps(CHECKS)])
await runSteps([vitest('stories'), END_TO_END], { live: true })
rmSync(reports, { recursive: true })

console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed > 0 ? 1 : 0

/**
 * Runs steps one after another.
 * @param {Step[]} steps
 * @param {{ live?: boolean }} [options] whether output is printed at once or when the step ends
 */
async function runSteps(steps, { live = false } = {}) {
  for (const { name, command, env, count } of steps) {
    const started = Date.now()
    if (live) console.log(`\n── ${name}`)
    const { status, output } = await runCommand(command, { env, live })
    if (!live) console.log(`\n── ${name}\n${output}`)
    const { passed, failed } = countOf(status, count && (() => count(reportOf(name))))
    total.passed += passed
    total.failed += failed
    console.log(`   ${name}: ${passed} passed, ${failed} failed in ${Math.round((Date.now() - started) / 1000)} s`)
  }
}

/** @param {string} script @param {string[]} args */
function npm(script, ...args) {
  return ['npm', 'run', '-s', script, ...(args.length > 0 ? ['--', ...args] : [])]
}

/** @param {string} project @returns {Step} */
function vitest(project) {
  const args = ['--project', project, '--reporter=default', '--reporter=json']
  return {
    name: project,
    command: ['npx', 'vitest', 'run', ...args, `--outputFile.json=${reportOf(project)}`],
    count: countVitest,
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

/** @param {string} report @returns {Count} */
function countPlaywright(report) {
  const { stats } = JSON.parse(readFileSync(report, 'utf8'))
  if (stats.flaky > 0) console.log(`   ${stats.flaky} passed only at the second try: see "flaky" above`)
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected }
}
