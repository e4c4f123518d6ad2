/** Runs checks against one backend and prints a report. */

import { CHECKS } from './all-checks.ts'
import { assertSuccess, formatCount } from './answers/assertions.ts'
import type { Fetch } from './answers/http-types.ts'
import { type Backend, createBackend, createCart } from './backend.ts'
import { countResults, type Report, type ReportedResult } from './formats.ts'
import { DEFAULT_RUNS, optionsToRepeat } from './only.ts'
import { type Check, type CheckResult, runChecks } from './run-checks.ts'
import type { Timeouts } from './run-limits.ts'

export type ContractOptions = {
  /** The URL before `/api`, as in config.json. */
  baseUrl: string
  fetch: Fetch
  /** The shop's origin. Null if the API has the same one. */
  origin: string | null
  readOnly?: boolean
  /** All checks by default. */
  checks?: Check[]
  /** Seed of generated inputs. Random by default. */
  seed?: number
  /** Number of generated inputs per check. */
  runs?: number
  timeouts: Timeouts
  /** Prints the report for people, line by line. */
  print?: (line: string) => void
}

/** Timeout for emptying the carts, in milliseconds. It is not part of the total. */
const CLEANUP_TIMEOUT = 30_000

/**
 * Prints one line per check and a summary, then empties the carts that the checks filled.
 */
export async function checkBackend(options: ContractOptions): Promise<Report> {
  const { timeouts, readOnly, checks = CHECKS, print = () => undefined } = options
  const { seed = Date.now() % 1_000_000, runs = DEFAULT_RUNS } = options
  const backendOptions = { ...options, baseUrl: options.baseUrl.replace(/\/+$/, ''), seed, runs }
  const backend = createBackend(backendOptions)
  let subject = ''
  const withRepeat = (result: CheckResult) => ({ ...result, repeat: optionsToRepeat(result.check, { seed, runs }) })
  const results = await runChecks(checks, backend, {
    readOnly,
    onResult: (result) => {
      // The stop reason is printed only once, below the summary.
      if (result.reason === backend.stopReason()) return
      if (result.check.subject !== subject) print(`\n${result.check.subject}`)
      subject = result.check.subject
      for (const line of linesOf(withRepeat(result))) print(line)
    },
  })
  const cleanupBackend = createBackend({ ...backendOptions, timeouts: { ...timeouts, total: CLEANUP_TIMEOUT } })
  const failures = await emptyCarts(cleanupBackend, backend.cartIds)
  if (failures > 0) print(`\nCould not empty ${formatCount(failures, 'cart')} that the checks filled`)
  const { passed, failed, notChecked, warnings } = countResults(results)
  print(
    `\n${passed} passed, ${failed} failed, ${notChecked} not checked, ` +
      `${formatCount(warnings, 'warning')} (seed ${seed})`,
  )
  const stopReason = backend.stopReason()
  if (stopReason !== null) print(`\nStopped: ${stopReason}`)
  return { baseUrl: backendOptions.baseUrl, seed, results: results.map(withRepeat), stopReason }
}

/** Returns the number of carts that could not be emptied. */
async function emptyCarts(backend: Backend, cartIds: Iterable<string>): Promise<number> {
  let failures = 0
  for (const cartId of cartIds) {
    await createCart(backend, cartId)
      .clear()
      .then(assertSuccess)
      .catch(() => {
        failures += 1
      })
  }
  return failures
}

const MARKS = { passed: '✓', failed: '✗', notChecked: '–', warning: '!' }

/** Number of `curl` lines that are printed for one check. */
const MAX_CURL_LINES = 5

function linesOf({ check, outcome, reason, advice, curl, repeat }: ReportedResult): string[] {
  const omitted = Math.max(0, curl.length - MAX_CURL_LINES)
  const details = [
    ...(reason ? [`${outcome === 'notChecked' ? 'not checked: ' : ''}${reason}`] : []),
    ...(advice ? [advice] : []),
    ...(omitted > 0 ? [`(${formatCount(omitted, 'earlier request')} left out; --format json has all)`] : []),
    ...curl.slice(omitted),
    ...(curl.length > 0 ? [`Repeat this check: ${repeat}`] : []),
  ]
  return [`  ${MARKS[outcome]} ${check.title}`, ...details.map((line) => `      ${line}`)]
}
