import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { type File, filesIn, replaceSite } from './site-files.ts'

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

const page = (...names: string[]): File[] => names.map((name) => [name, `new ${name}`])

const write = (...names: string[]) => replaceSite(site, [page(...names)])

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

test('a symbolic link that prerendering did not write stays', async () => {
  put('beside/own.html')
  symlinkSync(join(folder, 'beside/own.html'), join(site, 'link.html'))
  await write('index.html')
  expect(readFileSync(join(site, 'link.html'), 'utf8')).toBe('foreign')
})

test.each(['../outside.html', '../new-beside/a.html', 'a/../../../../outside.html', '..'])(
  'a new file at %s is refused, and the site stays as it was',
  async (name) => {
    await write('index.html')
    await expect(write('faq/index.html', name)).rejects.toThrow(`${name} is outside of ${site}`)
    expect(sitePaths()).toEqual(['index.html'])
    expect(readdirSync(folder)).toEqual(['site'])
  },
)

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
  const rendered = (function* (): Generator<File[]> {
    yield [['index.html', 'other']]
    throw new Error('cannot render')
  })()
  await expect(replaceSite(site, rendered)).rejects.toThrow('cannot render')
  expect(sitePaths()).toEqual(['faq/', 'faq/index.html', 'index.html'])
  expect(readFileSync(join(site, 'index.html'), 'utf8')).toBe('new index.html')
  expect(readdirSync(folder)).toEqual(['site'])
})

test('each page is written before the next one is rendered', async () => {
  const written: string[] = []
  const rendered = (function* (): Generator<File[]> {
    yield page('one.html')
    written.push(readFileSync(join(folder, '.site.prerendering/new/one.html'), 'utf8'))
    yield page('two.html')
  })()
  expect(await replaceSite(site, rendered)).toEqual(['one.html', 'two.html'])
  expect(written).toEqual(['new one.html'])
})

test('a folder with the name of a new file is an error, and nothing changes', async () => {
  put('site/blocked/own.html')
  await write('old/index.html')
  await expect(write('between.html', 'blocked')).rejects.toThrow('blocked')
  expect(sitePaths()).toEqual(['blocked/', 'blocked/own.html', 'old/', 'old/index.html'])
})

test('a file with the same content keeps its time, so that upload programs skip it', async () => {
  await write('a.html', 'b.html')
  const past = new Date('2026-03-10')
  for (const name of ['a.html', 'b.html']) utimesSync(join(site, name), past, past)
  await replaceSite(site, [page('a.html'), [['b.html', 'other']]])
  expect(statSync(join(site, 'a.html')).mtime).toEqual(past)
  expect(statSync(join(site, 'b.html')).mtime).not.toEqual(past)
})

test('a file that is rendered twice does not change the present site', async () => {
  await write('a.html')
  const rendered = (function* (): Generator<File[]> {
    yield page('a.html')
    yield [['a.html', 'other']]
    expect(readFileSync(join(site, 'a.html'), 'utf8')).toBe('new a.html')
  })()
  await replaceSite(site, rendered)
  expect(readFileSync(join(site, 'a.html'), 'utf8')).toBe('other')
})

test('a page that replaces a file of the build does not change it until all pages are rendered', async () => {
  put('site/index.html', 'template')
  const rendered = (function* (): Generator<File[]> {
    yield page('index.html')
    expect(readFileSync(join(site, 'index.html'), 'utf8')).toBe('template')
  })()
  await replaceSite(site, rendered)
  expect(readFileSync(join(site, 'index.html'), 'utf8')).toBe('new index.html')
})

test('the configuration is replaced with the pages, and never removed', async () => {
  await replaceSite(site, [page('a.html')], { texts: [['config.json', 'first']] })
  await write('b.html')
  expect(sitePaths()).toEqual(['b.html', 'config.json'])
  expect(readFileSync(join(site, 'config.json'), 'utf8')).toBe('first')
})

test('files of another folder are copied, and removed when they are gone there', async () => {
  put('own/data/catalogue-1.json', 'rows')
  put('own/data/pictures/a.avif', 'picture')
  const own = join(folder, 'own')
  const copy = async () => replaceSite(site, [], { copies: [{ folder: own, names: await filesIn(own, 'data') }] })
  await copy()
  expect(readFileSync(join(site, 'data/catalogue-1.json'), 'utf8')).toBe('rows')
  expect(sitePaths()).toEqual(['data/', 'data/catalogue-1.json', 'data/pictures/', 'data/pictures/a.avif'])

  put('own/data/catalogue-1.json', 'cols')
  rmSync(join(own, 'data/pictures'), { recursive: true })
  await copy()
  expect(sitePaths()).toEqual(['data/', 'data/catalogue-1.json'])
  expect(readFileSync(join(site, 'data/catalogue-1.json'), 'utf8')).toBe('cols')
})

test('symbolic links to files of the folder are copied, and those out of it are not', async () => {
  put('secret', 'secret')
  put('own/data/logo-1.svg', 'logo')
  const own = join(folder, 'own')
  symlinkSync('logo-1.svg', join(own, 'data/logo.svg'))
  symlinkSync('../../secret', join(own, 'data/secret'))
  symlinkSync('../..', join(own, 'data/everything'))
  await replaceSite(site, [], { copies: [{ folder: own, names: await filesIn(own, 'data') }] })
  expect(sitePaths()).toEqual(['data/', 'data/logo-1.svg', 'data/logo.svg'])
  expect(readFileSync(join(site, 'data/logo.svg'), 'utf8')).toBe('logo')
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
  await replaceSite(site, [], { copies: await Promise.all(copies) })
  expect(sitePaths()).toEqual(['data/', 'data/a', 'data/logo.svg'])
  expect(readFileSync(join(site, 'data/a'), 'utf8')).toBe('shop')
})
