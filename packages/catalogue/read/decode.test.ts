import { decodeText } from './decode.ts'

test.each([
  [Buffer.from('\ufeffä€'), 'ä€'],
  [Buffer.from('ä€'), 'ä€'],
  [Buffer.from([0xe4, 0x80]), 'ä€'],
  [Buffer.from('\ufeffä€', 'utf16le'), 'ä€'],
  [Buffer.from('\ufeffä€', 'utf16le').swap16(), 'ä€'],
  [Buffer.alloc(0), ''],
])('%j is the text %j', (bytes, text) => {
  expect(decodeText('products.csv', bytes).text).toBe(text)
})

const DECLARATION = '<?xml version="1.0" encoding="windows-1251"?>'

test.each([
  ['XML that declares its encoding', DECLARATION, null, 'Стол', null],
  ['a file with --encoding', '', 'windows-1251', 'Стол', null],
  ['another file', '', null, 'Ñòîë', expect.stringContaining('pass its encoding, such as --encoding windows-1250.')],
])('%s that is not in UTF-8 is decoded', (_name, declaration, encoding, letters, warning) => {
  const bytes = Buffer.concat([Buffer.from(declaration), Buffer.from('d1f2eeeb', 'hex')])
  expect(decodeText('f', bytes, encoding)).toEqual({ text: declaration + letters, warning })
})

test('an encoding that does not exist is refused', () => {
  const declaration = '<?xml version="1.0" encoding="latin-0"?>'
  expect(() => decodeText('f', Buffer.from(declaration))).toThrow('f declares the encoding "latin-0"')
})

test.each([
  [Buffer.from('d0cf11e0', 'hex'), 'products.csv is a workbook. Save its sheet as "CSV UTF-8"'],
  [Buffer.from('a\0b'), 'products.csv is not a text file'],
])('%j is refused', (content, message) => {
  expect(() => decodeText('products.csv', content)).toThrow(message)
})
