import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { filesIn, replaceFiles } from './site-files.mjs'

const LIST = 'prerendered.json'
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

const write = (...paths: string[]) => replaceFiles(site, new Map(paths.map((path) => [path, `new ${path}`])))

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

test('a new file stays if the old list spells its path differently', async () => {
  put(`site/${LIST}`, '["./index.html", "faq/../index.html"]')
  await write('index.html')
  expect(sitePaths()).toEqual(['index.html'])
})

test('listed paths outside the site are never removed', async () => {
  put('outside.html')
  put('beside/outside.html')
  put('site-beside/outside.html')
  symlinkSync(join(folder, 'beside'), join(site, 'link'))
  const outside = ['../outside.html', join(folder, 'outside.html'), 'link/outside.html', '../site-beside/outside.html']
  put(`site/${LIST}`, JSON.stringify([...outside, '', '.', '..', 'gone/a.html']))
  await write('index.html')
  for (const path of ['outside.html', 'beside/outside.html', 'site-beside/outside.html']) {
    expect(readFileSync(join(folder, path), 'utf8')).toBe('foreign')
  }
})

test('a folder in place of a listed file stays', async () => {
  put('site/about/own.html')
  put(`site/${LIST}`, '["about"]')
  await write('index.html')
  expect(sitePaths()).toContain('about/own.html')
})

test.each(['', '{}', '[1]', 'null', '<!doctype html>'])(
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
  const rendered = (function* (): Generator<[string, string]> {
    yield ['index.html', 'newer']
    throw new Error('cannot render')
  })()
  await expect(replaceFiles(site, rendered)).rejects.toThrow('cannot render')
  expect(sitePaths()).toEqual(['faq/', 'faq/index.html', 'index.html'])
  expect(readFileSync(join(site, 'index.html'), 'utf8')).toBe('new index.html')
})

test('each file is written before the next one is rendered', async () => {
  const written: string[] = []
  const rendered = (function* (): Generator<[string, string]> {
    yield ['one.html', 'one']
    written.push(readFileSync(join(site, '.prerendering/one.html'), 'utf8'))
    yield ['two.html', 'two']
  })()
  expect(await replaceFiles(site, rendered)).toEqual(['one.html', 'two.html'])
  expect(written).toEqual(['one'])
})

test('new files that a killed run left behind are removed', async () => {
  put('site/.prerendering/old/index.html')
  await write('index.html')
  expect(sitePaths()).toEqual(['index.html'])
})

test('the next run removes the files of an interrupted run', async () => {
  await write('old/index.html')
  // A folder with the name of the last file makes writing it fail.
  mkdirSync(join(site, 'blocked'))
  await expect(write('between.html', 'blocked')).rejects.toThrow('EISDIR')
  await write('new.html')
  expect(sitePaths()).toEqual(['blocked/', 'new.html'])
})

test('files of another folder are copied, and removed when they are gone there', async () => {
  put('own/data/catalogue-1.json', 'rows')
  put('own/data/pictures/a.avif', 'picture')
  const own = join(folder, 'own')
  const copy = async () => replaceFiles(site, new Map(), [{ folder: own, names: await filesIn(own, 'data') }])
  await copy()
  expect(readFileSync(join(site, 'data/catalogue-1.json'), 'utf8')).toBe('rows')
  expect(sitePaths()).toEqual(['data/', 'data/catalogue-1.json', 'data/pictures/', 'data/pictures/a.avif'])

  rmSync(join(own, 'data/pictures'), { recursive: true })
  await copy()
  expect(sitePaths()).toEqual(['data/', 'data/catalogue-1.json'])
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
  await replaceFiles(site, new Map(), await Promise.all(copies))
  expect(sitePaths()).toEqual(['data/', 'data/a', 'data/logo.svg'])
  expect(readFileSync(join(site, 'data/a'), 'utf8')).toBe('shop')
})
