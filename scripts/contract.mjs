/**
 * Checks a backend against the contract, and says per call what holds and what
 * does not:
 *
 *   npm run contract -- --url https://api.shop.example [--read-only]
 *                       [--origin https://shop.example | --same-origin] [--seed N] [--runs N]
 *
 * `--url` is what config.json calls `baseUrl`; `--origin` is where the shop is
 * served. Without `--read-only` it fills carts of its own, and empties them again.
 */
import { parseArgs } from 'node:util'
import { loadModule } from './load-module.mjs'

/** An answer that takes longer is none, in milliseconds. */
const PATIENCE = 60_000

const { values } = parseArgs({
  options: {
    url: { type: 'string' },
    'read-only': { type: 'boolean', default: false },
    origin: { type: 'string', default: 'http://localhost:4173' },
    'same-origin': { type: 'boolean', default: false },
    seed: { type: 'string' },
    runs: { type: 'string' },
  },
})

try {
  const { checkBackend } = await loadModule('scripts/contract/check-backend.ts')
  const baseUrl = new URL(values.url ?? '').href
  const { origin } = new URL(values.origin)
  console.log(`Contract of ${baseUrl}, for a shop at ${values['same-origin'] ? 'the same origin' : origin}`)
  const send = (/** @type {Request} */ request) => fetch(request, { signal: AbortSignal.timeout(PATIENCE) })
  // Nothing can be said of a backend that is not there.
  await send(new Request(baseUrl))
  /** @type {{ outcome: string }[]} */
  const verdicts = await checkBackend({
    baseUrl,
    send,
    origin: values['same-origin'] ? null : origin,
    readOnly: values['read-only'],
    seed: values.seed === undefined ? undefined : Number(values.seed),
    runs: values.runs === undefined ? undefined : Number(values.runs),
    print: console.log,
  })
  if (verdicts.some(({ outcome }) => outcome === 'broken')) process.exitCode = 1
} catch (error) {
  const { message, cause } = error instanceof Error ? error : new Error(String(error))
  const reason = cause instanceof AggregateError ? cause.errors[0] : cause
  console.error(`Not checked: ${reason instanceof Error ? reason.message : message}`)
  if (message === 'Invalid URL')
    console.error('Say where the backend is: npm run contract -- --url https://api.shop.example')
  process.exitCode = 2
}
