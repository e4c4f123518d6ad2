import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { renderInThreads } from './threads.mjs'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'overtone-threads-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

/** Returns the files that `count` threads render with the given source of `renderSite`. */
async function render(renderSite: string, count: number): Promise<Record<string, string>> {
  const entry = join(folder, 'entry.mjs')
  writeFileSync(entry, `export async function* renderSite(config, share) {${renderSite}}`)
  const files: Record<string, string> = {}
  for await (const [path, text] of renderInThreads(pathToFileURL(entry), [{ name: 'Partials' }], count)) {
    files[path] = text
  }
  return files
}

test('the files of all threads are returned', async () => {
  const source =
    'for (let page = share.index; page < 5; page += share.count) yield [String(page), config.name + share.index]'
  const files = await render(source, 2)
  expect(files).toEqual({
    0: 'Partials0',
    1: 'Partials1',
    2: 'Partials0',
    3: 'Partials1',
    4: 'Partials0',
  })
  expect(Object.keys(await render(source, 1))).toHaveLength(5)
})

test('all threads get the same time', async () => {
  const files = await render('yield [String(share.index), String(share.time)]', 2)
  expect(files[0]).toMatch(/^\d{13}$/)
  expect(files[1]).toBe(files[0])
})

test.each(['while it renders', 'before its first file'])(
  'the error of a thread that fails %s is thrown',
  async (when) => {
    const first = when === 'while it renders' ? "yield ['0', '']" : ''
    await expect(render(`${first}; if (share.index) throw new Error('no ' + config.name)`, 2)).rejects.toThrow(
      'no Partials',
    )
  },
)

test('a thread whose bundle cannot be loaded is an error', async () => {
  const files = renderInThreads(pathToFileURL(join(folder, 'missing.mjs')), [], 1)
  await expect(files.next()).rejects.toThrow('missing.mjs')
})
