import { posts } from '#fixtures/posts.ts'
import { products } from '#fixtures/products.ts'
import { seed } from '#mocks/db.ts'
import { createAnswer, type Origins } from './answer.ts'
import { cartsFile } from './carts-file.ts'
import { repeatProducts } from './repeat-products.mjs'
import { type RunningServer, serve } from './server.ts'

export type ApiOptions = {
  port: number
  host: string
  origins: Origins
  /** How many products; the fixtures' own number where absent. */
  products?: number
  /** Where carts are kept; in memory where absent. */
  carts?: string
  /** The shop's address or path, which pictures and retailer pages are below. */
  site: string
}

/** Seeds the mock API and serves it over HTTP. Rejects when port or file can't be had. */
export async function startApi(options: ApiOptions): Promise<RunningServer> {
  const place = options.carts === undefined ? null : cartsFile(options.carts)
  seed({
    basePath: options.site,
    cartStorage: () => place,
    // Loaded with this module, whose loader is closed once the server runs.
    posts: async () => posts,
    ...(options.products !== undefined && { products: repeatProducts(products, options.products) }),
  })
  return serve(createAnswer(options.origins), options)
}
