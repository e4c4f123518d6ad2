/**
 * Files that hosts read: `_headers` and `_redirects` for Netlify and Cloudflare Pages, and `_worker.js` with
 * `_routes.json` for Cloudflare Pages (docs/hosting.md).
 */
import type { Config } from '#src/config/config.ts'

const FOREVER = 'public, max-age=31536000, immutable'

/**
 * Returns the files by path. Their rules start with the base path.
 * @param routes paths of the pages of products, categories and posts, such as `/products/$id`
 */
export function hostFiles({ api }: Config, routes: string[]): Map<string, string> {
  const base = import.meta.env.BASE_URL
  const folders = routes.map((route) => route.split('/')[1] ?? '')
  return new Map([
    ['_headers', headers(base, api.data)],
    ['_redirects', redirects(base, folders)],
    ['_worker.js', worker(base, folders)],
    [
      '_routes.json',
      JSON.stringify({ version: 1, include: folders.map((folder) => `${base}${folder}/*`), exclude: [] }),
    ],
  ])
}

/** Files without a rule of their own are revalidated, because that is what both hosts do by default. */
function headers(base: string, catalogue = ''): string {
  const isHashed = /-[\da-f]{8,}\.json$/.test(catalogue)
  const hashed = ['assets/*', 'data/pictures/*', ...(isHashed ? [catalogue] : [])]
  return `${base}*
  Content-Security-Policy: frame-ancestors 'self'
  Referrer-Policy: strict-origin-when-cross-origin
  X-Content-Type-Options: nosniff
${hashed.map((path) => `\n${base}${path}\n  Cache-Control: ${FOREVER}\n`).join('')}`
}

/**
 * Netlify serves an existing file before it follows a rule. Cloudflare follows a rule first, but `:name` matches no
 * address with a trailing slash there, and `_worker.js` answers before the rules.
 */
function redirects(base: string, folders: string[]): string {
  const shell = folders.map((folder) => `${base}${folder}/:name ${base}404.html 200\n`)
  // Netlify looks for 404.html only at the root.
  return shell.join('') + (base === '/' ? '' : `${base}* ${base}404.html 404\n`)
}

/** A response with status 404 has the content of 404.html. */
const worker = (
  base: string,
  folders: string[],
): string => `const PAGE = new RegExp('^${base}(${folders.join('|')})/[^/]+/?$')

export default {
  async fetch(request, env) {
    const url = new URL(request.url)
    if (!PAGE.test(url.pathname)) return env.ASSETS.fetch(request)
    if (!url.pathname.endsWith('/')) {
      url.pathname += '/'
      return Response.redirect(url, 301)
    }
    const answer = await env.ASSETS.fetch(request)
    return answer.status === 404 ? new Response(answer.body, { headers: answer.headers }) : answer
  },
}
`
