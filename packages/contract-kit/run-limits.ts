/**
 * Limits of a run: a timeout per request and one for all requests together. The run stops after three
 * timeouts, at the first response with status 429, and when the total time is over.
 */
import { CheckFailed } from './answers/check-errors.ts'
import { NotChecked } from './not-checked.ts'

/** Timeouts in milliseconds: for one request until its body is read, and for all requests together. */
export type Timeouts = {
  request: number
  total: number
  /** Options that send fewer requests, for advice. */
  fewerRequests?: string
}

/** Without this limit, a run against a backend that never responds would last until the total time is over. */
const MAX_TIMEOUTS = 3

const SLOW_ADVICE = 'Find out why the server takes so long, or set a longer --timeout.'

const seconds = (milliseconds: number) => `${milliseconds / 1000} s`

/**
 * Returns the limits of a run that starts now. `call` in the parameters of its methods is the HTTP method and the full
 * URL of a request.
 */
export function createRunLimits(timeouts: Timeouts) {
  const end = performance.now() + timeouts.total
  const { fewerRequests = '--read-only, --runs 5' } = timeouts
  let timeoutCount = 0
  let stopReason: string | null = null

  const isTimeUp = () => performance.now() >= end
  const stop = (reason: string): NotChecked => {
    stopReason ??= reason
    return new NotChecked(stopReason)
  }
  const stopAtTotal = (call: string) =>
    stop(
      `The run took longer than ${seconds(timeouts.total)}; its last request was ${call}. Send fewer requests (${fewerRequests}), or set a longer --total.`,
    )

  return {
    /** Returns why the run has stopped, or null if it has not. */
    stopReason: () => stopReason,

    /** Returns the abort signal for a request. Throws `NotChecked` if the run has stopped. */
    signal: (call: string): AbortSignal => {
      if (stopReason !== null) throw stop(stopReason)
      if (isTimeUp()) throw stopAtTotal(call)
      return AbortSignal.timeout(Math.ceil(Math.min(timeouts.request, end - performance.now())))
    },

    /** Returns the error to throw for a request that timed out. `received` describes the partial response. */
    timeoutError: (call: string, received: string): CheckFailed | NotChecked => {
      if (isTimeUp()) return stopAtTotal(call)
      timeoutCount += 1
      if (timeoutCount === MAX_TIMEOUTS) {
        stop(
          `${MAX_TIMEOUTS} requests timed out after ${seconds(timeouts.request)}, the last one ${call}. ${SLOW_ADVICE}`,
        )
      }
      return new CheckFailed(`${call} timed out after ${seconds(timeouts.request)} (${received}).`, {
        advice: SLOW_ADVICE,
      })
    },

    /** Returns the error to throw for status 429. Stops the run, because more requests may prolong the block. */
    rateLimitError: (call: string, retryAfter: string | null): NotChecked =>
      stop(
        `${call} returned 429, too many requests${retryAfter === null ? '' : ` (retry-after: ${retryAfter})`}. Lift the rate limit for this machine, or send fewer requests: ${fewerRequests}.`,
      ),
  }
}

/** Returns whether a request failed because of the run's timeout or of a timeout of Node's fetch. */
export function isTimeout(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { cause } = error
  return error.name === 'TimeoutError' || (cause instanceof Error && 'code' in cause && /TIME/.test(String(cause.code)))
}
