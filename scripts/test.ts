/** Runs all checks and tests. Ends with the time of each step and `N passed, N failed`. A check counts as one test. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { installBrowser } from './shared/browser.ts'
import { readOptions } from './shared/options.ts'
import { runCommand } from './shared/run-command.ts'

type Count = { passed: number; failed: number }

type Step = { name: string; command: string[]; env?: Record<string, string>; count?: (report: string) => Count }

const USAGE = `Runs all checks and the tests of every day, or with --all also the nightly tests.

  npm test -- [--all]`

const { all } = readOptions({
  usage: USAGE,
  options: { all: { type: 'boolean', default: false } },
  read: (values) => values,
})
const reports = mkdtempSync(join(tmpdir(), 'overtone-test-'))

/** Vitest's projects (vitest.config.ts and vitest.stories.config.ts). */
const IN_NODE = ['node', 'screen', 'api']
const IN_BROWSER = ['stories']
const NIGHTLY_IN_BROWSER = ['stories-nightly', 'stories-second-shop']

/** Checks and builds, most of which use only one core. */
const CHECKS: Step[] = [
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
  { name: 'accessibility', command: npm('check', 'accessibility') },
  { name: 'format', command: npm('format:check') },
  { name: 'lockfile', command: npm('check', 'lockfile') },
  { name: 'workflows', command: npm('check', 'workflows') },
]

const STORYBOOK: Step[] = [
  { name: 'Storybook', command: npm('build-storybook', '--quiet') },
  { name: 'story coverage', command: npm('story-coverage') },
]

installBrowser()
const results: { name: string; passed: number; failed: number; seconds: number }[] = []
const started = Date.now()
await Promise.all([runSteps(IN_NODE.map(vitest)), runSteps(all ? [...CHECKS, ...STORYBOOK] : CHECKS)])
await runSteps([...IN_BROWSER.map(vitest), playwright('end-to-end', 'test:e2e')], { live: true })
if (all) {
  const nightly = [...NIGHTLY_IN_BROWSER.map(vitest), playwright('nightly end-to-end', 'test:e2e:nightly')]
  await runSteps(nightly, { live: true })
}
rmSync(reports, { recursive: true })

console.log('\n── times')
for (const { name, seconds } of results) console.log(`${String(seconds).padStart(6)} s  ${name}`)
console.log(`${String(secondsSince(started)).padStart(6)} s  in all`)
const sum = (key: 'passed' | 'failed') => results.reduce((total, result) => total + result[key], 0)
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`)
process.exitCode = sum('failed') > 0 ? 1 : 0

/** Runs steps one after another. `live` prints their output at once instead of when the step ends. */
async function runSteps(steps: Step[], { live = false } = {}) {
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

function secondsSince(time: number) {
  return Math.round((Date.now() - time) / 1000)
}

function npm(script: string, ...args: string[]) {
  return ['npm', 'run', '-s', script, ...(args.length > 0 ? ['--', ...args] : [])]
}

function vitest(project: string): Step {
  const config = IN_NODE.includes(project) ? 'vitest.config.ts' : 'vitest.stories.config.ts'
  const args = ['--config', config, '--project', project, '--reporter=default', '--reporter=json']
  return {
    name: project,
    command: ['npx', 'vitest', 'run', ...args, `--outputFile.json=${reportOf(project)}`],
    // More random histories in some tests.
    env: all ? { NIGHTLY: '1' } : {},
    count: countVitest,
  }
}

function playwright(name: string, script: string): Step {
  return {
    name,
    command: npm(script, '--reporter=list,json'),
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: reportOf(name) },
    count: countPlaywright,
  }
}

/** Returns the path of a step's report. */
function reportOf(name: string) {
  return join(reports, `${name}.json`)
}

/** Counts a test runner that fails without a failed test, or writes no report, as one failure. */
function countOf(status: number | null, readReport: (() => Count) | undefined): Count {
  if (!readReport) return status === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
  try {
    const { passed, failed } = readReport()
    return { passed, failed: status !== 0 && failed === 0 ? 1 : failed }
  } catch {
    return { passed: 0, failed: 1 }
  }
}

function countVitest(report: string): Count {
  const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, 'utf8'))
  return { passed: numPassedTests, failed: numFailedTests }
}

/** Counts a test that passes only at the second try as failed. */
function countPlaywright(report: string): Count {
  const { stats } = JSON.parse(readFileSync(report, 'utf8'))
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky }
}
