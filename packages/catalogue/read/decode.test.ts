import { decodeText } from './decode.ts'

test.each([
  [Buffer.from('\ufeffä€'), 'ä€'],
  [Buffer.from('ä€'), 'ä€'],
  [Buffer.from([0xe4, 0x80]), 'ä€'],
  [Buffer.from('\ufeffä€', 'utf16le'), 'ä€'],
  [Buffer.from('\ufeffä€', 'utf16le').swap16(), 'ä€'],
  [Buffer.alloc(0), ''],
])('%j is the text %j', (bytes, text) => {
  expect(decodeText('products.csv', bytes)).toBe(text)
})

test.each([
  [Buffer.from('d0cf11e0', 'hex'), 'products.csv is a workbook. Save its sheet as "CSV UTF-8"'],
  [Buffer.from('a\0b'), 'products.csv is not a text file'],
])('%j is refused', (content, message) => {
  expect(() => decodeText('products.csv', content)).toThrow(message)
})
