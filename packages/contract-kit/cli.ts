/**
 * Checks a backend against the contract and prints one line per check:
 *
 *   npm run contract -- --url https://api.shop.example [--read-only]
 *                       [--origin https://shop.example | --same-origin] [--seed N] [--runs N]
 *                       [--timeout SECONDS] [--total SECONDS] [--format text|json|junit]
 *
 * `--url` is `api.baseUrl` of config.json, `--origin` the origin of the shop. Without `--read-only` the
 * checks fill carts of their own and empty them at the end. `--timeout` limits each request, `--total`
 * all of them together. With `--format json` or `junit`, the report for machines goes to the standard output, and the
 * lines to the standard error.
 *
 * Exit code 0: no check failed; some may have warned, or had nothing to compare. 1: a check failed. 2: the run stopped early or could not start.
 */
import { parseArgs } from 'node:util'
import { adviceFor, readBaseUrl } from '../../scripts/shared/base-url.ts'
import { checkBackend } from './check-backend.ts'
import { FORMATS } from './formats.ts'

const { values } = parseArgs({
  options: {
    url: { type: 'string' },
    'read-only': { type: 'boolean', default: false },
    origin: { type: 'string', default: 'http://localhost:4173' },
    'same-origin': { type: 'boolean', default: false },
    seed: { type: 'string' },
    runs: { type: 'string' },
    timeout: { type: 'string', default: '10' },
    total: { type: 'string', default: '600' },
    format: { type: 'string', default: 'text' },
  },
})

/** Returns an option in milliseconds. The command line takes seconds. */
function milliseconds(name: 'timeout' | 'total') {
  const value = Number(values[name])
  if (!(value > 0)) throw new Error(`--${name} must be a positive number of seconds, not "${values[name]}"`)
  return value * 1000
}

const isForMachines = values.format !== 'text'
const print = isForMachines ? console.error : console.log

try {
  const toReport = Object.entries(FORMATS).find(([name]) => name === values.format)?.[1]
  if (isForMachines && !toReport) {
    throw new Error(`--format must be text, ${Object.keys(FORMATS).join(' or ')}, not "${values.format}"`)
  }
  const baseUrl = readBaseUrl(values.url ?? '', '--url')
  const { origin } = new URL(values.origin)
  print(`Checking ${baseUrl} for a shop at ${values['same-origin'] ? 'the same origin' : origin}`)
  const advice = adviceFor(baseUrl, '--url')
  if (advice) print(advice)
  const timeouts = { request: milliseconds('timeout'), total: milliseconds('total') }
  // Ends the run if the host cannot be reached. Ignores a timeout, because the checks report which call timed out.
  await fetch(baseUrl, { redirect: 'manual', signal: AbortSignal.timeout(timeouts.request) }).then(
    ({ body }) => body?.cancel(),
    (error: Error) => {
      if (error.name !== 'TimeoutError') throw error
    },
  )
  const report = await checkBackend({
    baseUrl,
    fetch,
    origin: values['same-origin'] ? null : origin,
    readOnly: values['read-only'],
    seed: values.seed === undefined ? undefined : Number(values.seed),
    runs: values.runs === undefined ? undefined : Number(values.runs),
    timeouts,
    print,
  })
  if (toReport) console.log(toReport(report))
  if (report.results.some(({ outcome }) => outcome === 'failed')) process.exitCode = 1
  if (report.stopReason !== null) process.exitCode = 2
} catch (error) {
  const { message, cause } = error instanceof Error ? error : new Error(String(error))
  const reason = cause instanceof AggregateError ? cause.errors[0] : cause
  console.error(`Could not check the backend: ${reason instanceof Error ? reason.message : message}`)
  process.exitCode = 2
}
