/** The parts of an OpenAPI 3.1 document that the comparison reads. Any of them may be missing in another document. */

export type Reference = { $ref?: string }

export type Schema = Reference & {
  title?: string
  type?: string | string[]
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  oneOf?: Schema[]
  anyOf?: Schema[]
  enum?: unknown[]
  const?: unknown
  [keyword: string]: unknown
}

export type Content = Record<string, { schema?: Schema }>
export type Parameter = Reference & { name?: string; in?: string; required?: boolean; schema?: Schema }
export type Header = Reference & { required?: boolean; schema?: Schema }
export type Body = Reference & { required?: boolean; content?: Content }
export type ResponseObject = Reference & { headers?: Record<string, Header>; content?: Content }
export type Operation = {
  operationId?: string
  parameters?: Parameter[]
  requestBody?: Body
  responses?: Record<string, ResponseObject>
}
export type OpenApi = {
  paths: Record<string, Record<string, Operation> & { parameters?: Parameter[] }>
}

/** Returns the object that a reference names, or the node itself. */
export function resolve<T extends Reference>(document: OpenApi, node: T): T {
  if (node.$ref === undefined) return node
  const keys = node.$ref.replace(/^#\//, '').split('/')
  const target = keys.reduce<unknown>(
    (parent, key) => Object(parent)[decodeURIComponent(key).replaceAll('~1', '/').replaceAll('~0', '~')],
    document,
  )
  if (typeof target !== 'object' || target === null) throw new Error(`there is no ${node.$ref}`)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- A reference is to an object of the same kind.
  return target as T
}
