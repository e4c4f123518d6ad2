/** JSON Schema of the files with the content of pages. */
import * as z from 'zod/mini'
import { CONTENT } from '#src/content/content-file.ts'

/** Returns the schema that `public/api-docs/content.schema.json` contains, with a definition for each page. */
export function contentSchema(): z.core.JSONSchema.BaseSchema {
  const definitions = Object.entries(CONTENT).map(([page, schema]) => {
    const { $schema: _dialect, ...definition } = z.toJSONSchema(schema, { io: 'input' })
    return [page, definition]
  })
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'Content of a page of an Overtone shop',
    description:
      'In texts, {store} and {retailer} stand for the configured names, and {currency} for the code of the currency.',
    anyOf: Object.keys(CONTENT).map((page) => ({ $ref: `#/$defs/${page}` })),
    $defs: Object.fromEntries(definitions),
  }
}
