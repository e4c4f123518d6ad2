/** Violations of the contract in the answers of a run, in the words of `npm run contract`. */

import { isRead } from '#src/api/operations.ts'
import { violationsOf } from '../contract-kit/answers/violations.ts'
import { type Answer, callNameOf, paramsOf, toResponse } from './answers.ts'
import type { Difference } from './difference.ts'

/** Returns one difference per violation and answer. An answer that did not arrive is a violation too. */
export function contractDifferences(answers: readonly Answer[]): Difference[] {
  return answers.flatMap((answer) =>
    textsOf(answer).map((text) => ({
      call: callNameOf(answer),
      kind: 'contract',
      subject: withoutValues(text.replace(toResponse(answer).request, '')),
      text,
      step: answer.step,
      isRule: true,
    })),
  )
}

function textsOf(answer: Answer): string[] {
  if (answer.failure) return [answer.failure]
  return isRead(answer.id) ? violationsOf({ id: answer.id, params: paramsOf(answer) }, toResponse(answer)) : []
}

/** Leaves out what another row or another query would change: quotations, parentheses, addresses and numbers. */
const withoutValues = (text: string): string =>
  text
    .replaceAll(/"[^"]*"|\([^)]*\)|\S*\/api\/\S*/g, '…')
    .replaceAll(/\d+(\.\d+)?/g, '#')
    .trim()
