/**
 * How long the kit waits for a backend, and when it stops asking: after three calls
 * that got no answer, at a rate limit, and when the time for the whole is over.
 */
import { Blocked, Broken } from './outcomes.ts'

/** Both in milliseconds: for the whole answer to a call, and for all calls together. */
export type Patience = { call: number; whole: number }

/** A backend that leaves so many calls without an answer would hold the kit for an hour. */
const SILENT_CALLS = 3

const seconds = (milliseconds: number) => `${milliseconds / 1000} s`

export function createPatience({ call, whole }: Patience) {
  const end = performance.now() + whole
  let silentCalls = 0
  let reason: string | null = null

  const isOver = () => performance.now() >= end
  const stop = (why: string): Blocked => {
    reason ??= why
    return new Blocked(reason)
  }
  const wholeIsOver = (address: string) =>
    stop(
      `The whole took longer than ${seconds(whole)}, and was at ${address}. Ask for less (--read-only, --runs 5), or wait longer: --total.`,
    )

  return {
    /** Why nothing is asked any more; null while it is. */
    stopped: () => reason,

    /** What ends a call that takes too long. Throws `Blocked` where nothing is asked any more. */
    signal: (address: string): AbortSignal => {
      if (reason !== null) throw stop(reason)
      if (isOver()) throw wholeIsOver(address)
      return AbortSignal.timeout(Math.ceil(Math.min(call, end - performance.now())))
    },

    /** What to throw for a call that took too long. `came` says what there was of an answer. */
    silence: (address: string, came: string): Broken | Blocked => {
      if (isOver()) return wholeIsOver(address)
      silentCalls += 1
      if (silentCalls === SILENT_CALLS) {
        stop(
          `${SILENT_CALLS} calls got no answer within ${seconds(call)}, the last one ${address}. See what they wait for, or wait longer yourself: --timeout.`,
        )
      }
      return new Broken(`${address} got no answer within ${seconds(call)}: ${came}.`, {
        advice: 'See what it waits for, or wait longer yourself: --timeout.',
      })
    },

    /** What to throw for an answer with status 429: whoever asks on is only kept out for longer. */
    limit: (address: string, retryAfter: string | null): Blocked =>
      stop(
        `${address} answers 429, too many requests${retryAfter === null ? '' : ` (retry-after: ${retryAfter})`}. Lift the limit for this machine, or ask for less: --read-only, --runs 5.`,
      ),
  }
}

/** Whether a call took too long: by our patience, or by that of Node's fetch. */
export function isSilence(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { cause } = error
  return error.name === 'TimeoutError' || (cause instanceof Error && 'code' in cause && /TIME/.test(String(cause.code)))
}
