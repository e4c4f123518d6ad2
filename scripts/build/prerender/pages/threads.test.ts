import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { renderInThreads } from './threads.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'overtone-threads-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

/** Returns the paths of the files that `count` threads render with the given source of `renderSite`. */
async function render(renderSite: string, count: number): Promise<string[]> {
  const entry = join(folder, 'entry.mjs')
  writeFileSync(entry, `export async function* renderSite(config, share) {${renderSite}}`)
  const paths: string[] = []
  for await (const files of renderInThreads(pathToFileURL(entry), [{ name: 'Partials' }], count)) {
    paths.push(...files.map(([path]) => path))
  }
  return paths.toSorted()
}

test('the pages of all threads are returned', async () => {
  const source =
    'for (let page = share.index; page < 5; page += share.count) yield [[`${page} ${config.name} ${share.index}`, ""]]'
  expect(await render(source, 2)).toEqual([
    '0 Partials 0',
    '1 Partials 1',
    '2 Partials 0',
    '3 Partials 1',
    '4 Partials 0',
  ])
  expect(await render(source, 1)).toHaveLength(5)
})

test.each(['while it renders', 'before its first page'])(
  'the error of a thread that fails %s is thrown',
  async (when) => {
    const first = when === 'while it renders' ? "yield [['/', '']]" : ''
    await expect(render(`${first}; if (share.index) throw new Error('no ' + config.name)`, 2)).rejects.toThrow(
      'no Partials',
    )
  },
)

test('a thread whose bundle cannot be loaded is an error', async () => {
  const pages = renderInThreads(pathToFileURL(join(folder, 'missing.mjs')), [], 1)
  await expect(pages.next()).rejects.toThrow('missing.mjs')
})
