import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { LIST, readPageList, reusablePages } from './page-list.mjs'
import { finishInterrupted } from './replacement.mjs'
import { filesIn, type RenderedPage, replaceFiles } from './site-files.mjs'

let folder = ''
let site = ''

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'overtone-site-'))
  site = join(folder, 'site')
  mkdirSync(site)
})
afterEach(() => rmSync(folder, { recursive: true }))

/** Creates a file that prerendering did not write. The path is relative to the folder that contains the site. */
function put(path: string, text = 'foreign') {
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  writeFileSync(join(folder, path), text)
}

/** Replaces the pages of the site as `npm run configure` does. */
async function run(
  pages: Iterable<RenderedPage>,
  { inputs = 'build', ...options }: Partial<Parameters<typeof replaceFiles>[2]> = {},
) {
  await finishInterrupted(site)
  return replaceFiles(site, pages, { former: await readPageList(site), inputs, ...options })
}

const page = (...names: string[]): RenderedPage => ({
  path: `/${names[0]}`,
  answers: { '/api/a': 'hash' },
  files: names.map((name) => [name, `new ${name}`]),
})

const write = (...names: string[]) => run(names.map((name) => page(name)))

/** Returns the paths of everything in the site except the list; folders end with a slash. */
const sitePaths = () =>
  readdirSync(site, { recursive: true, withFileTypes: true })
    .map((entry) => join(entry.parentPath, entry.name).slice(site.length + 1) + (entry.isDirectory() ? '/' : ''))
    .filter((path) => path !== LIST)
    .toSorted()

test('files that are no longer rendered are removed, with the folders that become empty', async () => {
  await write('index.html', 'products/a/index.html', 'products/b/index.html')
  await write('index.html', 'faq/index.html')
  expect(sitePaths()).toEqual(['faq/', 'faq/index.html', 'index.html'])
})

test('files that prerendering did not write stay', async () => {
  put('site/storybook/index.html')
  put('site/products/own.html')
  put('site/assets/app.js')
  await write('products/a/index.html', 'assets/answers-1.json')
  await write('index.html')
  expect(sitePaths()).toEqual([
    'assets/',
    'assets/app.js',
    'index.html',
    'products/',
    'products/own.html',
    'storybook/',
    'storybook/index.html',
  ])
})

test('the list of a copied site applies to the copy', async () => {
  await write('products/a/index.html')
  const elsewhere = join(folder, 'copy')
  mkdirSync(join(elsewhere, 'products/a'), { recursive: true })
  for (const file of ['products/a/index.html', LIST])
    writeFileSync(join(elsewhere, file), readFileSync(join(site, file)))
  site = elsewhere
  await write('index.html')
  expect(sitePaths()).toEqual(['index.html'])
})

/** Writes a list of a former run with these files. */
const putList = (copies: string[]) => put(`site/${LIST}`, JSON.stringify({ version: 2, inputs: '', copies, pages: {} }))

test('a new file stays if the old list spells its path differently', async () => {
  putList(['./index.html', 'faq/../index.html'])
  await write('index.html')
  expect(sitePaths()).toEqual(['index.html'])
})

test('listed paths outside the site are never removed', async () => {
  put('outside.html')
  put('beside/outside.html')
  put('site-beside/outside.html')
  symlinkSync(join(folder, 'beside'), join(site, 'link'))
  const outside = ['../outside.html', join(folder, 'outside.html'), 'link/outside.html', '../site-beside/outside.html']
  putList([...outside, '', '.', '..', 'gone/a.html'])
  await write('index.html')
  for (const path of ['outside.html', 'beside/outside.html', 'site-beside/outside.html']) {
    expect(readFileSync(join(folder, path), 'utf8')).toBe('foreign')
  }
})

test.each(['../outside.html', '../files-beside/a.html', 'a/../../../../outside.html', '..'])(
  'a new file at %s is refused, and the site stays as it was',
  async (name) => {
    await write('index.html')
    await expect(run([page('faq/index.html'), page(name)])).rejects.toThrow(`${name} is outside of ${site}`)
    expect(sitePaths()).toEqual(['index.html'])
    expect(readdirSync(folder)).toEqual(['site'])
  },
)

test('a folder in place of a listed file stays', async () => {
  put('site/about/own.html')
  putList(['about'])
  await write('index.html')
  expect(sitePaths()).toContain('about/own.html')
})

const BROKEN_PAGE = '{"version":2,"inputs":"","copies":[],"pages":{"/":{}}}'
test.each(['', '{}', '["about"]', 'null', '<!doctype html>', BROKEN_PAGE])(
  'an invalid list, %j, is an error and changes nothing',
  async (list) => {
    put('site/old.html')
    put(`site/${LIST}`, list)
    await expect(write('index.html')).rejects.toThrow(`${LIST} is not a list of files`)
    expect(sitePaths()).toEqual(['old.html'])
  },
)

test('a run that fails while it renders leaves the site as it was', async () => {
  await write('index.html', 'faq/index.html')
  const rendered = (function* (): Generator<RenderedPage> {
    yield page('index.html')
    throw new Error('cannot render')
  })()
  writeFileSync(join(site, 'index.html'), 'former')
  await expect(run(rendered)).rejects.toThrow('cannot render')
  expect(sitePaths()).toEqual(['faq/', 'faq/index.html', 'index.html'])
  expect(readFileSync(join(site, 'index.html'), 'utf8')).toBe('former')
})

test('each page is written before the next one is rendered', async () => {
  const written: string[] = []
  const rendered = (function* (): Generator<RenderedPage> {
    yield page('one.html')
    written.push(readFileSync(join(site, '.prerendering/files/one.html'), 'utf8'))
    yield page('two.html')
  })()
  expect((await run(rendered)).written).toEqual(['one.html', 'two.html'])
  expect(written).toEqual(['new one.html'])
})

test('new files that a killed run left behind are removed', async () => {
  put('site/.prerendering/files/old/index.html')
  await write('index.html')
  expect(sitePaths()).toEqual(['index.html'])
})

test('a folder with the name of a new file is refused, and nothing changes', async () => {
  await write('old/index.html')
  mkdirSync(join(site, 'blocked'))
  await expect(write('between.html', 'blocked')).rejects.toThrow(`${join(site, 'blocked')} is a folder`)
  expect(sitePaths()).toEqual(['blocked/', 'old/', 'old/index.html'])
})

test('a page that has not changed keeps its files, and one that is gone loses them', async () => {
  await run([page('a/index.html', 'assets/a.json'), page('b/index.html', 'assets/b.json')])
  writeFileSync(join(site, 'a/index.html'), 'former')
  const same = { path: '/a/index.html', answers: { '/api/a': 'hash' }, files: null }
  expect(await run([same, page('c/index.html')])).toEqual({ written: ['c/index.html'], unchanged: 1 })
  expect(sitePaths()).toEqual(['a/', 'a/index.html', 'assets/', 'assets/a.json', 'c/', 'c/index.html'])
  expect(readFileSync(join(site, 'a/index.html'), 'utf8')).toBe('former')
  await run([same])
  expect(sitePaths()).toEqual(['a/', 'a/index.html', 'assets/', 'assets/a.json'])
})

test('the configuration is replaced with the pages, and never removed', async () => {
  await run([page('a.html')], { config: 'first' })
  await run([page('b.html')])
  expect(sitePaths()).toEqual(['b.html', 'config.json'])
  expect(readFileSync(join(site, 'config.json'), 'utf8')).toBe('first')
})

test('pages of the same inputs can be kept if their files are in the site', async () => {
  await write('a.html', 'b.html', 'c.html')
  rmSync(join(site, 'b.html'))
  const list = await readPageList(site)
  expect(Object.keys(await reusablePages(site, list, 'build'))).toEqual(['/a.html', '/c.html'])
  expect(await reusablePages(site, list, 'other build')).toEqual({})
})

test('files of another folder are copied, and removed when they are gone there', async () => {
  put('own/data/catalogue-1.json', 'rows')
  put('own/data/pictures/a.avif', 'picture')
  const own = join(folder, 'own')
  const copy = async () => run([], { copies: [{ folder: own, names: await filesIn(own, 'data') }] })
  await copy()
  expect(readFileSync(join(site, 'data/catalogue-1.json'), 'utf8')).toBe('rows')
  expect(sitePaths()).toEqual(['data/', 'data/catalogue-1.json', 'data/pictures/', 'data/pictures/a.avif'])

  put('own/data/catalogue-1.json', 'cols')
  rmSync(join(own, 'data/pictures'), { recursive: true })
  await copy()
  expect(sitePaths()).toEqual(['data/', 'data/catalogue-1.json'])
  expect(readFileSync(join(site, 'data/catalogue-1.json'), 'utf8')).toBe('cols')
})

test('files of two folders are copied, and of two with one path the last one', async () => {
  for (const [path, text] of [
    ['own/data/a', 'own'],
    ['own/data/logo.svg', 'logo'],
    ['shop/data/a', 'shop'],
  ] as const) {
    put(path, text)
  }
  const copies = ['own', 'shop'].map(async (name) => {
    const from = join(folder, name)
    return { folder: from, names: await filesIn(from, 'data') }
  })
  await run([], { copies: await Promise.all(copies) })
  expect(sitePaths()).toEqual(['data/', 'data/a', 'data/logo.svg'])
  expect(readFileSync(join(site, 'data/a'), 'utf8')).toBe('shop')
})
