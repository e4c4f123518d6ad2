/** Answers that a run has received, as it compares them and as drift.json stores them. */

import { type CallName, OPERATIONS, type Operation, type OperationId } from '#src/api/operations.ts'
import type { ReadResponse } from '../contract-kit/answers/http-types.ts'

export type Answer = {
  /** Name of the request, the same for every server: "products, page 2". */
  step: string
  id: OperationId
  /** Path with its query, from `/api`. */
  path: string
  /** JSON of a write. */
  requestBody?: string
  /** The cart id that was sent, if the request depends on it. */
  cartId?: string
  /** 0 if there was no complete answer. */
  status: number
  /** Headers of the answer that are in `HEADERS`. */
  headers: Record<string, string>
  text: string
  /** Milliseconds until the answer was complete. Absent in recordings. */
  ms?: number
  /** Why there is no answer. */
  failure?: string
}

/** Headers that the contract mentions. */
export const HEADERS = [
  'content-type',
  'cache-control',
  'x-cart-id',
  'access-control-allow-origin',
  'access-control-allow-credentials',
  'access-control-expose-headers',
  'last-modified',
  'location',
]

export type Row = Record<string, unknown>

export const isSuccess = ({ status }: Pick<Answer, 'status'>): boolean => status >= 200 && status < 300

/** Returns the name of the call, such as "GET /api/products/{id}". */
export function callNameOf({ id }: Pick<Answer, 'id'>): CallName {
  const { method, path }: Operation = OPERATIONS[id]
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The name of an operation of the table.
  return `${method} ${path}` as CallName
}

/** Returns the JSON of a success. Undefined if there is none. */
export function jsonOf(answer: Answer | undefined): unknown {
  if (!answer || !isSuccess(answer)) return undefined
  try {
    return JSON.parse(answer.text)
  } catch {
    return undefined
  }
}

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Returns the rows of a list or of a page, or the one row of another answer. They may violate the contract. */
export function rowsOf(answer: Answer | undefined): Row[] {
  const json = jsonOf(answer)
  if (Array.isArray(json)) return json.filter(isRow)
  if (!isRow(json)) return []
  const list = json.products ?? json.posts
  return Array.isArray(list) ? list.filter(isRow) : [json]
}

/** Returns the answer in the form that the contract kit compares. */
export const toResponse = ({ id, path, status, headers, text }: Answer): ReadResponse => ({
  request: `${OPERATIONS[id].method} ${path}`,
  status,
  headers: new Headers(headers),
  text,
})

export const paramsOf = ({ path }: Pick<Answer, 'path'>): URLSearchParams =>
  new URL(path, 'http://api.invalid').searchParams
