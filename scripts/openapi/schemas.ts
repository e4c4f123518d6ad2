/**
 * Converts the contract's schemas to JSON Schema.
 *
 * The result describes valid responses. The app accepts more: it drops invalid rows, and treats
 * invalid fields of a block as absent.
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

/** Schemas of `components.schemas`. */
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

/** Row schemas of lists. The contract parses each row on its own, so its lists are of type `unknown[]`. */
const ROWS = new Map<unknown, SchemaName>([
  [contract.CategoryList, 'Category'],
  [contract.BrandList, 'Brand'],
  [contract.Cart, 'CartItem'],
  [contract.ProductList.shape.products, 'Product'],
  [contract.BlogPostList.shape.posts, 'BlogPost'],
  [contract.BlogPost.shape.blocks, 'Block'],
])

/** Returns a reference to a named schema, or a list of references. Throws for any other schema. */
export function refTo(schema: z.ZodMiniType): JsonSchema {
  const row = ROWS.get(schema)
  if (row) return { type: 'array', items: refToNamed(row) }
  const [name] = Object.entries(NAMED).find(([, named]) => named === schema) ?? []
  if (name === undefined) throw new Error('NAMED does not contain the schema of a request or response body')
  return refToNamed(name)
}

/** Keywords of schemas with a check function, because zod cannot convert functions. */
const whole = (minimum: number) => ({ type: 'integer', minimum, maximum: Number.MAX_SAFE_INTEGER })
const KEYWORDS = new Map<unknown, object>([
  // Not the contract's pattern, because Go and PCRE2 support neither lookaheads nor `\u`.
  [contract.Key, { minLength: 1 }],
  [contract.Count, whole(0)],
  [contract.Quantity, whole(1)],
])

/** Returns all named schemas with their descriptions. */
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
      // Client generators would treat a field with a default as required. Descriptions name the defaults.
      delete jsonSchema.default
    },
  })
  return Object.fromEntries(
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- JSON Schema, of which only the keywords above are read.
    Object.entries(schemas as Record<string, JsonSchema>).map(([name, schema]) => [
      name,
      describe(name, removeKeywords(schema)),
    ]),
  )
}

/** Removes keywords of stand-alone schemas. */
function removeKeywords(schema: JsonSchema): JsonSchema {
  const { $schema: _dialect, $id: _id, ...rest } = mergeNull(schema)
  if (rest.properties) {
    rest.properties = Object.fromEntries(
      Object.entries(rest.properties).map(([field, fieldSchema]) => [field, removeKeywords(fieldSchema)]),
    )
  }
  return rest
}

/** Rewrites `anyOf` as a list of types. In the contract, each `anyOf` consists of a value and null. */
function mergeNull({ anyOf, ...rest }: JsonSchema): JsonSchema {
  const [value] = Array.isArray(anyOf) ? anyOf : []
  return value ? { ...value, type: [value.type, 'null'], ...rest } : rest
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
      Object.entries(schema.properties ?? {}).map(([field, fieldSchema]) => {
        const fieldDoc = fields[field]
        return [
          field,
          { ...fieldSchema, ...(typeof fieldDoc === 'string' ? { description: fieldDoc } : Object(fieldDoc)) },
        ]
      }),
    ),
  }
}

/** Allows null for a field of a block, except for `type`. */
const nullable = (field: string, fieldSchema: JsonSchema): JsonSchema =>
  field === 'type'
    ? fieldSchema
    : {
        ...fieldSchema,
        type: [...new Set([fieldSchema.type, 'null'].flat())],
        ...(Array.isArray(fieldSchema.enum) && { enum: [...fieldSchema.enum, null] }),
      }

function describeBlocks({ oneOf = [] }: JsonSchema): JsonSchema {
  const blocks = oneOf.map((block) => {
    const type = block.properties?.type?.const ?? ''
    const blockSchema = removeKeywords(block)
    const fields = Object.entries(blockSchema.properties ?? {}).map(([field, fieldSchema]) => [
      field,
      nullable(field, fieldSchema),
    ])
    return Object.assign({ title: type, description: BLOCK_DOCS[type] }, blockSchema, {
      properties: Object.fromEntries(fields),
    })
  })
  return {
    description: 'A part of a post. The shop renders nothing for types that are not listed here.',
    oneOf: blocks,
  }
}
