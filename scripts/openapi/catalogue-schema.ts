/** JSON Schema of a catalogue file. The rows' schemas are those of the OpenAPI document. */
import type * as z from 'zod'
import { CATALOGUE_FORMAT, CATALOGUE_VERSION, type CatalogueFile } from '#src/api/catalogue-file.ts'
import { componentSchemas } from './schemas.ts'

const ROWS = new Set(['Product', 'Category', 'Brand', 'BlogPost', 'Block'])

const rows = (name: string, description: string): z.core.JSONSchema.BaseSchema => ({
  type: 'array',
  items: { $ref: `#/$defs/${name}` },
  description,
})

const FIELDS: Record<keyof CatalogueFile, z.core.JSONSchema.BaseSchema> = {
  format: { const: CATALOGUE_FORMAT },
  version: { const: CATALOGUE_VERSION },
  generatedAt: { type: 'string', format: 'date-time', description: 'When the rows were read.' },
  source: {
    description: 'Where the rows come from.',
    oneOf: [
      {
        type: 'object',
        properties: { kind: { const: 'file' }, name: { type: 'string', description: 'The name of the file.' } },
        required: ['kind', 'name'],
      },
      {
        type: 'object',
        properties: {
          kind: { const: 'backend' },
          baseUrlHash: { type: 'string', description: 'SHA-256 of the address before `/api`, which may be private.' },
          baseUrl: { type: 'string', description: 'The address itself. Visitors can read it.' },
        },
        required: ['kind'],
      },
    ],
  },
  currency: {
    type: 'string',
    pattern: '^[A-Z]{3}$',
    description: 'The currency of all prices, a code of ISO 4217. It must be that of the shop.',
  },
  products: rows('Product', 'All products. Relative URLs start at the site’s base path.'),
  categories: rows('Category', 'All categories. Without `productCount`, the shop counts the products.'),
  brands: rows('Brand', 'All brands. Without `productCount`, the shop counts the products.'),
  posts: rows('BlogPost', 'All posts of the blog with their blocks, newest first.'),
}

/** Returns the schema that `public/api-docs/catalogue.schema.json` contains. */
export function catalogueSchema(): z.core.JSONSchema.BaseSchema {
  const schemas = Object.entries(componentSchemas()).filter(([name]) => ROWS.has(name))
  const definitions = JSON.stringify(Object.fromEntries(schemas)).replaceAll('#/components/schemas/', '#/$defs/')
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'Catalogue of an Overtone shop',
    type: 'object',
    properties: FIELDS,
    required: Object.keys(FIELDS).filter((field) => field !== 'currency'),
    $defs: JSON.parse(definitions),
  }
}
