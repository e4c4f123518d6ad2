/**
 * Serves a folder the way GitHub Pages does: directory indexes, a redirect to the
 * trailing slash, `404.html` with status 404 for everything else, no rewrite.
 */
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import { compress } from 'hono/compress'
import { BESIDE } from './addresses.mjs'

/**
 * @param {string} folder
 * @param {{ basePath?: string, port?: number, host?: string, config?: string, storybook?: string }} [options] port 0
 *   takes a free one; `config` is served in place of the folder's config.json; `storybook` is the folder of a built
 *   Storybook to serve beside the site
 * @returns {Promise<{ origin: string, close: () => Promise<void> }>}
 */
export async function serveFolder(folder, { basePath = '/', port = 0, host = '127.0.0.1', config, storybook } = {}) {
  const app = new Hono()
  app.use(compress({ encoding: 'gzip' }), async ({ header }, next) => {
    await next()
    header('cache-control', 'max-age=600')
  })
  if (config !== undefined) {
    app.get(`${basePath}config.json`, ({ body }) => body(config, 200, { 'content-type': 'application/json' }))
  }
  if (storybook !== undefined) {
    const { shop, storybook: its } = BESIDE
    app.get(`${basePath}addresses.json`, ({ json }) => json(shop))
    app.get(`${basePath}${shop.storybook}addresses.json`, ({ json }) => json(its))
    app.get((basePath + shop.storybook).replace(/\/$/, ''), ({ redirect }) =>
      redirect(`${basePath}${shop.storybook}`, 301),
    )
    app.get(
      `${basePath}${shop.storybook}*`,
      serveStatic({
        root: storybook,
        rewriteRequestPath: (path) => path.slice(basePath.length + shop.storybook.length - 1),
      }),
    )
  }
  /** @param {string} path */
  const inFolder = (path) => path.slice(basePath.length - 1)
  app.get(
    `${basePath}*`,
    ({ req, redirect }, next) => {
      const { pathname, search } = new URL(req.url)
      const isFolder = !pathname.endsWith('/') && existsSync(join(folder, inFolder(req.path), 'index.html'))
      return isFolder ? Promise.resolve(redirect(`${pathname}/${search}`, 301)) : next()
    },
    serveStatic({ root: folder, rewriteRequestPath: inFolder }),
  )
  app.notFound(async ({ html, text }) => {
    const page = await readFile(join(folder, '404.html'), 'utf8').catch(() => undefined)
    return page === undefined ? text('Not found', 404) : html(page, 404)
  })
  // Node's own Request and Response stay as they are for whoever serves a folder.
  const server = createServer(getRequestListener(app.fetch, { overrideGlobalObjects: false })).listen(port, host)
  await once(server, 'listening')
  const address = server.address()
  const actualPort = typeof address === 'object' && address ? address.port : port
  return {
    origin: `http://${host}:${actualPort}`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
