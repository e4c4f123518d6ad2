import { pictureFault, readShopFiles } from './shop-files.mjs'

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
