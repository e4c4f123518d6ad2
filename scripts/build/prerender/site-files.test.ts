import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { replaceFiles } from './site-files.mjs'

const LIST = 'prerendered.json'
let folder = ''
let site = ''

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'overtone-site-'))
  site = join(folder, 'site')
  mkdirSync(site)
})
afterEach(() => rmSync(folder, { recursive: true }))

/** Somebody else's file, at a path below the folder that holds the site. */
function put(path: string, text = 'theirs') {
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  writeFileSync(join(folder, path), text)
}

const write = (...paths: string[]) => replaceFiles(site, new Map(paths.map((path) => [path, `new ${path}`])))

/** Everything in the site but the list itself, folders with a slash. */
const shown = () =>
  readdirSync(site, { recursive: true, withFileTypes: true })
    .map((entry) => join(entry.parentPath, entry.name).slice(site.length + 1) + (entry.isDirectory() ? '/' : ''))
    .filter((path) => path !== LIST)
    .toSorted()

test('what was written before and does not belong any more is removed, with the folders it leaves empty', async () => {
  await write('index.html', 'products/a/index.html', 'products/b/index.html')
  await write('index.html', 'faq/index.html')
  expect(shown()).toEqual(['faq/', 'faq/index.html', 'index.html'])
})

test('what was not written stays, beside and inside of what goes', async () => {
  put('site/storybook/index.html')
  put('site/products/own.html')
  put('site/assets/app.js')
  await write('products/a/index.html', 'assets/answers-1.json')
  await write('index.html')
  expect(shown()).toEqual([
    'assets/',
    'assets/app.js',
    'index.html',
    'products/',
    'products/own.html',
    'storybook/',
    'storybook/index.html',
  ])
})

test('the list travels with the site', async () => {
  await write('products/a/index.html')
  const elsewhere = join(folder, 'copy')
  mkdirSync(join(elsewhere, 'products/a'), { recursive: true })
  for (const file of ['products/a/index.html', LIST])
    writeFileSync(join(elsewhere, file), readFileSync(join(site, file)))
  site = elsewhere
  await write('index.html')
  expect(shown()).toEqual(['index.html'])
})

test('another spelling of a file that stays does not remove it', async () => {
  put(`site/${LIST}`, '["./index.html", "faq/../index.html"]')
  await write('index.html')
  expect(shown()).toEqual(['index.html'])
})

test('what the list names outside of the site is never removed', async () => {
  put('outside.html')
  put('beside/outside.html')
  put('site-beside/outside.html')
  symlinkSync(join(folder, 'beside'), join(site, 'link'))
  const outside = ['../outside.html', join(folder, 'outside.html'), 'link/outside.html', '../site-beside/outside.html']
  put(`site/${LIST}`, JSON.stringify([...outside, '', '.', '..', 'gone/a.html']))
  await write('index.html')
  for (const path of ['outside.html', 'beside/outside.html', 'site-beside/outside.html']) {
    expect(readFileSync(join(folder, path), 'utf8')).toBe('theirs')
  }
})

test('a folder that stands where a listed file stood stays', async () => {
  put('site/about/own.html')
  put(`site/${LIST}`, '["about"]')
  await write('index.html')
  expect(shown()).toContain('about/own.html')
})

test.each(['', '{}', '[1]', 'null', '<!doctype html>'])(
  'with a list that reads %j nothing is touched',
  async (list) => {
    put('site/old.html')
    put(`site/${LIST}`, list)
    await expect(write('index.html')).rejects.toThrow(`${LIST} is not the list of files that it was`)
    expect(shown()).toEqual(['old.html'])
  },
)

test('a run that was stopped midway leaves nothing behind for good', async () => {
  await write('old/index.html')
  // A folder stands in the way of the last file.
  mkdirSync(join(site, 'blocked'))
  await expect(write('between.html', 'blocked')).rejects.toThrow('EISDIR')
  await write('new.html')
  expect(shown()).toEqual(['blocked/', 'new.html'])
})
