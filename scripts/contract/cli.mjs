/**
 * Checks a backend against the contract, and says per call what holds and what
 * does not:
 *
 *   npm run contract -- --url https://api.shop.example [--read-only]
 *                       [--origin https://shop.example | --same-origin] [--seed N] [--runs N]
 *                       [--timeout SECONDS] [--total SECONDS]
 *
 * `--url` is what config.json calls `baseUrl`; `--origin` is where the shop is
 * served. Without `--read-only` it fills carts of its own, and empties them again.
 * `--timeout` is its patience for a call, `--total` for all of them.
 *
 * Ends with 0 where everything holds, with 1 where something does not, and with 2
 * where the backend could not be checked to the end.
 */
import { parseArgs } from 'node:util'
import { loadModule } from '../load-module.mjs'

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
  },
})

/**
 * Milliseconds, out of an option in seconds.
 * @param {'timeout' | 'total'} name
 */
function milliseconds(name) {
  const value = Number(values[name])
  if (!(value > 0)) throw new Error(`--${name} takes a number of seconds, not "${values[name]}"`)
  return value * 1000
}

try {
  const { checkBackend } = await loadModule('scripts/contract/check-backend.ts')
  const baseUrl = new URL(values.url ?? '').href
  const { origin } = new URL(values.origin)
  console.log(`Contract of ${baseUrl}, for a shop at ${values['same-origin'] ? 'the same origin' : origin}`)
  const patience = { call: milliseconds('timeout'), whole: milliseconds('total') }
  // Nothing can be said of a backend that is not there. Of one that is silent its calls tell.
  await fetch(baseUrl, { redirect: 'manual', signal: AbortSignal.timeout(patience.call) }).then(
    ({ body }) => body?.cancel(),
    (/** @type {Error} */ error) => {
      if (error.name !== 'TimeoutError') throw error
    },
  )
  /** @type {{ verdicts: { outcome: string }[], stopped: string | null }} */
  const { verdicts, stopped } = await checkBackend({
    baseUrl,
    send: fetch,
    origin: values['same-origin'] ? null : origin,
    readOnly: values['read-only'],
    seed: values.seed === undefined ? undefined : Number(values.seed),
    runs: values.runs === undefined ? undefined : Number(values.runs),
    patience,
    print: console.log,
  })
  if (verdicts.some(({ outcome }) => outcome === 'broken')) process.exitCode = 1
  if (stopped !== null) process.exitCode = 2
} catch (error) {
  const { message, cause } = error instanceof Error ? error : new Error(String(error))
  const reason = cause instanceof AggregateError ? cause.errors[0] : cause
  console.error(`Not checked: ${reason instanceof Error ? reason.message : message}`)
  if (message === 'Invalid URL')
    console.error('Say where the backend is: npm run contract -- --url https://api.shop.example')
  process.exitCode = 2
}
