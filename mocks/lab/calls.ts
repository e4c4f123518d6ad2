/** Which call of the contract a request is. */
import { OPERATION_IDS, OPERATIONS } from '#src/api/operations.ts'

export const CALLS = OPERATION_IDS.map((id) => ({ id, method: OPERATIONS[id].method, path: OPERATIONS[id].path }))

const PATTERNS = CALLS.map(({ id, method, path }) => ({
  id,
  method,
  pattern: new RegExp(`^${path.replace(/\{\w+\}/, '[^/]+')}$`),
}))

/** The name it has in links; undefined for no call of the contract. */
export function callOf({ method, url }: Pick<Request, 'method' | 'url'>): string | undefined {
  const { pathname } = new URL(url)
  return PATTERNS.find((known) => known.method === method && known.pattern.test(pathname))?.id
}
