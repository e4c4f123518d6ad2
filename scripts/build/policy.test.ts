import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { ANY_SERVER, serverOf, withPolicy } from './policy.mjs'

const page = (inside: string) => `<!doctype html><html><head><meta charset="utf-8" />${inside}</head></html>`

/** What the policy of a page says, by directive. */
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

test('scripts come from the own origin or are known to the letter, and none may make others out of text', () => {
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

test('sheets and style attributes are known to the letter, as the browser reads them', () => {
  const { 'style-src': styles } = policyOf(
    withPolicy(
      page('<style data-s>a{}</style><p style="font-family:&quot;A&quot;"></p><b class="x" style="width:40%">'),
    ),
  )
  expect(styles).toEqual(["'self'", "'unsafe-hashes'", hash('a{}'), hash('font-family:"A"'), hash('width:40%')])
  expect(policyOf(withPolicy(page(''), { styles: ['b{}'] }))['style-src']).toEqual(["'self'", hash('b{}')])
})

test('the policy stands right after the charset, before all that it governs', () => {
  expect(withPolicy(page('<script>first()</script>'))).toMatch(/<meta charset="utf-8" \/>\s*<meta http-equiv=/)
  expect(() => withPolicy('<html><head></head></html>')).toThrow('charset')
})

test('frames come from YouTube alone, plugins from nowhere, pictures and films from the web', () => {
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

test('as built, a page may call its own origin, any https server and one being developed', () => {
  expect(policyOf(withPolicy(page(''), { servers: ANY_SERVER }))['connect-src']).toEqual([
    "'self'",
    'https:',
    'http://localhost:*',
    'http://127.0.0.1:*',
  ])
})

test.each([
  ['mock', '', []],
  ['mock', 'https://api.example.com', []],
  ['live', '', []],
  ['live', '/shop', []],
  ['live', 'https://api.example.com/v1', ['https://api.example.com']],
  ['live', 'http://10.0.0.7:4400', ['http://10.0.0.7:4400']],
  ['live', 'https://api.example.com:443', ['https://api.example.com']],
  ['live', 'http://[::1]:4400', ['http:']],
])('configured for %s and %j, a page may besides its own origin call %j', (mode, baseUrl, servers) => {
  expect(serverOf({ api: { mode, baseUrl } })).toEqual(servers)
  expect(policyOf(withPolicy(page(''), { servers }))['connect-src']).toEqual(["'self'", ...servers])
})

test('the page that stands in for the retailer carries its policy', () => {
  const written = readFileSync('public/retailer/index.html', 'utf8')
  expect(written).toBe(withPolicy(written.replace(/\s*<meta http-equiv=[^>]*>/, '')))
})
