import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { ANY_SERVER, apiSources, withPolicy } from './policy.ts'

const page = (inside: string) => `<!doctype html><html><head><meta charset="utf-8" />${inside}</head></html>`

/** Returns the sources of each directive in a page's policy. */
const policyOf = (html: string): Record<string, string[]> => {
  const [, policy = ''] = /<meta http-equiv="Content-Security-Policy" content="([^"]*)">/.exec(html) ?? []
  return Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ')
      return [name, sources]
    }),
  )
}

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

test('script-src allows the own origin and the hashes of inline scripts, and no eval', () => {
  const { 'script-src': scripts } = policyOf(
    withPolicy(
      page(
        '<script>first()\n</script><script type="module" src="/assets/a.js"></script>' +
          '<script type="module">second()</script><script type="application/ld+json">{"a":1}</script>',
      ),
    ),
  )
  expect(scripts).toEqual(["'self'", hash('first()\n'), hash('second()')])
})

test('style-src has the hashes of style elements and of unescaped style attributes', () => {
  const { 'style-src': styles } = policyOf(
    withPolicy(
      page('<style data-s>a{}</style><p style="font-family:&quot;A&quot;"></p><b class="x" style="width:40%">'),
    ),
  )
  expect(styles).toEqual(["'self'", "'unsafe-hashes'", hash('a{}'), hash('font-family:"A"'), hash('width:40%')])
  expect(policyOf(withPolicy(page(''), { styles: ['b{}'] }))['style-src']).toEqual(["'self'", hash('b{}')])
})

test('the policy directly follows the charset', () => {
  expect(withPolicy(page('<script>first()</script>'))).toMatch(/<meta charset="utf-8" \/>\s*<meta http-equiv=/)
  expect(() => withPolicy('<html><head></head></html>')).toThrow('charset')
})

test('frames are limited to YouTube, plugins forbidden, images and videos allowed from any host', () => {
  const policy = policyOf(withPolicy(page('')))
  expect(policy).toMatchObject({
    'default-src': ["'self'"],
    'frame-src': ['https://www.youtube-nocookie.com', 'https://www.youtube.com'],
    'object-src': ["'none'"],
    'base-uri': ["'self'"],
    'form-action': ["'self'"],
    'img-src': ["'self'", 'https:', 'http:', 'data:'],
    'media-src': ["'self'", 'https:', 'http:'],
  })
})

test('for a page from the build, connect-src allows its own origin, any https server and localhost', () => {
  expect(policyOf(withPolicy(page(''), { servers: ANY_SERVER }))['connect-src']).toEqual([
    "'self'",
    'https:',
    'http://localhost:*',
    'http://127.0.0.1:*',
  ])
})

test.each([
  ['', []],
  ['/shop', []],
  ['https://api.example.com/v1', ['https://api.example.com']],
  ['http://10.0.0.7:4400', ['http://10.0.0.7:4400']],
  ['https://api.example.com:443', ['https://api.example.com']],
  ['http://[::1]:4400', ['http:']],
])('connect-src for baseUrl %j allows the own origin and %j', (baseUrl, servers) => {
  expect(apiSources({ api: { baseUrl } })).toEqual(servers)
  expect(policyOf(withPolicy(page(''), { servers }))['connect-src']).toEqual(["'self'", ...servers])
})

test('the stand-in retailer page has an up-to-date policy', () => {
  const written = readFileSync('public/retailer/index.html', 'utf8')
  expect(written).toBe(withPolicy(written.replace(/\s*<meta http-equiv=[^>]*>/, '')))
})
