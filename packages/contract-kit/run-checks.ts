/**
 * Runs checks against a backend. A check has a title that states what the backend does, and a
 * function that throws if it does not.
 */

import type { CallName } from '#src/api/operations.ts'
import { CheckFailed, CheckWarned } from './answers/check-errors.ts'
import type { Backend } from './backend.ts'
import { NotChecked } from './not-checked.ts'
import { adviceForIssuedId, curlLinesOf, requestsShowing, type SentRequest } from './sent-requests.ts'

/** A call of the contract, or a topic that several calls share. Printed as the heading of its checks. */
export type Subject =
  | CallName
  | 'unknown paths'
  | 'header x-cart-id'
  | 'sequences of cart writes'
  | 'CORS'
  | 'data on the shop’s pages'

export type Check = {
  subject: Subject
  /** States what the backend does, for example "counts every match in the total". */
  title: string
  /** True if the check changes carts. A read-only run does not run it. */
  writes?: boolean
  /** True if the check sends random requests, which depend on the seed. */
  isGenerated?: boolean
  /** Subjects whose checks must pass first. Otherwise this check would report the same faults again. */
  requires?: Subject[]
  run: (backend: Backend) => Promise<void>
}

export type CheckResult = {
  check: Check
  outcome: 'passed' | 'failed' | 'notChecked' | 'warning'
  /** Why the check did not pass. */
  reason: string
  advice: string
  /** `curl` lines that repeat the requests which show why the check failed or warned. */
  curl: string[]
}

/** Returns the checks with their subject. */
export const checksOf = (subject: Subject, checks: Omit<Check, 'subject'>[]): Check[] =>
  checks.map((check) => Object.assign({ subject }, check))

type Options = { readOnly?: boolean; onResult?: (result: CheckResult) => void }

/** Runs the checks one after another. Calls `onResult` after each one. */
export async function runChecks(checks: Check[], backend: Backend, options: Options = {}): Promise<CheckResult[]> {
  const { readOnly = false, onResult = () => undefined } = options
  const results: CheckResult[] = []
  for (const check of checks) {
    const hasFailed = (subject: string) =>
      results.some((earlier) => earlier.check.subject === subject && isFailed(earlier))
    const failed = check.requires?.find(hasFailed)
    const stopReason = backend.stopReason()
    let result: CheckResult
    if (stopReason !== null) result = notChecked(check, stopReason)
    else if (readOnly && check.writes) result = notChecked(check, 'it writes, and this run is read-only')
    else if (failed) result = notChecked(check, `${failed} failed, see above`)
    else result = await runCheck(check, backend, hasFailed)
    results.push(result)
    onResult(result)
  }
  return results
}

const isFailed = ({ outcome }: CheckResult) => outcome === 'failed'

const notChecked = (check: Check, reason: string): CheckResult => ({
  check,
  outcome: 'notChecked',
  reason,
  advice: '',
  curl: [],
})

/** Runs a check. Its outcome is "notChecked" if an earlier check has reported the same unreadable response. */
async function runCheck(check: Check, backend: Backend, hasFailed: (subject: string) => boolean): Promise<CheckResult> {
  const { requests } = backend
  requests.length = 0
  try {
    await check.run(backend)
    return { check, outcome: 'passed', reason: '', advice: '', curl: [] }
  } catch (error) {
    if (error instanceof CheckWarned) return finding(check, 'warning', error, requests)
    if (!(error instanceof CheckFailed || error instanceof NotChecked)) throw error
    const { message, unreadable } = error
    if (unreadable && hasFailed(unreadable)) return notChecked(check, `${unreadable} failed, see above`)
    if (error instanceof NotChecked) return notChecked(check, message)
    return finding(check, 'failed', error, requests)
  }
}

/** Returns the result of a check that failed or warned. Takes the requests that it has sent. */
function finding(
  check: Check,
  outcome: 'failed' | 'warning',
  { message, advice }: CheckFailed | CheckWarned,
  sent: SentRequest[],
): CheckResult {
  const requests = requestsShowing(message, sent)
  return {
    check,
    outcome,
    reason: message,
    advice: `${advice} ${adviceForIssuedId(requests)}`.trim(),
    curl: curlLinesOf(requests),
  }
}
