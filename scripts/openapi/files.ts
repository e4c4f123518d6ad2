import { brunoFiles } from './bruno-files.ts'
import { catalogueSchema } from './catalogue-schema.ts'
import { contentSchema } from './content-schema.ts'
import { buildDocument } from './document.ts'
import { seedFile } from './seed-file.ts'

/** Returns what is generated from the contract and the fixtures: contents by path from the root of the repository. */
export async function generatedFiles(): Promise<Record<string, string>> {
  const api = await buildDocument()
  const bruno = Object.entries(brunoFiles()).map(([path, text]) => [`examples/bruno/${path}`, text])
  return {
    'public/api-docs/openapi.json': `${JSON.stringify(api, null, 2)}\n`,
    'public/api-docs/catalogue.schema.json': `${JSON.stringify(catalogueSchema(), null, 2)}\n`,
    'public/api-docs/content.schema.json': `${JSON.stringify(contentSchema(), null, 2)}\n`,
    'examples/backend/seed.json': await seedFile(),
    ...Object.fromEntries(bruno),
  }
}
