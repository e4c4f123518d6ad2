/** GET requests to a backend. Failed ones are repeated, and a rate limit delays all of them. */
import { setTimeout as sleep } from 'node:timers/promises'
import { serverText } from '#src/api/server-text.ts'
import { reasonOf } from '../../../scripts/shared/reason-of.ts'
import { type Fetch, fetchBackend } from './fetch-backend.ts'

/** Number of requests at a time. */
export const CONCURRENCY = 4

/** The clock that requests wait by. Tests pass one that does not wait. */
export type Clock = {
  /** Returns milliseconds since the epoch. */
  now: () => number
  sleep: (milliseconds: number) => Promise<unknown>
}

export const systemClock: Clock = { now: Date.now, sleep }

/** How often a request is repeated after a status of 500 or more, or without a complete response. */
const MAX_FAILURES = 3
/** How often a request is repeated after status 429. All requests share the server's limit. */
const MAX_LIMITED = 12
/** Milliseconds before the first repetition. Each further one waits twice as long. */
const FIRST_WAIT = 1000
/** Milliseconds of the longest wait, also if the server asks for a longer one. */
const LONGEST_WAIT = 120_000
/** Milliseconds until a request without a complete response has failed. */
const TIMEOUT = 60_000

/** A request without a usable answer. The message has the address, and the status if there was a response. */
export class RequestFailed extends Error {
  override name = 'RequestFailed'
  /** Null if there was no response. */
  readonly status: number | null

  constructor(status: number | null, message: string) {
    super(message)
    this.status = status
  }
}

type Answer = { status: number; statusText: string; headers: Headers; text: string }

/**
 * Returns a function that requests a path of the backend and parses the JSON of the response. It rejects with
 * `RequestFailed` if the backend does not answer, answers with an error, or not with JSON.
 */
export function createJsonRequests(baseUrl: string, fetch: Fetch, clock: Clock) {
  /** Time before which no request is sent. */
  let pausedUntil = 0

  const send = (url: string): Promise<Answer | Error> =>
    fetchBackend(fetch, url, { headers: { accept: 'application/json' }, signal: AbortSignal.timeout(TIMEOUT) })
      .then(async (response) => {
        const { status, statusText, headers } = response
        return { status, statusText, headers, text: await response.text() }
      })
      .catch((error: unknown) => new Error(reasonOf(error), { cause: error }))

  return async function getJson(path: string): Promise<unknown> {
    const url = baseUrl + path
    let failures = 0
    let limited = 0
    for (;;) {
      while (clock.now() < pausedUntil) await clock.sleep(pausedUntil - clock.now())
      const answer = await send(url)
      if (answer instanceof Error || answer.status >= 500) failures += 1
      else if (answer.status === 429) limited += 1
      else return parse(url, answer)
      if (limited > MAX_LIMITED || failures > MAX_FAILURES) throw failed(url, answer)
      const retryDelay = answer instanceof Error ? null : retryAfter(answer.headers, clock.now())
      const wait = Math.min(LONGEST_WAIT, retryDelay ?? FIRST_WAIT * 2 ** (limited + failures - 1))
      pausedUntil = Math.max(pausedUntil, clock.now() + wait)
    }
  }
}

/** Returns the milliseconds that the header `retry-after` asks for, in seconds or as a date, or null. */
function retryAfter(headers: Headers, now: number): number | null {
  const text = headers.get('retry-after')?.trim()
  if (!text) return null
  const milliseconds = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - now
  return Number.isNaN(milliseconds) ? null : Math.max(0, milliseconds)
}

function parse(url: string, answer: Answer): unknown {
  if (answer.status < 200 || answer.status > 299) throw failed(url, answer)
  try {
    return JSON.parse(answer.text)
  } catch {
    const type = answer.headers.get('content-type')?.split(';')[0] ?? 'no content type'
    throw new RequestFailed(
      answer.status,
      `${url} answered ${answer.status} with ${type} and no valid JSON. The address of the backend is the part before /api.`,
    )
  }
}

function failed(url: string, answer: Answer | Error): RequestFailed {
  if (answer instanceof Error) return new RequestFailed(null, `${url} did not answer: ${answer.message}`)
  const { status, statusText, text } = answer
  return new RequestFailed(status, `${url} answered ${status}: ${serverText(text) || statusText || 'no message'}`)
}
