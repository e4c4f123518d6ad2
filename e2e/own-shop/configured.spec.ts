/** Built sites that `npm run configure` has changed. */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brokenImageSpeaker, products } from '#fixtures/products.ts'
import { serveFolder } from '../../scripts/shared/static-server.mjs'
import { basePath, expect, siteTest as test } from '../fixtures.ts'
import { copySite, type SiteCopy } from '../helpers/site-copy.ts'

let site: SiteCopy

test.beforeEach(() => {
  site = copySite()
})
test.afterEach(() => site.remove())

const read = (path: string) => readFileSync(join(site.folder, path), 'utf8')
const files = () => readdirSync(site.folder, { recursive: true, encoding: 'utf8' }).toSorted()

test('configuring a site for a live API removes the demo; configuring it for the mock API restores it', async () => {
  // A file that is not part of the shop. Configuring must keep it.
  mkdirSync(join(site.folder, 'storybook'), { recursive: true })
  writeFileSync(join(site.folder, 'storybook/index.html'), 'Stories')
  const built = files()
  site.configure({ api: { mode: 'live', baseUrl: 'https://api.test' }, store: { name: 'Partials' } })
  const home = read('index.html')
  expect(home).toContain('Partials')
  expect(home).not.toContain('<article')
  expect(home).not.toContain('Aurelle')
  const allowedServers = (html: string) => /connect-src ([^;]*)/.exec(html)?.[1]
  expect(allowedServers(home)).toBe("'self' https://api.test")
  expect(allowedServers(read('api-docs/index.html'))).toBe(allowedServers(home))
  const live = files()
  expect(live.filter((path) => /^(products|category)\b/.test(path))).toEqual([])
  const answers = live.filter((path) => path.includes('answers-'))
  expect(answers.filter((path) => read(path).includes('"/api/'))).toEqual([])
  expect(answers.length).toBeLessThanOrEqual(live.filter((path) => path.endsWith('index.html')).length)
  expect(read('storybook/index.html')).toBe('Stories')
  const { origin, close } = await serveFolder(site.folder, { basePath })
  expect(await (await fetch(`${origin}${basePath}config.json`)).text()).toContain('Partials')
  await close()

  site.configure(JSON.parse(readFileSync('dist/config.json', 'utf8')))
  expect(files()).toEqual(built)
  const product = 'products/aurelle-studio-one/index.html'
  // The policy of the build allows any server, because config.json may name one later.
  const asBuilt = readFileSync(join('dist', product), 'utf8')
  expect(read(product)).toBe(asBuilt.replace(/connect-src [^;]*/, "connect-src 'self'"))
})

test('absolute URLs are in the pages only if store.siteUrl is configured', () => {
  const product = 'products/aurelle-studio-one/'
  expect(read(`${product}index.html`)).toContain(`"url":"${basePath}${product}"`)
  expect(files()).not.toContain('sitemap.xml')
  const pages = files().filter((path) => path.endsWith('.html') && !/^(storybook|api-docs|retailer)\b/.test(path))
  expect(pages.length).toBeGreaterThan(products.length)
  expect(pages.filter((path) => /canonical|og:url|og:image/.test(read(path)))).toEqual([])

  site.configure({ store: { siteUrl: `https://shop.test${basePath}` } })
  const html = read(`${product}index.html`)
  const root = `https://shop.test${basePath}`
  expect(html).toContain(`<link rel="canonical" href="${root}${product}"`)
  expect(html).toContain(`<meta property="og:url" content="${root}${product}"`)
  expect(html).toMatch(new RegExp(`<meta property="og:image" content="${root}images/shared/[^"]+\\.jpg"`))
  expect(html).toContain(`"url":"${root}${product}"`)
  expect(read('cart/index.html')).toContain(`<link rel="canonical" href="${root}cart/"`)
  expect(read('sitemap.xml').match(/<loc>/g)?.length).toBeGreaterThan(products.length)
  expect(read('robots.txt')).toContain(`Sitemap: ${root}sitemap.xml`)
  // The picture of this product is a data URL, which other sites cannot load.
  expect(read(`products/${brokenImageSpeaker.id}/index.html`)).not.toContain('og:image')
})

test('only the newest products are prerendered if the command says so', () => {
  site.configure({}, {}, '--prerender', 'newest:3')
  expect(files().filter((path) => /^products\/.*\.html$/.test(path))).toHaveLength(3)
  expect(() => site.configure({}, {}, '--prerender', 'newest')).toThrow('--prerender must be')
})

test('an invalid configuration is refused with an error that names the key', () => {
  expect(() => site.configure({ api: { mode: 'real' } })).toThrow('api.mode')
})

test('a catalogue for a live shop is refused in mock mode with an error that names the key', () => {
  expect(() => site.configure({}, {}, '--catalogue', '.')).toThrow('name the file with "api.data"')
})

test('a site of another build is refused and keeps its pages', () => {
  const { id, ...other } = JSON.parse(read('site.json'))
  writeFileSync(join(site.folder, 'site.json'), JSON.stringify({ ...other, id: `${id}-older` }))
  const before = read('index.html')
  expect(() => site.configure({ store: { name: 'Partials' } })).toThrow('are from different builds')
  expect(read('index.html')).toBe(before)
})
