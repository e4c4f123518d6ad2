import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readOutFolder, replaceFiles } from './out-folder.ts'

let out: string
beforeEach(async () => {
  out = await mkdtemp(join(tmpdir(), 'catalogue-'))
})
afterEach(() => rm(out, { recursive: true, force: true }))

const filesIn = async (path: string) => (await readdir(path, { recursive: true })).toSorted()

test('a folder may be missing or empty', async () => {
  const nothing = { previous: null, obsolete: [], pictures: [], config: null }
  expect(await readOutFolder(out)).toEqual(nothing)
  expect(await readOutFolder(join(out, 'new'))).toEqual(nothing)
})

test('a folder with other files is refused', async () => {
  await writeFile(join(out, 'taxes.xls'), '')
  await expect(readOutFolder(out)).rejects.toThrow(
    `${out} contains other files, such as taxes.xls. Pass a new or empty folder as --out.`,
  )
})

test('a file instead of a folder is refused', async () => {
  await writeFile(join(out, 'file'), '')
  await expect(readOutFolder(join(out, 'file'))).rejects.toThrow('file is a file. Pass a folder as --out.')
})

test('a damaged catalogue is refused and stays', async () => {
  await mkdir(join(out, 'data'))
  await writeFile(join(out, 'data/catalogue-0123abcd.json'), '{ "format":')
  await expect(readOutFolder(out)).rejects.toThrow(
    'data/catalogue-0123abcd.json in the folder of --out is damaged: not JSON',
  )
  expect(await filesIn(out)).toEqual(['data', 'data/catalogue-0123abcd.json'])
})

describe('if a file cannot be written', () => {
  /** The second file cannot be written, because a folder has its place. */
  const files = new Map([
    ['data/a.json', 'new'],
    ['b.json', 'new'],
  ])

  test('the previous files stay and no part is left', async () => {
    await mkdir(join(out, 'data'))
    await mkdir(join(out, 'b.json.part'))
    await writeFile(join(out, 'data/a.json'), 'previous')
    await expect(replaceFiles(out, files, ['data/a.json'])).rejects.toThrow(
      /^Could not write to .*Nothing was changed\.$/,
    )
    expect(await readFile(join(out, 'data/a.json'), 'utf8')).toBe('previous')
    expect(await filesIn(out)).toEqual(['b.json.part', 'data', 'data/a.json'])
  })

  test('a first run leaves no folder', async () => {
    await writeFile(join(out, 'blocked'), '')
    const fresh = join(out, 'new')
    await expect(
      replaceFiles(
        fresh,
        new Map([
          ['data/a.json', 'x'],
          [join('..', 'blocked', 'b'), 'x'],
        ]),
        [],
      ),
    ).rejects.toThrow('Nothing was changed.')
    expect(await filesIn(out)).toEqual(['blocked'])
  })
})

test('what an interrupted first run has left is obsolete', async () => {
  await mkdir(join(out, 'data'))
  await writeFile(join(out, 'data/catalogue-0123abcd.json.part'), '{')
  expect(await readOutFolder(out)).toEqual({
    previous: null,
    obsolete: ['data/catalogue-0123abcd.json.part'],
    pictures: [],
    config: null,
  })
})
