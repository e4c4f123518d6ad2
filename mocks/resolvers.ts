/** The calls of the contract as MSW's handlers: method and path are the table's, an answer is of the shape it names. */
import { HttpHandler, HttpResponse } from 'msw'
import {
  type AnswerOf,
  OPERATION_IDS,
  OPERATIONS,
  type OperationId,
  type PathParamsOf,
  type ReadId,
} from '#src/api/operations.ts'

type Resolved<Id extends OperationId> = Response | (Id extends ReadId ? AnswerOf<Id> : never)

/** What answers a call: the value that is sent as JSON, or a whole response. */
type Resolver<Id extends OperationId> = (call: {
  request: Request
  params: PathParamsOf<Id>
}) => Resolved<Id> | Promise<Resolved<Id>>

export type Resolvers = { [Id in OperationId]: Resolver<Id> }

/** The handlers of the calls that these answer, in the contract's order. */
export const handlersOf = (resolvers: Partial<Resolvers>): HttpHandler[] =>
  OPERATION_IDS.flatMap((id) => {
    const resolver = resolvers[id]
    return resolver ? handlerOf(id, resolver) : []
  })

function handlerOf<Id extends OperationId>(id: Id, resolver: Resolver<Id>): HttpHandler {
  const { method, path } = OPERATIONS[id]
  return new HttpHandler(method, path.replaceAll(/\{(\w+)\}/g, ':$1'), async ({ request, params }) => {
    const resolved = await resolver({ request, params })
    return resolved instanceof Response ? resolved : HttpResponse.json(resolved)
  })
}
