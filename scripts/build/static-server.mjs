/**
 * Serves a folder the way GitHub Pages does: directory indexes, a redirect to the
 * trailing slash, `404.html` with status 404 for everything else, no rewrite.
 */
import { readFile, stat } from 'node:fs/promises'
import { createServer } from 'node:http'
import { extname, join, normalize } from 'node:path'
import { gzipSync } from 'node:zlib'

/** @type {Record<string, string>} */
const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml',
  '.webmanifest': 'application/manifest+json',
}
const COMPRESSED = /^(text\/|application\/(json|xml|manifest)|image\/svg)/

/**
 * @param {string} folder
 * @param {{ basePath?: string, port?: number, host?: string, config?: string }} [options] port 0 takes a free one;
 *   `config` is served in place of the folder's config.json
 * @returns {Promise<{ origin: string, close: () => Promise<void> }>}
 */
export async function serveFolder(folder, { basePath = '/', port = 0, host = '127.0.0.1', config } = {}) {
  const server = createServer(async (request, response) => {
    const { pathname, search } = new URL(request.url ?? '/', 'http://localhost')
    const found = await find(folder, basePath, pathname)
    if (found === 'directory') {
      response.writeHead(301, { location: `${pathname}/${search}` }).end()
      return
    }
    const file = found ?? join(folder, '404.html')
    const isConfig = config !== undefined && pathname === `${basePath}config.json`
    const body = isConfig ? Buffer.from(config) : await readFile(file).catch(() => Buffer.from('Not found'))
    const type = TYPES[extname(file)] ?? 'application/octet-stream'
    const compress = COMPRESSED.test(type) && /\bgzip\b/.test(request.headers['accept-encoding'] ?? '')
    response.writeHead(found ? 200 : 404, {
      'content-type': type,
      'cache-control': 'max-age=600',
      vary: 'accept-encoding',
      ...(compress && { 'content-encoding': 'gzip' }),
    })
    response.end(compress ? gzipSync(body) : body)
  })
  await new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => resolve(undefined))
  })
  const address = server.address()
  const actualPort = typeof address === 'object' && address ? address.port : port
  return {
    origin: `http://${host}:${actualPort}`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

/**
 * The file of a path; 'directory' where the path lacks its trailing slash; null where there is none.
 * @param {string} folder
 * @param {string} basePath
 * @param {string} pathname
 */
async function find(folder, basePath, pathname) {
  if (!pathname.startsWith(basePath)) return null
  const relative = decode(pathname.slice(basePath.length))
  if (relative === null) return null
  const path = join(folder, normalize(`/${relative}`))
  if (await isFile(path)) return path.endsWith('/') ? null : path
  if (await isFile(`${path}.html`)) return `${path}.html`
  if (await isFile(join(path, 'index.html'))) {
    return pathname.endsWith('/') ? join(path, 'index.html') : 'directory'
  }
  return null
}

/** @param {string} path */
const isFile = (path) =>
  stat(path).then(
    (entry) => entry.isFile(),
    () => false,
  )

/** @param {string} path */
function decode(path) {
  try {
    return decodeURIComponent(path)
  } catch {
    return null
  }
}
