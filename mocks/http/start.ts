import { posts } from '#fixtures/posts.ts'
import { products } from '#fixtures/products.ts'
import { seed } from '#mocks/db.ts'
import { createApiHandler, type Origins } from './api-handler.ts'
import { cartsFile } from './carts-file.ts'
import { repeatProducts } from './repeat-products.mjs'
import { type RunningServer, serve } from './server.ts'

export type ApiOptions = {
  port: number
  host: string
  origins: Origins
  /** Number of products. Defaults to those of the fixtures. */
  products?: number
  /** Path of the file that stores carts. Without it they are in memory. */
  carts?: string
  /** Path or URL of the shop, with a slash at its end. Pictures and retailer pages are below it. */
  site: string
}

/** Seeds the mock API and starts its server. Rejects if the port or the file is not available. */
export async function startApi(options: ApiOptions): Promise<RunningServer> {
  const storage = options.carts === undefined ? null : cartsFile(options.carts)
  seed({
    basePath: options.site,
    cartStorage: () => storage,
    // Imported statically, because `loadModule` closes Vite's module runner, after which `import()` fails.
    posts: async () => posts,
    ...(options.products !== undefined && { products: repeatProducts(products, options.products) }),
  })
  return serve(createApiHandler(options.origins), options)
}
