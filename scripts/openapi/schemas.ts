/**
 * The contract's schemas as JSON Schema: what a backend sends, described. The app
 * reads more leniently than this (a broken row is dropped, a broken field of a
 * block counts as absent), which is no licence to send it.
 */
import * as z from 'zod/mini'
import * as contract from '#src/api/contract.ts'
import { BLOCK_DOCS, DOCS } from './schema-docs.ts'

export type JsonSchema = {
  [keyword: string]: unknown
  title?: string
  description?: string
  const?: string
  properties?: Record<string, JsonSchema>
  items?: JsonSchema
  oneOf?: JsonSchema[]
  $ref?: string
}

const NAMED = {
  Product: contract.Product,
  ProductList: contract.ProductList,
  Category: contract.Category,
  Brand: contract.Brand,
  CartItem: contract.CartItem,
  CartCount: contract.CartCount,
  CartWrite: contract.CartWrite,
  CartRemoval: contract.CartRemoval,
  BlogPost: contract.BlogPost,
  BlogPostList: contract.BlogPostList,
  Block: contract.Block,
}
type SchemaName = keyof typeof NAMED

const refToNamed = (name: string): JsonSchema => ({ $ref: `#/components/schemas/${name}` })

/** Lists are read row by row, so their schemas don't say what a row is. */
const ROWS = new Map<unknown, SchemaName>([
  [contract.CategoryList, 'Category'],
  [contract.BrandList, 'Brand'],
  [contract.Cart, 'CartItem'],
  [contract.ProductList.shape.products, 'Product'],
  [contract.BlogPostList.shape.posts, 'BlogPost'],
  [contract.BlogPost.shape.blocks, 'Block'],
])

/** Takes a schema that has a name, or a list of such rows. Throws for another. */
export function refTo(schema: z.ZodMiniType): JsonSchema {
  const row = ROWS.get(schema)
  if (row) return { type: 'array', items: refToNamed(row) }
  const [name] = Object.entries(NAMED).find(([, named]) => named === schema) ?? []
  if (name === undefined) throw new Error('A call has a body or an answer that NAMED does not name')
  return refToNamed(name)
}

/** What the contract checks with a function, in JSON Schema's words. */
const whole = (minimum: number) => ({ type: 'integer', minimum, maximum: Number.MAX_SAFE_INTEGER })
const KEYWORDS = new Map<unknown, object>([
  [contract.Key, { pattern: contract.PATH_PART.source }],
  [contract.Count, whole(0)],
  [contract.Quantity, whole(1)],
])

/** Every named schema, for `components.schemas`. */
export function componentSchemas(): Record<string, JsonSchema> {
  const registry = z.registry<{ id: string }>()
  for (const [id, schema] of Object.entries(NAMED)) registry.add(schema, { id })
  const { schemas } = z.toJSONSchema(registry, {
    io: 'input',
    uri: (id) => `#/components/schemas/${id}`,
    override: ({ zodSchema, jsonSchema }) => {
      const row = ROWS.get(zodSchema)
      if (row) jsonSchema.items = refToNamed(row)
      Object.assign(jsonSchema, KEYWORDS.get(zodSchema))
      // What the contract puts in the place of an absent field.
      const absent = z.safeParse(zodSchema, undefined)
      if (absent.data !== undefined) jsonSchema.default = absent.data
    },
  })
  return Object.fromEntries(
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- JSON Schema, of which only the keywords above are read.
    Object.entries(schemas as Record<string, JsonSchema>).map(([name, schema]) => [name, describe(name, tidy(schema))]),
  )
}

/** Leaves out what belongs to a schema that stands alone, and defaults that only the reader has. */
function tidy(schema: JsonSchema): JsonSchema {
  const { $schema: _dialect, $id: _id, ...rest } = orNull(schema)
  if (typeof rest.items === 'object' && rest.items !== null && 'default' in rest.items) {
    const { default: _reader, ...items } = rest.items
    rest.items = items
  }
  if (rest.properties) {
    rest.properties = Object.fromEntries(Object.entries(rest.properties).map(([field, of]) => [field, tidy(of)]))
  }
  return rest
}

/** The contract's only alternatives are a value or null, which read best as types of one schema. */
function orNull({ anyOf, ...rest }: JsonSchema): JsonSchema {
  const [given] = Array.isArray(anyOf) ? anyOf : []
  return given ? { ...given, type: [given.type, 'null'], ...rest } : rest
}

function describe(name: string, schema: JsonSchema): JsonSchema {
  if (name === 'Block') return describeBlocks(schema)
  const doc = new Map(Object.entries(DOCS)).get(name)
  if (!doc) throw new Error(`schema-docs.ts does not describe ${name}`)
  const fields: Record<string, unknown> = doc.fields
  return {
    description: doc.description,
    ...schema,
    properties: Object.fromEntries(
      Object.entries(schema.properties ?? {}).map(([field, of]) => {
        const said = fields[field]
        return [field, { ...of, ...(typeof said === 'string' ? { description: said } : Object(said)) }]
      }),
    ),
  }
}

/** Whatever of a block may be absent may also be null. */
const orAbsent = (field: string, of: JsonSchema): JsonSchema =>
  field === 'type'
    ? of
    : {
        ...of,
        type: [...new Set([of.type, 'null'].flat())],
        ...(Array.isArray(of.enum) && { enum: [...of.enum, null] }),
      }

/** A backend may add types of its own: the shop renders nothing for them. */
function describeBlocks({ oneOf = [] }: JsonSchema): JsonSchema {
  const known = oneOf.map((block) => {
    const type = block.properties?.type?.const ?? ''
    const tidied = tidy(block)
    const fields = Object.entries(tidied.properties ?? {}).map(([field, of]) => [field, orAbsent(field, of)])
    return Object.assign({ title: type, description: BLOCK_DOCS[type] }, tidied, {
      properties: Object.fromEntries(fields),
    })
  })
  return {
    description: 'One part of a post. The shop renders nothing for a type that is not listed here.',
    oneOf: known,
  }
}
