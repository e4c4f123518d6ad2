/**
 * Starts the mock API as an HTTP server, for live mode and native clients:
 *
 *   npm run api -- [--port 4400] [--host 127.0.0.1] [--origin https://shop.example]…
 *                  [--catalogue FILE] [--products 10000] [--carts FILE] [--site /storefront/]
 *
 * `--site` is the path or URL of the shop. The URLs of pictures and retailer pages start with it. Without
 * `--origin`, CORS allows every origin on this machine. On Ctrl+C the server finishes pending responses and exits.
 */
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { startApi } from './start.ts'

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '4400' },
    host: { type: 'string', default: '127.0.0.1' },
    origin: { type: 'string', multiple: true },
    catalogue: { type: 'string' },
    products: { type: 'string' },
    carts: { type: 'string' },
    site: { type: 'string', default: '/' },
  },
})

try {
  const { origin, close } = await startApi({
    port: wholeNumber('port', values.port),
    host: values.host,
    origins: values.origin?.map((url) => new URL(url).origin) ?? null,
    catalogue: values.catalogue === undefined ? undefined : readFileSync(values.catalogue, 'utf8'),
    products: values.products === undefined ? undefined : wholeNumber('products', values.products),
    carts: values.carts,
    site: values.site.replace(/\/*$/, '/'),
  })
  const carts = values.carts ? `carts in ${values.carts}` : 'carts in memory'
  console.log(`Mock API at ${origin}/api, ${carts}. Set "baseUrl": "${origin}" in config.json to use it.`)
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void close())
} catch (error) {
  console.error(`Could not start: ${error instanceof Error ? error.message : String(error)}`)
  process.exitCode = 1
}

function wholeNumber(name: string, text: string) {
  if (!/^\d+$/.test(text)) throw new Error(`--${name} must be a whole number, not "${text}"`)
  return Number(text)
}
