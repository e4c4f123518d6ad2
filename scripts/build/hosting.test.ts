/** The nginx configuration of docs/hosting.md, served by nginx itself if it is installed. */
import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { portOf } from '#mocks/http/port-of.ts'

const FILES = {
  '404.html': 'shell',
  'index.html': 'home',
  'faq/index.html': 'faq',
  'products/a/index.html': 'product a',
  'assets/index-1a2b3c4d.js': 'script',
  'data/catalogue-3d77eec1.json': '{}',
  'data/catalogue.json': '{}',
  'data/pictures/0123456789abcdef.jpg': 'picture',
}
const HASHED = 'public, max-age=31536000, immutable'
const isInstalled = spawnSync('nginx', ['-v']).status === 0

let folder = ''
let origin = ''

/** Runs nginx in the background with the configuration in `folder`. It is ready when the command has ended. */
function nginx(...args: string[]) {
  const { status, stderr } = spawnSync('nginx', ['-p', folder, '-e', 'error.log', '-c', 'nginx.conf', ...args])
  if (status !== 0) throw new Error(`nginx failed: ${String(stderr)}`)
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const port = portOf(server)
  server.close()
  await once(server, 'close')
  return port
}

/** Returns the configuration of docs/hosting.md for a site in `folder`, with a replacement for each of two lines. */
function documented(port: number): string {
  const document = readFileSync('docs/hosting.md', 'utf8')
  let [, block = ''] = /```nginx\n(.*?)```/s.exec(document) ?? []
  for (const [line, replacement] of [
    ['listen 80;', `listen 127.0.0.1:${port};`],
    ['root /var/www/shop;', `root ${folder}/site;`],
  ] as const) {
    expect(block).toContain(line)
    block = block.replace(line, replacement)
  }
  return block
}

async function visit(path: string) {
  const response = await fetch(origin + path, { redirect: 'manual' })
  return { status: response.status, headers: response.headers, text: await response.text() }
}

describe.skipIf(!isInstalled)('nginx, which is skipped if it is not installed', () => {
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'overtone-nginx-'))
    // If root starts nginx, another user answers the requests.
    chmodSync(folder, 0o755)
    for (const [path, text] of Object.entries(FILES)) {
      mkdirSync(dirname(join(folder, 'site', path)), { recursive: true })
      writeFileSync(join(folder, 'site', path), text)
    }
    const port = await freePort()
    origin = `http://127.0.0.1:${port}`
    const http = `include /etc/nginx/mime.types; access_log off; client_body_temp_path body; ${documented(port)}`
    writeFileSync(join(folder, 'nginx.conf'), `pid nginx.pid; events {} http { ${http} }`)
    nginx()
  })
  afterAll(() => {
    nginx('-s', 'stop')
    rmSync(folder, { recursive: true })
  })

  test.each([
    ['/', 200, 'home'],
    ['/faq/', 200, 'faq'],
    ['/products/a/', 200, 'product a'],
    ['/products/b/', 200, 'shell'],
    ['/products/b', 200, 'shell'],
    ['/category/b/?page=2', 200, 'shell'],
    ['/blog/b/?post=b', 200, 'shell'],
    ['/products/', 404, 'shell'],
    ['/products/b/c/', 404, 'shell'],
    ['/unknown/', 404, 'shell'],
    ['/assets/gone.js', 404, 'shell'],
  ])('%s answers %d with the %s', async (path, status, text) => {
    expect(await visit(path)).toMatchObject({ status, text })
  })

  test('a folder without the trailing slash redirects to it', async () => {
    const { status, headers } = await visit('/products/a')
    expect(status).toBe(301)
    expect(headers.get('location')).toBe('/products/a/')
  })

  test.each([
    ['/assets/index-1a2b3c4d.js', HASHED],
    ['/data/catalogue-3d77eec1.json', HASHED],
    ['/data/pictures/0123456789abcdef.jpg', HASHED],
    ['/data/catalogue.json', 'no-cache'],
    ['/products/a/', 'no-cache'],
    ['/products/b/', 'no-cache'],
    ['/assets/gone.js', null],
  ])('%s has the Cache-Control %s', async (path, value) => {
    expect((await visit(path)).headers.get('cache-control')).toBe(value)
  })

  test.each(['/', '/products/b/', '/unknown/', '/assets/index-1a2b3c4d.js'])('%s has the headers', async (path) => {
    const { headers } = await visit(path)
    expect(headers.get('content-security-policy')).toBe("frame-ancestors 'self'")
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
  })
})
