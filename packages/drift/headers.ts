/** Differences of the headers that the contract mentions. Additional headers are no difference. */
import { CART_ID_HEADER } from '#src/api/operations.ts'
import { type Answer, HEADERS, isSuccess } from './answers.ts'
import type { ComparedCall, Difference, Pair } from './difference.ts'

/** Ending of the subject of a header that only refusals lack. */
export const OF_ERRORS = ' of errors'

/** Their values change with each request, or belong to a redirect. */
const NOT_COMPARED = new Set(['last-modified', 'location'])

/**
 * Returns a difference for each header that all answers of the other side have, and that is missing or another here. Answers
 * with another status may be of another program, so they are not compared.
 */
export function headerDifferences({ call, pairs, name }: ComparedCall): Difference[] {
  const sameStatus = pairs.filter(([answer, other]) => answer.status === other.status && !answer.failure)
  const differencesOf = (part: readonly Pair[], ending: string) =>
    HEADERS.filter((header) => !NOT_COMPARED.has(header)).flatMap((header): Difference[] => {
      const before = new Set(part.map(([, other]) => valueOf(other, header)))
      const [shown] = part.find(([answer]) => !before.has(valueOf(answer, header))) ?? []
      if (!shown || before.has(undefined)) return []
      const subject = header + ending
      const value = valueOf(shown, header)
      const expected = Array.from(before, (each) => `“${each}”`).join(' or ')
      const text = `${subject} is ${value === undefined ? 'missing' : `“${value}”`}, and ${expected} in ${name}.`
      return [{ call, kind: 'headers', subject, text, step: shown.step, isRule: false }]
    })
  const accepted = sameStatus.filter(([answer]) => isSuccess(answer))
  const refused = sameStatus.filter(([answer]) => !isSuccess(answer))
  return [...differencesOf(accepted, ''), ...differencesOf(refused, OF_ERRORS)]
}

/** Returns a value that is the same for headers that mean the same. Undefined if the header is missing. */
function valueOf({ headers }: Answer, header: string): string | undefined {
  const value = headers[header]?.toLowerCase()
  if (value === undefined) return undefined
  if (header === CART_ID_HEADER) return 'an id'
  if (header === 'content-type') return value.replace(/;.*/, '').trim()
  return value
    .split(',')
    .map((part) => part.trim())
    .toSorted()
    .join(', ')
}
