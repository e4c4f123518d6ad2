/** Answers requests from the table of operations. Types check each resolver against the operation's response. */
import {
  type AnswerOf,
  OPERATION_IDS,
  OPERATIONS,
  type OperationId,
  type PathParamsOf,
  type ReadId,
} from '#src/api/operations.ts'
import { json } from './respond.ts'

/** Answers a request; resolves with undefined if the API has no such operation. */
export type Responder = (request: Request) => Promise<Response | undefined>

type Resolved<Id extends OperationId> = Response | (Id extends ReadId ? AnswerOf<Id> : never)

/** Returns a value to send as JSON, or a whole response. */
type Resolver<Id extends OperationId> = (call: {
  request: Request
  params: PathParamsOf<Id>
}) => Resolved<Id> | Promise<Resolved<Id>>

export type Resolvers = { [Id in OperationId]: Resolver<Id> }

/** Operations by method and path. Only the last segment of a path is a parameter, here `*`. */
const OPERATION_OF = new Map(
  OPERATION_IDS.map((id) => {
    const { method, path } = OPERATIONS[id]
    return [`${method} ${path.replace(/\{\w+\}$/, '*')}`, id]
  }),
)

/** Returns the request's operation id, or undefined if the contract has no such operation. */
export function callOf({ method, url }: Pick<Request, 'method' | 'url'>): OperationId | undefined {
  const call = `${method} ${new URL(url).pathname}`
  return OPERATION_OF.get(call) ?? OPERATION_OF.get(call.replace(/[^/]+$/, '*'))
}

/** Returns the parameter of a request's path, by its name. */
function paramsOf({ url }: Request, id: OperationId): Record<string, string> {
  const [, name] = /\{(\w+)\}$/.exec(OPERATIONS[id].path) ?? []
  return name === undefined ? {} : { [name]: decodeURIComponent(new URL(url).pathname.replace(/.*\//, '')) }
}

/** Returns what answers the operations that have a resolver. */
export const createResponder =
  (resolvers: Partial<Resolvers>): Responder =>
  async (request) => {
    const id = callOf(request)
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `paramsOf` returns the parameters of each operation.
    const resolver = id && (resolvers[id] as ((call: { request: Request; params: object }) => unknown) | undefined)
    if (!id || !resolver) return undefined
    const resolved = await resolver({ request, params: paramsOf(request, id) })
    return resolved instanceof Response ? resolved : json(resolved)
  }

/** Answers with 404 if the request is no operation of the contract. */
export const withNotFound =
  (respond: Responder) =>
  async (request: Request): Promise<Response> =>
    (callOf(request) && (await respond(request))) ?? new Response('Not found', { status: 404 })
