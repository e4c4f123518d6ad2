/** Starts the mock API as an HTTP server, for live mode and native clients. On Ctrl+C it finishes pending responses and exits. */
import { MAX_PORT, readOptionFile, readOptions, readOrigin, wholeNumber } from '../../scripts/shared/options.ts'
import { reasonOf } from '../../scripts/shared/reason-of.ts'
import { startApi } from './start.ts'

const USAGE = `Starts the mock API as an HTTP server.

  npm run api -- [--port 4400] [--host 127.0.0.1] [--origin https://shop.example]…
                 [--catalogue FILE] [--products 10000] [--carts FILE] [--site /storefront/]

--site is the path or URL of the shop. The URLs of pictures and retailer pages start with it. Without --origin, CORS
allows every origin on this machine.`

const options = readOptions({
  usage: USAGE,
  options: {
    port: { type: 'string', default: '4400' },
    host: { type: 'string', default: '127.0.0.1' },
    origin: { type: 'string', multiple: true },
    catalogue: { type: 'string' },
    products: { type: 'string' },
    carts: { type: 'string' },
    site: { type: 'string', default: '/' },
  },
  read: ({ port, host, origin, catalogue, products, carts, site }) => ({
    port: wholeNumber('port', port, MAX_PORT),
    host,
    origins: origin?.map((url) => readOrigin('origin', url)) ?? null,
    catalogue: catalogue === undefined ? undefined : readOptionFile('catalogue', catalogue),
    products: products === undefined ? undefined : wholeNumber('products', products),
    carts,
    site: site.replace(/\/*$/, '/'),
  }),
})

try {
  const { origin, close } = await startApi(options)
  const carts = options.carts ? `carts in ${options.carts}` : 'carts in memory'
  console.log(`Mock API at ${origin}/api, ${carts}. Set "baseUrl": "${origin}" in config.json to use it.`)
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void close())
} catch (error) {
  console.error(`Could not start: ${reasonOf(error)}`)
  process.exitCode = 1
}
