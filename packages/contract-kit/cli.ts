/**
 * Checks a backend against the contract and prints one line per check. With `--format json` or `junit`, the report for
 * machines goes to the standard output, and the lines to the standard error.
 *
 * Exit code 0: no check failed; some may have warned, or had nothing to compare. 1: a check failed. 2: the run stopped early or could not start.
 */
import { adviceFor, readBaseUrl } from '../../scripts/shared/base-url.ts'
import { readOptions, readOrigin, readSeconds, wholeNumber } from '../../scripts/shared/options.ts'
import { reasonOf } from '../../scripts/shared/reason-of.ts'
import { checkBackend } from './check-backend.ts'
import { FORMATS } from './formats.ts'
import { findCheck } from './only.ts'

const USAGE = `Checks a backend against the contract of the shop.

  npm run contract -- --url https://api.shop.example [--read-only] [--only NAME]
                      [--origin https://shop.example | --same-origin] [--seed N] [--runs N]
                      [--timeout SECONDS] [--total SECONDS] [--format text|json|junit]

--url is api.baseUrl of config.json, --origin the origin of the shop. Without --read-only the checks fill carts of their
own and empty them at the end. --only runs one check: NAME is its title, or a part that no other check has. --timeout
limits each request, --total all of them together.`

const { toReport, ...options } = readOptions({
  usage: USAGE,
  options: {
    url: { type: 'string', default: '' },
    'read-only': { type: 'boolean', default: false },
    only: { type: 'string' },
    origin: { type: 'string', default: 'http://localhost:4173' },
    'same-origin': { type: 'boolean', default: false },
    seed: { type: 'string' },
    runs: { type: 'string' },
    timeout: { type: 'string', default: '10' },
    total: { type: 'string', default: '600' },
    format: { type: 'string', default: 'text' },
  },
  read: ({ url, origin, only, seed, runs, timeout, total, format, ...flags }) => ({
    baseUrl: readBaseUrl(url, '--url'),
    origin: flags['same-origin'] ? null : readOrigin('origin', origin),
    readOnly: flags['read-only'],
    checks: only === undefined ? undefined : [findCheck(only)],
    seed: seed === undefined ? undefined : wholeNumber('seed', seed),
    runs: runs === undefined ? undefined : wholeNumber('runs', runs),
    timeouts: { request: readSeconds('timeout', timeout), total: readSeconds('total', total) },
    toReport: readFormat(format),
  }),
  exitCode: 2,
})

/** Returns the function that makes the report for machines. Null for lines of text. */
function readFormat(name: string) {
  const [, format = null] = Object.entries(FORMATS).find(([each]) => each === name) ?? []
  if (format || name === 'text') return format
  throw new Error(`--format must be text, ${Object.keys(FORMATS).join(' or ')}, not "${name}"`)
}

const { baseUrl, origin, timeouts } = options
const print = toReport ? console.error : console.log

try {
  print(`Checking ${baseUrl} for a shop at ${origin ?? 'the same origin'}`)
  const advice = adviceFor(baseUrl, '--url')
  if (advice) print(advice)
  // Ends the run if the host cannot be reached. Ignores a timeout, because the checks report which call timed out.
  await fetch(baseUrl, { redirect: 'manual', signal: AbortSignal.timeout(timeouts.request) }).then(
    ({ body }) => body?.cancel(),
    (error: Error) => {
      if (error.name !== 'TimeoutError') throw error
    },
  )
  const report = await checkBackend({ ...options, fetch, print })
  if (toReport) console.log(toReport(report))
  if (report.results.some(({ outcome }) => outcome === 'failed')) process.exitCode = 1
  if (report.stopReason !== null) process.exitCode = 2
} catch (error) {
  console.error(`Could not check the backend: ${reasonOf(error)}`)
  process.exitCode = 2
}
