import { DEFAULT_CONFIG } from '#src/config/config.ts'
import { dynamicRoutes } from '../pages/known-paths.ts'
import { hostFiles } from './host-files.ts'

function filesFor(basePath: string, data?: string) {
  vi.stubEnv('BASE_URL', basePath)
  const config = { ...DEFAULT_CONFIG, api: { ...DEFAULT_CONFIG.api, ...(data && { data }) } }
  return Object.fromEntries(hostFiles(config, dynamicRoutes(config)))
}

afterEach(() => vi.unstubAllEnvs())

test('hashed files are cached for a year, and all files have the policy that a meta element cannot contain', () => {
  expect(filesFor('/storefront/', 'data/catalogue-3d77eec1.json')._headers).toBe(`/storefront/*
  Content-Security-Policy: frame-ancestors 'self'
  Referrer-Policy: strict-origin-when-cross-origin
  X-Content-Type-Options: nosniff

/storefront/assets/*
  Cache-Control: public, max-age=31536000, immutable

/storefront/data/pictures/*
  Cache-Control: public, max-age=31536000, immutable

/storefront/data/catalogue-3d77eec1.json
  Cache-Control: public, max-age=31536000, immutable
`)
})

test('a catalogue without a hash in its name is revalidated', () => {
  expect(filesFor('/', 'data/catalogue.json')._headers).not.toContain('catalogue')
})

test('the rules of Netlify answer 200 for products, categories and posts, and 404 for other addresses', () => {
  const lines = filesFor('/storefront/')._redirects?.trim().split('\n')
  expect(lines?.slice(0, -1).toSorted()).toEqual([
    '/storefront/blog/:name /storefront/404.html 200',
    '/storefront/category/:name /storefront/404.html 200',
    '/storefront/products/:name /storefront/404.html 200',
  ])
  expect(lines?.at(-1)).toBe('/storefront/* /storefront/404.html 404')
  expect(filesFor('/')._redirects).not.toContain(' 404')
})

describe('the worker of Cloudflare', () => {
  /** Returns status, content and target of a response of the worker, on a host with one product page. */
  async function visit(path: string): Promise<string> {
    const source = filesFor('/storefront/')['_worker.js'] ?? ''
    const { default: worker } = await import(`data:text/javascript,${encodeURIComponent(source)}`)
    const host = (request: Request) =>
      request.url.endsWith('/storefront/products/a/')
        ? new Response('product a')
        : new Response('shell', { status: 404 })
    const response: Response = await worker.fetch(new Request(`https://shop.test${path}`), { ASSETS: { fetch: host } })
    return `${response.status} ${response.headers.get('location') ?? (await response.text())}`
  }

  test.each([
    ['/storefront/products/a/', '200 product a'],
    ['/storefront/products/a', '301 https://shop.test/storefront/products/a/'],
    ['/storefront/products/b/', '200 shell'],
    ['/storefront/category/b/?page=2', '200 shell'],
    ['/storefront/blog/b/?post=b', '200 shell'],
    ['/storefront/products/', '404 shell'],
    ['/storefront/products/b/c/', '404 shell'],
    ['/products/b/', '404 shell'],
  ])('%s answers %s', async (path, answer) => {
    expect(await visit(path)).toBe(answer)
  })

  test('runs only for these addresses', () => {
    const { include } = JSON.parse(filesFor('/storefront/')['_routes.json'] ?? '')
    expect(include.toSorted()).toEqual(['/storefront/blog/*', '/storefront/category/*', '/storefront/products/*'])
  })
})
