/** Differences of two versions of one call: its parameters, body and responses. */
import {
  type Body,
  type Content,
  type Header,
  type OpenApi,
  type Parameter,
  type ResponseObject,
  resolve,
  type Schema,
} from './document-types.ts'
import { type Change, createSchemaComparison, newChange, requiredChanges } from './schema-changes.ts'

/** Direction of a schema: sent or received by a call. */
export type Side = 'request' | 'response'
/** `part` says where in the call: "query parameter limit". Empty for the whole call. */
export type CallChange = Change & { side: Side; part: string }

export type Call = {
  /** Method and path, such as "GET /api/products/{id}". */
  name: string
  operationId?: string
  parameters: Parameter[]
  body?: Body
  responses: Record<string, ResponseObject>
}

/** Returns each key of two objects with the value of both. */
function pairsOf<T>(before: Record<string, T> = {}, after: Record<string, T> = {}) {
  const keys = new Set([...Object.keys(before), ...Object.keys(after)])
  return Array.from(keys, (key): [string, T | undefined, T | undefined] => [key, before[key], after[key]])
}

const byPlace = (parameters: Parameter[]) =>
  Object.fromEntries(parameters.map((parameter) => [`${parameter.in} ${parameter.name?.toLowerCase()}`, parameter]))

const partOf = ({ in: place, name }: Parameter) =>
  place === 'header' ? `header ${name}` : `${place} parameter ${name}`

/** Returns a function that compares two calls of these documents. */
export function createCallComparison(beforeDocument: OpenApi, afterDocument: OpenApi) {
  const compareSchemas = createSchemaComparison(beforeDocument, afterDocument)

  function schemaChanges(side: Side, part: string, before: Schema = {}, after: Schema = {}): CallChange[] {
    return compareSchemas(before, after, part).map(({ field, what, effect }) => {
      const isInline = field.startsWith(part)
      return { side, part: isInline ? field : `${field} in ${side}s`, what, effect }
    })
  }

  function contentChanges(side: Side, part: string, before?: Content, after?: Content): CallChange[] {
    return pairsOf(before, after).flatMap(([type, from, to]): CallChange[] => {
      const what = `content type ${type}`
      if (!to) return [{ side, part, what: `${what} removed`, effect: side === 'request' ? 'narrower' : 'different' }]
      if (!from) return [{ side, part, what: `${what} added`, effect: 'wider' }]
      return schemaChanges(side, part, from.schema, to.schema)
    })
  }

  function parameterChanges(before: Parameter[], after: Parameter[]): CallChange[] {
    return pairsOf(byPlace(before), byPlace(after)).flatMap(([, from, to]): CallChange[] => {
      const part = partOf(to ?? from ?? {})
      const at = (change: Change): CallChange => ({ side: 'request', part, ...change })
      if (from && to) {
        return [
          requiredChanges(from.required, to.required).map(at),
          schemaChanges('request', part, from.schema, to.schema),
        ].flat()
      }
      // The path has its parameters.
      if ((to ?? from)?.in === 'path') return []
      return [at(to ? newChange(to.required) : { what: 'removed', effect: 'removed' })]
    })
  }

  function bodyChanges(before?: Body, after?: Body): CallChange[] {
    const at = (change: Change): CallChange => ({ side: 'request', part: 'body', ...change })
    if (!before) return after ? [at(newChange(after.required))] : []
    if (!after) return [at({ what: 'removed', effect: 'removed' })]
    return [
      ...requiredChanges(before.required, after.required).map(at),
      ...contentChanges('request', 'body', before.content, after.content),
    ]
  }

  function headerChanges(
    status: string,
    before?: Record<string, Header>,
    after?: Record<string, Header>,
  ): CallChange[] {
    return pairsOf(before, after).flatMap(([name, from, to]): CallChange[] => {
      const part = `header ${name} of response ${status}`
      const at = (change: Change): CallChange => ({ side: 'response', part, ...change })
      if (!to) return [at({ what: 'removed', effect: 'removed' })]
      const is = resolve(afterDocument, to)
      if (!from) return [at(newChange(is.required))]
      const was = resolve(beforeDocument, from)
      return [
        requiredChanges(was.required, is.required).map(at),
        schemaChanges('response', part, was.schema, is.schema),
      ].flat()
    })
  }

  function responseChanges(
    before: Record<string, ResponseObject>,
    after: Record<string, ResponseObject>,
  ): CallChange[] {
    return pairsOf(before, after).flatMap(([status, from, to]): CallChange[] => {
      const part = `response ${status}`
      if (!to) return [{ side: 'response', part, what: 'removed', effect: 'different' }]
      if (!from) return [{ side: 'response', part, what: 'new', effect: 'wider' }]
      const [was, is] = [resolve(beforeDocument, from), resolve(afterDocument, to)]
      return [
        headerChanges(status, was.headers, is.headers),
        contentChanges('response', part, was.content, is.content),
      ].flat()
    })
  }

  return (before: Call, after: Call): CallChange[] => [
    ...parameterChanges(before.parameters, after.parameters),
    ...bodyChanges(before.body, after.body),
    ...responseChanges(before.responses, after.responses),
  ]
}
