/** `npm run configure`: what it makes of a built site. */
import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brokenImageSpeaker, products } from '#fixtures/products.ts'
import { serveFolder } from '../scripts/shared/static-server.mjs'
import { expect, test } from './shop.ts'

const { basePath } = JSON.parse(readFileSync('dist-server/site.json', 'utf8'))

test.describe('a copy of the site, configured', () => {
  let folder = ''
  let site = ''
  test.beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'overtone-configured-'))
    site = join(folder, 'site')
    cpSync('dist', site, { recursive: true })
    mkdirSync(join(site, 'storybook'), { recursive: true })
    writeFileSync(join(site, 'storybook/index.html'), 'Stories')
  })
  test.afterEach(() => rmSync(folder, { recursive: true }))

  function configure(config: object) {
    const file = join(folder, 'config.json')
    writeFileSync(file, JSON.stringify(config))
    execFileSync('node', ['scripts/build/prerender.mjs', '--dist', site, '--config', file])
  }
  const read = (path: string) => readFileSync(join(site, path), 'utf8')
  const files = () => readdirSync(site, { recursive: true, encoding: 'utf8' }).toSorted()
  // Answers carry the time of the run, and are named for what is in them.
  const unnamed = (text: string) => text.replaceAll(/answers-\w+/g, 'answers')

  test('for a live API has none of the demo’s pages and answers left, and gets them back', async () => {
    const built = files().map(unnamed)
    configure({ api: { mode: 'live', baseUrl: 'https://api.test' }, store: { name: 'Partials' } })
    const home = read('index.html')
    expect(home).toContain('Partials')
    expect(home).not.toContain('<article')
    expect(home).not.toContain('Aurelle')
    const live = files()
    expect(live.filter((path) => /^(products|category)\b/.test(path))).toEqual([])
    const answers = live.filter((path) => path.includes('answers-'))
    expect(answers.filter((path) => /Aurelle/.test(read(path)))).toEqual([])
    expect(answers.length).toBeLessThanOrEqual(live.filter((path) => path.endsWith('index.html')).length)
    expect(read('storybook/index.html')).toBe('Stories')
    const { origin, close } = await serveFolder(site, { basePath })
    expect(await (await fetch(`${origin}${basePath}config.json`)).text()).toContain('Partials')
    await close()

    configure(JSON.parse(readFileSync('dist/config.json', 'utf8')))
    expect(files().map(unnamed)).toEqual(built)
    const product = 'products/aurelle-studio-one/index.html'
    // As built, config.json may come to name any server.
    const asBuilt = readFileSync(join('dist', product), 'utf8')
    expect(unnamed(read(product))).toBe(unnamed(asBuilt).replace(/connect-src [^;]*/, "connect-src 'self'"))
  })

  test('with the site’s address names it wherever an address must be full, and without names none', () => {
    const product = 'products/aurelle-studio-one/'
    expect(read(`${product}index.html`)).toContain(`"url":"${basePath}${product}"`)
    expect(files()).not.toContain('sitemap.xml')
    const pages = files().filter((path) => path.endsWith('.html') && !/^(storybook|api-docs|retailer)\b/.test(path))
    expect(pages.length).toBeGreaterThan(products.length)
    expect(pages.filter((path) => /canonical|og:url|og:image/.test(read(path)))).toEqual([])

    configure({ store: { siteUrl: `https://shop.test${basePath}` } })
    const html = read(`${product}index.html`)
    const root = `https://shop.test${basePath}`
    expect(html).toContain(`<link rel="canonical" href="${root}${product}"`)
    expect(html).toContain(`<meta property="og:url" content="${root}${product}"`)
    expect(html).toMatch(new RegExp(`<meta property="og:image" content="${root}images/shared/[^"]+\\.jpg"`))
    expect(html).toContain(`"url":"${root}${product}"`)
    expect(read('cart/index.html')).toContain(`<link rel="canonical" href="${root}cart/"`)
    expect(read('sitemap.xml').match(/<loc>/g)?.length).toBeGreaterThan(products.length)
    expect(read('robots.txt')).toContain(`Sitemap: ${root}sitemap.xml`)
    // A picture of data can't be shared.
    expect(read(`products/${brokenImageSpeaker.id}/index.html`)).not.toContain('og:image')
  })
})

test('configure refuses a configuration that cannot be used, naming the key', () => {
  const folder = mkdtempSync(join(tmpdir(), 'overtone-refused-'))
  const file = join(folder, 'bad.json')
  writeFileSync(file, '{ "api": { "mode": "real" } }')
  expect(() => execFileSync('node', ['scripts/build/prerender.mjs', '--config', file], { stdio: 'pipe' })).toThrow(
    'api.mode',
  )
  rmSync(folder, { recursive: true })
})
