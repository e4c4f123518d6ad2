/**
 * Browser entry of the API reference: Swagger UI with the shop's OpenAPI document, colours and fonts.
 *
 * In mock mode the page starts the mock API, because its service worker answers only pages that run MSW's client.
 */
import SwaggerUI from 'swagger-ui-dist/swagger-ui-es-bundle.js'
import type { Config } from '#src/config/config.ts'
import { loadConfig, pageConfig } from '#src/config/config-file.ts'
import { unregisterMockWorker } from '#src/lib/unregister-mock-worker.ts'
import { themeSheet } from './theme-sheet.ts'
import './page.css'

const basePath = import.meta.env.BASE_URL
const container = document.getElementById('reference')
if (!container) throw new Error('The page has no #reference')

// A constructed style sheet, because the content security policy allows no style element.
document.adoptedStyleSheets = [themeSheet()]
await start(container).catch((error: unknown) => {
  container.textContent = `The reference could not be shown. ${String(error)}`
})

async function start(domNode: HTMLElement) {
  const [config, api] = await Promise.all([loadConfig(pageConfig()), fetchDocument()])
  const ready = startApi(config)
  SwaggerUI({
    domNode,
    spec: { ...api, servers: [...serversOf(config), ...api.servers] },
    deepLinking: true,
    // The highlighter's themes are not the shop's.
    syntaxHighlight: false,
    withCredentials: true,
    requestInterceptor: (request) => ready.then(() => request),
    // Outside of the shop's pages, nobody answers calls in file mode.
    ...(config.api.mode === 'file' && { supportedSubmitMethods: [] }),
  })
}

async function fetchDocument(): Promise<{ servers: object[] }> {
  const response = await fetch(`${basePath}api-docs/openapi.json`)
  if (!response.ok) throw new Error(`openapi.json answers ${response.status}`)
  return response.json()
}

/** Starts the mock API in mock mode, and unregisters its service worker in the others. */
async function startApi({ api: { mode, data } }: Config): Promise<void> {
  if (mode !== 'mock') return unregisterMockWorker(basePath)
  const rows = data
    ? import('#mocks/store/catalogue-file.ts').then(({ loadRows }) => loadRows(data))
    : import('#mocks/store/built-in-rows.ts').then(({ builtInRows }) => builtInRows)
  const { startMockApi } = await import('#mocks/browser/worker.ts')
  await startMockApi(basePath, rows)
}

/** Returns the servers that the shop itself uses. In mock mode, some calls may go to a server. */
function serversOf({ api: { mode, baseUrl, server } }: Config) {
  const mock = { url: location.origin, description: 'The mock API in this page' }
  const { href } = new URL(baseUrl, location.origin)
  const own = { url: href.replace(/\/$/, ''), description: 'The server of this shop' }
  if (mode === 'file') return []
  if (mode === 'live') return [own]
  return server ? [mock, own] : [mock]
}
