/** Maps requests to operations of the contract. */
import { OPERATION_IDS, OPERATIONS, type OperationId } from '#src/api/operations.ts'
import { groupOf } from '#src/demo/call-groups.ts'
import type { Responder } from '../scenarios/scenario.ts'

export const CALLS = OPERATION_IDS.map((id) => {
  const { method, path } = OPERATIONS[id]
  return { id, method, path, group: groupOf(path) }
})

const PATTERNS = CALLS.map(({ id, method, path }) => ({
  id,
  method,
  pattern: new RegExp(`^${path.replace(/\{\w+\}/, '[^/]+')}$`),
}))

/** Returns the request's operation id, or undefined if the contract has no such operation. */
export function callOf({ method, url }: Pick<Request, 'method' | 'url'>): OperationId | undefined {
  const { pathname } = new URL(url)
  return PATTERNS.find((known) => known.method === method && known.pattern.test(pathname))?.id
}

/**
 * Answers with 404 if the request is no operation of the contract. MSW alone would ignore capitals and a slash at the end
 * of a path, which servers do not.
 */
export const withNotFound =
  (respond: Responder) =>
  async (request: Request): Promise<Response> =>
    (callOf(request) && (await respond(request))) ?? new Response('Not found', { status: 404 })
