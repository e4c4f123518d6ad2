import { buildDocument } from './document.ts'

/** Returns the published files of the API description: contents by file name. */
export async function apiFiles(): Promise<Record<string, string>> {
  const api = await buildDocument()
  return { 'openapi.json': `${JSON.stringify(api, null, 2)}\n` }
}
