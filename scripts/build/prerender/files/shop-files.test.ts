import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pictureFault, readContents, readShopFiles } from './shop-files.ts'

const svg = (content: string) =>
  Buffer.from(`<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg">${content}</svg>`)
const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13])

test.each([
  ['an SVG picture', 'data/logo.svg', svg('<path d="M0 0h9"/>'), null],
  ['a PNG picture', 'data/logo.png', png, null],
  ['a script', 'data/logo.svg', Buffer.from('alert(1)'), 'is not an SVG picture'],
  ['a script as a PNG picture', 'data/logo.png', Buffer.from('alert(1)'), 'is not a picture that browsers show'],
  [
    'an SVG picture with a script',
    'data/logo.svg',
    svg('<script>alert(1)</script>'),
    'contains a script: save it without',
  ],
  ['an SVG picture with a handler', 'data/a.svg', svg('<g onload = "x()"/>'), 'contains a script: save it without'],
  ['an empty file', 'data/logo.png', Buffer.alloc(0), 'is not a picture that browsers show'],
])('%s', (_situation, path, bytes, fault) => {
  expect(pictureFault(path, bytes)).toBe(fault)
})

test('a missing file is named with its key', async () => {
  await expect(readShopFiles({ api: {}, store: { logo: 'data/logo.svg' } }, '/no-such-folder')).rejects.toThrow(
    '"store.logo": there is no file /no-such-folder/data/logo.svg',
  )
})

describe('contents of pages', () => {
  let folder = ''
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'overtone-contents-'))
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  function put(path: string, text = '') {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  const dealsWith = (picture: string) => JSON.stringify({ flashDeals: [{ product: 'Lamp' }, { picture }] })

  test('a picture that does not exist is refused with its file and field', async () => {
    put('data/content/deals.json', dealsWith('data/lamp.avif'))
    await expect(readContents(folder)).rejects.toThrow(
      `data/content/deals.json: flashDeals.1.picture: there is no file ${folder}/data/lamp.avif`,
    )
  })

  test.each(['data/lamp.avif', 'data/lamp.avif?v=2', 'data/oak%20desk.avif', 'https://cdn.test/lamp.avif'])(
    'the picture %s is accepted',
    async (picture) => {
      put('data/lamp.avif')
      put('data/oak desk.avif')
      put('data/content/deals.json', dealsWith(picture))
      expect(await readContents(folder)).toEqual({ deals: dealsWith(picture) })
    },
  )

  test('a picture may be in the folder of the catalogue', async () => {
    put('shop/data/pictures/a.avif')
    put('data/content/deals.json', dealsWith('data/pictures/a.avif'))
    expect(Object.keys(await readContents(folder, join(folder, 'shop')))).toEqual(['deals'])
  })

  test('a symbolic link out of data/ is refused', async () => {
    put('secret.json', '{}')
    put('logo.svg', '<svg>')
    put('data/content/faq.json', '{}')
    symlinkSync('../logo.svg', join(folder, 'data/logo.svg'))
    await expect(readShopFiles({ api: {}, store: { logo: 'data/logo.svg' } }, folder)).rejects.toThrow(
      `"store.logo": there is no file ${folder}/data/logo.svg. The path starts`,
    )
    put('data/content/deals.json', dealsWith('data/logo.svg'))
    await expect(readContents(folder)).rejects.toThrow(`there is no file ${folder}/data/logo.svg`)
    rmSync(join(folder, 'data/content/deals.json'))
    symlinkSync('../../secret.json', join(folder, 'data/content/deals.json'))
    await expect(readContents(folder)).rejects.toThrow(
      `${folder}/data/content/deals.json is no file of the folder data/`,
    )
  })

  test('a text that is not JSON is returned', async () => {
    put('data/content/deals.json', '{"picture":')
    expect(await readContents(folder)).toEqual({ deals: '{"picture":' })
  })
})
