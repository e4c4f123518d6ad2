import { withPolicy } from '../../policy.ts'
import { pageMaker, toShell } from './page.ts'

const TEMPLATE =
  '<!doctype html><html lang="en"><head><meta charset="utf-8"></head><body><div id="root"></div><script src="/a.js"></script>\n  </body>\n</html>\n'
const MARKUP =
  '<title>Cart · Overtone</title><link rel="preload" as="image" href="/a.avif"/><style data-href="faces">@font-face{}</style>' +
  '<div id="_R_1_"><!--$--><main><p>No <noscript><b>scripts</b></noscript></p><h1>Cart &amp; more</h1></main><!--/$--></div>'

/** Returns a page with the given parts, without its policy. */
const fillPage = (template: string, markup: string, tail = '', attributes = {}) =>
  pageMaker(template, { tail, policy: {} })(markup, attributes).replace(/\n<meta http-equiv=[^>]*>/, '')

test('pageMaker() inserts the markup, keeps React’s comment markers and moves head elements into the head', () => {
  const filled = fillPage(TEMPLATE, `${MARKUP}<script>a<b</script>`, '<link rel="preload" href="/face.woff2">', {
    'data-config': '{"a":"<&\\""}',
  })
  expect(filled).toBe(
    '<!DOCTYPE html><html lang="en" data-config="{&quot;a&quot;:&quot;&lt;&amp;\\&quot;&quot;}"><head><meta charset="utf-8">' +
      '<title>Cart · Overtone</title><style data-href="faces">@font-face{}</style><script>a<b</script></head>' +
      '<body><div id="root"><div id="_R_1_"><!--$--><main><p>No <noscript><b>scripts</b></noscript></p>' +
      '<h1>Cart &amp; more</h1></main><!--/$--></div></div><script src="/a.js"></script>' +
      '<link rel="preload" href="/face.woff2"></body></html>',
  )
})

test('pageMaker() gives module scripts and their preloads a low priority', () => {
  const template =
    '<html><head><meta charset="utf-8"><script type="module" src="/a.js"></script><link rel="modulepreload" href="/b.js"></head><body><div id="root"></div></body></html>'
  const filled = fillPage(template, '<link rel="modulepreload" href="/c.js"><script type="module">a</script>')
  expect(filled).toContain(
    '<script type="module" src="/a.js" fetchpriority="low"></script>' +
      '<link rel="modulepreload" href="/b.js" fetchpriority="low">' +
      '<link rel="modulepreload" href="/c.js" fetchpriority="low"><script type="module">a</script>',
  )
})

test('pageMaker() keeps the preload of the main image only', () => {
  const main = '<link rel="preload" as="image" href="/main.avif" fetchpriority="high">'
  const filled = fillPage(TEMPLATE, `${main}<link rel="preload" as="image" href="/other.avif">`)
  expect(filled).toContain(`${main}</head>`)
  expect(filled).not.toContain('other.avif')
})

test('toShell() keeps the frame and the first element of main, and sets the title', () => {
  const shell = toShell(MARKUP, 'Partials <b>')
  expect(shell).toContain('<title>Partials &lt;b&gt;</title>')
  expect(shell).toContain('<main><p>No <noscript><b>scripts</b></noscript></p></main>')
})

test('a page has the policy of withPolicy(), also if the same maker made other pages before', () => {
  const template = TEMPLATE.replace('</head>', '<script>first()</script></head>')
  const options = { servers: ['https://api.test'], styles: ['b{}'] }
  const makePage = pageMaker(template, { tail: '', policy: options })
  makePage('<p style="margin:0"></p>', {})
  const made = makePage(
    '<style>a{}</style><noscript><p style="color:red">&amp;</p></noscript><script type="module">second()</script>',
    {},
  )
  const [meta = ''] = /\n<meta http-equiv=[^>]*>/.exec(made) ?? []
  expect(withPolicy(made.replace(meta, ''), options)).toBe(made)
  expect(made).toContain('<p style="color:red">&amp;</p>')
  expect(made).not.toContain('margin:0')
})

test.each([
  ['#root', '<!doctype html><html></html>'],
  ['charset', '<div id="root"></div>'],
])('pageMaker() throws if the template has no %s', (missing, template) => {
  expect(() => pageMaker(template, { tail: '', policy: {} })).toThrow(missing)
})
