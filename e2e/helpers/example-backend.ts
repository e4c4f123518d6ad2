/** The example backend on another origin, and shops that a configuration connects to it. */
import { once } from 'node:events'
import { createServer } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import type { Page } from '@playwright/test'
import { portOf } from '#mocks/http/port-of.ts'
import { createApp } from '../../examples/backend/app.mjs'
import { openDatabase } from '../../examples/backend/database.mjs'
import { serveFolder } from '../../scripts/shared/static-server.ts'
import { test as base, basePath } from '../fixtures.ts'

type Shop = { siteUrl: string; close: () => Promise<void> }

export type ExampleBackend = {
  origin: string
  /** Allows the shop to read the answers (CORS). */
  allow: (siteUrl: string) => void
  /**
   * Serves the build with a config.json in which the backend answers these calls, and the mock API the rest. It is
   * closed with the worker, because a page may still load pictures when its test ends.
   */
  serveShop: (server: readonly string[], baseUrl?: string) => Promise<Shop>
}

export const CATALOGUE_CALLS = ['products', 'product', 'categories', 'category', 'brands', 'blog', 'post']

/** All tests of a worker share one backend. Their carts have different ids. */
export const test = base.extend<object, { backend: ExampleBackend }>({
  backend: [
    async ({ siteUrl }, use) => {
      const origins = [new URL(siteUrl).origin]
      const allow = (url: string) => void origins.push(new URL(url).origin)
      const db = openDatabase(':memory:')
      // The seed's pictures and retailer links are for a shop at the root of its site.
      db.run(
        `UPDATE product SET images = replace(images, '"/', ?), affiliateUrl = replace(affiliateUrl, '/retailer/', ?)`,
        [`"${basePath}`, `${basePath}retailer/`],
      )
      for (const folder of ['images/', 'videos/']) {
        db.run('UPDATE post SET featuredImage = replace(featuredImage, ?1, ?2), blocks = replace(blocks, ?3, ?4)', [
          `/${folder}`,
          basePath + folder,
          `"/${folder}`,
          `"${basePath}${folder}`,
        ])
      }
      const shops: Shop[] = []
      const app = createApp(db, origins)
      const server = createServer(getRequestListener(app.fetch, { overrideGlobalObjects: false }))
      await once(server.listen(0, '127.0.0.1'), 'listening')
      const own = `http://127.0.0.1:${portOf(server)}`
      await use({
        origin: own,
        allow,
        async serveShop(calls, baseUrl = own) {
          const config = JSON.stringify({ api: { mode: 'mock', baseUrl, server: calls } })
          const { origin, close } = await serveFolder('dist', { basePath, config })
          allow(origin)
          const shop = { siteUrl: origin + basePath, close }
          shops.push(shop)
          return shop
        },
      })
      await Promise.all(shops.map(({ close }) => close()))
      server.closeAllConnections()
      server.close()
      db.close()
    },
    { scope: 'worker' },
  ],
})

/** Puts a word before the title of each product of the server, which tells it from the mock API's. */
export const SERVER_TITLE = 'Served'

/** Changes the titles in the server's answers, once `released` resolves. */
export const markTitles = (page: Page, { origin }: ExampleBackend, released?: Promise<void>) =>
  page.route(`${origin}/api/products**`, async (route) => {
    await released
    const response = await route.fetch()
    const body = (await response.text()).replaceAll('"title":"', `"title":"${SERVER_TITLE} `)
    await route.fulfill({ response, body })
  })

export type RecordedCall = { path: string; origin: string; isFromWorker: boolean }

/** Records every answered API call of the page, with the origin that it was sent to. */
export function recordCalls(page: Page): RecordedCall[] {
  const calls: RecordedCall[] = []
  page.on('response', (response) => {
    const { pathname: path, origin } = new URL(response.url())
    const isCall = path.startsWith('/api/') && path !== '/api/__mock' && response.request().method() !== 'OPTIONS'
    if (isCall) calls.push({ path, origin, isFromWorker: response.fromServiceWorker() })
  })
  return calls
}

/** A promise, and a function that resolves it. */
export function createGate() {
  let open = () => {}
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  return { open, opened }
}
