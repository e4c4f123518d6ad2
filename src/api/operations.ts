/**
 * Operations of the API (spec §7), each defined once.
 *
 * The client, the mock API, the OpenAPI document and the contract kit derive from this table. An
 * operation's id is also its name in scenario links and in the Demo Lab. `schemas.ts` has the shapes of bodies.
 */
import type * as z from 'zod/mini'
import type { ProductQuery } from './contract.ts'
import type { ANSWERS, BODIES } from './schemas.ts'

/** Identifies an anonymous cart. Every request sends it, and a response may replace it (spec §7). */
export const CART_ID_HEADER = 'x-cart-id'

export type Operation = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Parameters are in braces. */
  path: `/api/${string}`
  /** Names of the query parameters. */
  query?: readonly string[]
  /** Set if requests have a JSON body. */
  hasBody?: true
  /** Statuses for an invalid request (400) and a missing resource (404). */
  errors?: readonly (400 | 404)[]
}

const LISTING_QUERY = [
  'page',
  'limit',
  'sortBy',
  'sortOrder',
  'categoryId',
  'brandId',
  'search',
  'minPrice',
  'maxPrice',
] as const satisfies (keyof ProductQuery)[]

export const OPERATIONS = {
  products: { method: 'GET', path: '/api/products', query: LISTING_QUERY },
  product: { method: 'GET', path: '/api/products/{id}', errors: [404] },
  categories: { method: 'GET', path: '/api/categories' },
  category: { method: 'GET', path: '/api/categories/{slug}', errors: [404] },
  brands: { method: 'GET', path: '/api/brands' },
  blog: { method: 'GET', path: '/api/blog', query: ['page', 'limit'] },
  post: { method: 'GET', path: '/api/blog/{slug}', errors: [404] },
  cart: { method: 'GET', path: '/api/cart' },
  count: { method: 'GET', path: '/api/cart/count' },
  add: { method: 'POST', path: '/api/cart/add', hasBody: true, errors: [400, 404] },
  update: { method: 'PUT', path: '/api/cart/update', hasBody: true, errors: [400, 404] },
  remove: { method: 'DELETE', path: '/api/cart/remove', hasBody: true, errors: [400, 404] },
  clear: { method: 'DELETE', path: '/api/cart/clear' },
} as const satisfies Record<string, Operation>

type Table = typeof OPERATIONS
export type OperationId = keyof Table
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The table has no other keys.
export const OPERATION_IDS = Object.keys(OPERATIONS) as OperationId[]

/** Operations whose response body is used; all others write. */
export type ReadId = keyof typeof ANSWERS
export type WriteId = Exclude<OperationId, ReadId>

export const isRead = (id: OperationId): id is ReadId => OPERATIONS[id].method === 'GET'

export type AnswerOf<Id extends ReadId> = z.output<(typeof ANSWERS)[Id]>
/** Body of a write; an empty object if it has none. */
export type BodyOf<Id extends WriteId> = Id extends keyof typeof BODIES
  ? z.output<(typeof BODIES)[Id]>
  : Record<string, never>

/** Method and path, such as "POST /api/cart/add". */
export type CallName = { [Id in OperationId]: `${Table[Id]['method']} ${Table[Id]['path']}` }[OperationId]

/** Parameters in a path. */
type ParamsInPath<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Record<Name, string> & ParamsInPath<Rest>
  : unknown
type QueryParams<Id extends OperationId> = Table[Id] extends { query: readonly (infer Name extends string)[] }
  ? Partial<Record<Name, string | number>>
  : unknown
export type PathParamsOf<Id extends OperationId> = ParamsInPath<Table[Id]['path']>
/** Path and query parameters. */
export type ParamsOf<Id extends OperationId> = PathParamsOf<Id> & QueryParams<Id>

/**
 * Returns the query key of an operation: the segments of its path (spec §7), such as `['/api/products', id]`.
 *
 * Parameters that are not in the path become the query string, in the order of `params`. Undefined ones are left out.
 */
export function keyOf<Id extends OperationId>(id: Id, params: ParamsOf<Id>): string[] {
  const [, api, resource, ...segments] = OPERATIONS[id].path.split('/')
  const values = new Map(Object.entries<string | number | undefined>(params ?? {}))
  const rest = segments.map((segment) => {
    const name = segment.replace(/[{}]/g, '')
    if (name === segment) return segment
    const value = String(values.get(name))
    values.delete(name)
    return value
  })
  const query = new URLSearchParams(
    [...values].flatMap(([name, value]) => (value === undefined ? [] : [[name, `${value}`]])),
  )
  return [`/${api}/${resource}${query.size > 0 ? `?${query}` : ''}`, ...rest]
}
