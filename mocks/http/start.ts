import { builtInRows } from '#mocks/store/built-in-rows.ts'
import { rowsOf } from '#mocks/store/catalogue-file.ts'
import { seed } from '#mocks/store/db.ts'
import { createApiHandler, type Origins } from './api-handler.ts'
import { cartsFile } from './carts-file.ts'
import { repeatProducts } from './repeat-products.ts'
import { type RunningServer, serve } from './server.ts'

export type ApiOptions = {
  port: number
  host: string
  origins: Origins
  /** Text of a catalogue file. Without it, the server has the demo's rows. */
  catalogue?: string
  /** Number of products. Defaults to those of the catalogue. */
  products?: number
  /** Path of the file that stores carts. Without it they are in memory. */
  carts?: string
  /** Path or URL of the shop, with a slash at its end. Pictures and retailer pages are below it. */
  site: string
}

/** Seeds the mock API and starts its server. Rejects if the port or the file is not available. */
export async function startApi(options: ApiOptions): Promise<RunningServer> {
  const storage = options.carts === undefined ? null : cartsFile(options.carts)
  const rows = options.catalogue === undefined ? builtInRows : rowsOf(options.catalogue)
  const products = options.products === undefined ? rows.products : repeatProducts(rows.products, options.products)
  seed({ ...rows, products }, { basePath: options.site, cartStorage: () => storage })
  return serve(createApiHandler(options.origins), options)
}
