/** Differences of the time that a server takes. */
import type { Answer } from './answers.ts'
import type { ComparedCall, Difference } from './difference.ts'

/** Milliseconds: two seconds, less the inaccuracy of timers. A smaller difference may be the network. */
const SLOWER = 1950

/** Returns a difference if the median time of a call is much longer than on the other side. */
export function timeDifferences({ call, pairs, name }: ComparedCall): Difference[] {
  const answers = pairs.map(([answer]) => answer)
  const [time, other] = [medianOf(answers), medianOf(pairs.map(([, each]) => each))]
  if (time === null || other === null || time - other < SLOWER) return []
  const step = answers.find(({ ms = 0 }) => ms >= time)?.step ?? ''
  const text = `The answers take ${seconds(time)}, and ${seconds(other)} in ${name}.`
  return [{ call, kind: 'time', subject: '', text, step, isRule: true }]
}

function medianOf(answers: readonly Answer[]): number | null {
  const times = answers
    .flatMap(({ ms, failure }) => (ms === undefined || failure ? [] : [ms]))
    .toSorted((a, b) => a - b)
  return times[Math.floor(times.length / 2)] ?? null
}

const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`
