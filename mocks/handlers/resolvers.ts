/** Creates MSW handlers from the table of operations. Types check each resolver against the operation's response. */
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

/** Returns a value to send as JSON, or a whole response. */
type Resolver<Id extends OperationId> = (call: {
  request: Request
  params: PathParamsOf<Id>
}) => Resolved<Id> | Promise<Resolved<Id>>

export type Resolvers = { [Id in OperationId]: Resolver<Id> }

export const createHandlers = (resolvers: Partial<Resolvers>): HttpHandler[] =>
  OPERATION_IDS.flatMap((id) => {
    const resolver = resolvers[id]
    return resolver ? createHandler(id, resolver) : []
  })

function createHandler<Id extends OperationId>(id: Id, resolver: Resolver<Id>): HttpHandler {
  const { method, path } = OPERATIONS[id]
  return new HttpHandler(method, path.replaceAll(/\{(\w+)\}/g, ':$1'), async ({ request, params }) => {
    const resolved = await resolver({ request, params })
    return resolved instanceof Response ? resolved : HttpResponse.json(resolved)
  })
}
