/** Sends the requests of a run and measures their time. */

import { OPERATIONS, type Operation, type OperationId } from '#src/api/operations.ts'
import { CheckFailed } from '../contract-kit/answers/check-errors.ts'
import type { Backend } from '../contract-kit/backend.ts'
import { type Answer, HEADERS } from './answers.ts'

type Asked = {
  step: string
  id: OperationId
  path?: string
  body?: object
  /** Null sends no id. */
  cartId?: string | null
}

export type Ask = (request: Asked) => Promise<Answer>

/** Returns a function that sends a request and never rejects because of its answer. */
export function createAsk({ send }: Pick<Backend, 'send'>, now: () => number): Ask {
  return async ({ step, id, path = OPERATIONS[id].path, body, cartId }) => {
    const { method }: Operation = OPERATIONS[id]
    const start = now()
    const known = {
      step,
      id,
      path,
      ...(body && { requestBody: JSON.stringify(body) }),
      ...(typeof cartId === 'string' && { cartId }),
    }
    try {
      const { status, headers, text } = await send(path, { method, body, cartId })
      return { ...known, status, headers: keptHeaders(headers), text, ms: now() - start }
    } catch (error) {
      if (!(error instanceof CheckFailed)) throw error
      return { ...known, status: 0, headers: {}, text: '', ms: now() - start, failure: error.message }
    }
  }
}

const keptHeaders = (headers: Headers): Record<string, string> =>
  Object.fromEntries(
    HEADERS.flatMap((name) => {
      const value = headers.get(name)
      return value === null ? [] : [[name, value]]
    }),
  )
