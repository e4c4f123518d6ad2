/** A built site that `npm run configure` changes several times. */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { serveFolder } from '../../scripts/shared/static-server.ts'
import { basePath, expect, siteTest as test } from '../fixtures.ts'
import { copySite, type SiteCopy } from '../helpers/site-copy.ts'

// One worker runs all tests of this file, so that they share one site. The site is live from the second test on.
test.describe.configure({ mode: 'default' })

let site: SiteCopy

test.beforeAll(() => {
  site = copySite()
})
test.afterAll(() => site.remove())

const read = (path: string) => readFileSync(join(site.folder, path), 'utf8')
const files = () => readdirSync(site.folder, { recursive: true, encoding: 'utf8' }).toSorted()

test('invalid configurations and a site of another build are refused and keep the pages', () => {
  const before = read('index.html')
  expect(() => site.configure({ api: { mode: 'real' } })).toThrow('api.mode')
  expect(() => site.configure({}, {}, '--catalogue', '.')).toThrow('name the file with "api.data"')
  expect(() => site.configure({}, {}, '--prerender', 'newest')).toThrow('--prerender must be')
  const built = read('site.json')
  const { id, ...other } = JSON.parse(built)
  writeFileSync(join(site.folder, 'site.json'), JSON.stringify({ ...other, id: `${id}-older` }))
  expect(() => site.configure({ store: { name: 'Partials' } })).toThrow('are from different builds')
  writeFileSync(join(site.folder, 'site.json'), built)
  expect(read('index.html')).toBe(before)
})

test('a site that is configured for a live API has nothing of the demo', async () => {
  // A file that is not part of the shop. Configuring must keep it.
  mkdirSync(join(site.folder, 'storybook'), { recursive: true })
  writeFileSync(join(site.folder, 'storybook/index.html'), 'Stories')
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
})

test('configured for the mock API again, it has the pages of the build, but products only as the command says', () => {
  site.configure({}, {}, '--prerender', 'newest:3')
  expect(files().filter((path) => /^products\/.*\.html$/.test(path))).toHaveLength(3)
  // The policy of the build allows any server, because config.json may name one later.
  const asBuilt = readFileSync('dist/faq/index.html', 'utf8')
  expect(read('faq/index.html')).toBe(asBuilt.replace(/connect-src [^;]*/, "connect-src 'self'"))
})
