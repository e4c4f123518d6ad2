/**
 * Serves a folder as GitHub Pages does: index.html for a folder, a redirect to the trailing slash, and 404.html with
 * status 404 for unknown paths.
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
import { ADDRESSES } from '../build/addresses.ts'

type ServerOptions = {
  /** URL path of the site, such as /storefront/. */
  basePath?: string
  /** 0 chooses a free port. */
  port?: number
  host?: string
  /** Text to serve instead of the folder's config.json. */
  config?: string
  /** Folder of a built Storybook, served below the site. */
  storybook?: string
}

export async function serveFolder(
  folder: string,
  { basePath = '/', port = 0, host = '127.0.0.1', config, storybook }: ServerOptions = {},
): Promise<{ origin: string; close: () => Promise<void> }> {
  const app = new Hono()
  app.use(compress({ encoding: 'gzip' }), async ({ header }, next) => {
    await next()
    header('cache-control', 'max-age=600')
  })
  if (config !== undefined) {
    app.get(`${basePath}config.json`, ({ body }) => body(config, 200, { 'content-type': 'application/json' }))
  }
  if (storybook !== undefined) {
    const storybookPath = basePath + ADDRESSES.shop.storybook
    app.get(`${basePath}addresses.json`, ({ json }) => json(ADDRESSES.shop))
    app.get(`${storybookPath}addresses.json`, ({ json }) => json(ADDRESSES.storybook))
    app.get(storybookPath.slice(0, -1), ({ redirect }) => redirect(storybookPath, 301))
    app.get(
      `${storybookPath}*`,
      serveStatic({ root: storybook, rewriteRequestPath: (path) => path.slice(storybookPath.length - 1) }),
    )
  }
  // Hono decodes all characters of a path but `%`.
  const pathInFolder = (path: string) => path.slice(basePath.length - 1).replaceAll('%25', '%')
  app.get(
    `${basePath}*`,
    ({ req, redirect }, next) => {
      const { pathname, search } = new URL(req.url)
      const isFolder = !pathname.endsWith('/') && existsSync(join(folder, pathInFolder(req.path), 'index.html'))
      return isFolder ? Promise.resolve(redirect(`${pathname}/${search}`, 301)) : next()
    },
    serveStatic({ root: folder, rewriteRequestPath: pathInFolder, allowPercentInPath: true }),
  )
  app.notFound(async ({ html, text }) => {
    const page = await readFile(join(folder, '404.html'), 'utf8').catch(() => undefined)
    return page === undefined ? text('Not found', 404) : html(page, 404)
  })
  // By default Hono replaces Node's Request and Response in the whole process, where tests and Lighthouse also run.
  const server = createServer(getRequestListener(app.fetch, { overrideGlobalObjects: false })).listen(port, host)
  await once(server, 'listening')
  const address = server.address()
  const actualPort = typeof address === 'object' && address ? address.port : port
  return {
    origin: `http://${host}:${actualPort}`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
