import * as z from 'zod/mini'
import { callOf } from '#mocks/handlers/resolvers.ts'
import { OPERATIONS, type Operation, type OperationId } from '#src/api/operations.ts'

/** A call of a recording, reduced to what an answer needs. */
const RecordedCall = z.object({
  /** Method, path from `/api/` and sorted query, such as "GET /api/products?limit=24&page=1". */
  address: z.string(),
  /** 0 if the connection was lost. */
  status: z.number(),
  /** Empty if unknown. */
  contentType: z.string(),
  body: z.string(),
})

export type RecordedCall = z.output<typeof RecordedCall>

/** Parses stored calls. Throws if they are invalid. */
export const parseCalls = (json: string): RecordedCall[] => z.array(RecordedCall).parse(JSON.parse(json))

/**
 * Returns the address of a call on any origin, below any path, with its operation's id. Query parameters that the contract
 * does not have are left out, because they may be tokens. Returns undefined if the contract has no such operation.
 */
export function addressOf(method: string, url: URL): { id: OperationId; address: string } | undefined {
  const path = url.pathname.slice(Math.max(0, url.pathname.lastIndexOf('/api/')))
  const id = callOf({ method, url: url.origin + path })
  if (!id) return undefined
  const { query: names }: Operation = OPERATIONS[id]
  const query = new URLSearchParams(Array.from(url.searchParams).filter(([name]) => names?.includes(name)))
  query.sort()
  return { id, address: `${method} ${path}${query.size > 0 ? `?${query}` : ''}` }
}
