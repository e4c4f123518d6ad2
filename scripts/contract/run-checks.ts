/**
 * Runs checks against a backend. A check is one sentence that the backend has to
 * make true, and a function that throws when it is not.
 */
import type { CallName } from '#src/api/operations.ts'
import type { Backend } from './backend.ts'
import { Blocked, Broken } from './outcomes.ts'

/** What a check is about: a call of the contract, or what all of them share. */
export type Subject =
  | CallName
  | 'any other path'
  | 'the header x-cart-id'
  | 'the cart as a whole'
  | 'other origins (CORS)'

export type Check = {
  call: Subject
  /** The sentence: "the total counts every match". */
  says: string
  /** True for one that changes carts; left out of a read-only run. */
  writes?: boolean
  /** Calls whose other checks must hold first: this one would only repeat what is wrong with them. */
  after?: Subject[]
  run: (backend: Backend) => Promise<void>
}

export type Verdict = { check: Check; outcome: 'holds' | 'broken' | 'unchecked'; why: string; advice: string }

/** Checks of one call. */
export const about = (call: Subject, checks: Omit<Check, 'call'>[]): Check[] =>
  checks.map((check) => Object.assign({ call }, check))

type Options = { readOnly?: boolean; report?: (verdict: Verdict) => void }

/** Runs the checks one after another; `report` hears of each verdict at once. */
export async function runChecks(checks: Check[], backend: Backend, options: Options = {}): Promise<Verdict[]> {
  const { readOnly = false, report = () => undefined } = options
  const verdicts: Verdict[] = []
  for (const check of checks) {
    const isKnown = (call: string) => verdicts.some((known) => known.check.call === call && isBroken(known))
    const broken = check.after?.find(isKnown)
    const stopped = backend.stopped()
    let verdict: Verdict
    if (stopped !== null) verdict = unchecked(check, stopped)
    else if (readOnly && check.writes) verdict = unchecked(check, 'it writes, and this run is read-only')
    else if (broken) verdict = unchecked(check, `${broken} is broken, see above`)
    else verdict = await judge(check, backend, isKnown)
    verdicts.push(verdict)
    report(verdict)
  }
  return verdicts
}

export const isBroken = ({ outcome }: Verdict) => outcome === 'broken'

const unchecked = (check: Check, why: string): Verdict => ({ check, outcome: 'unchecked', why, advice: '' })

/** An answer that can't be read is named once, by the first check that reads it. */
async function judge(check: Check, backend: Backend, isKnown: (call: string) => boolean): Promise<Verdict> {
  try {
    await check.run(backend)
    return { check, outcome: 'holds', why: '', advice: '' }
  } catch (error) {
    if (error instanceof Blocked) return unchecked(check, error.message)
    if (!(error instanceof Broken)) throw error
    const { message, advice, unreadable } = error
    if (unreadable && isKnown(unreadable)) return unchecked(check, `${unreadable} is broken, see above`)
    return { check, outcome: 'broken', why: message, advice }
  }
}
