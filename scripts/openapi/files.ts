import { describeApi } from './document.ts'
import { renderPage } from './page.ts'

/** What is published of the API's description: file names and their texts. */
export async function apiFiles(): Promise<Record<string, string>> {
  const api = await describeApi()
  return { 'openapi.json': `${JSON.stringify(api, null, 2)}\n`, 'index.html': renderPage(api) }
}
