/** The document of the repository, which tests change. */
import { readFileSync } from 'node:fs'
import { breakingChanges } from '../breaking-changes.ts'
import type { Operation, Schema } from '../document-types.ts'

type TestDocument = {
  openapi: string
  paths: Record<string, Record<string, Required<Operation>>>
  components: { schemas: Record<string, Required<Schema>>; headers: Record<string, object> }
}

const DOCUMENT = readFileSync('public/api-docs/openapi.json', 'utf8')
export const parse = (): TestDocument => JSON.parse(DOCUMENT)

/** An operation of the document. */
export const at = ({ paths }: TestDocument, method: string, path: string): Required<Operation> => {
  const operation = paths[path]?.[method]
  if (!operation) throw new Error(`There is no ${method} ${path}`)
  return operation
}

export const schemaOf = ({ components }: TestDocument, name: string): Required<Schema> => {
  const schema = components.schemas[name]
  if (!schema) throw new Error(`There is no ${name}`)
  return schema
}

/** The schema of a query parameter. */
export const queryOf = (document: TestDocument, path: string, name: string): Schema => {
  const { schema } = at(document, 'get', path).parameters.find((parameter) => parameter.name === name) ?? {}
  if (!schema) throw new Error(`There is no ${name}`)
  return schema
}

export const remove = (values: unknown[] | undefined, value: unknown) => values?.splice(values.indexOf(value), 1)

/** The calls whose bodies have each of these schemas. */
export const PRODUCT = 'in responses of GET /api/products, GET /api/products/{id}, GET /api/cart'
export const WRITE = 'in requests of POST /api/cart/add, PUT /api/cart/update'
export const POST = 'in responses of GET /api/blog, GET /api/blog/{slug}'

/** A change, what it breaks, and what breaks if it is taken back. */
export type Case = [rule: string, change: (document: TestDocument) => unknown, lines: string[], linesBack: string[]]

/** Returns what a change breaks, and what breaks if it is taken back. */
export function breakingBothWays(change: Case[1]): { lines: string[]; linesBack: string[] } {
  const changed = parse()
  change(changed)
  return { lines: breakingChanges(parse(), changed), linesBack: breakingChanges(changed, parse()) }
}
