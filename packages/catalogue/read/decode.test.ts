import { bytesOf } from '../testing/test-files.ts'
import { decodeFile } from './decode.ts'

/** Returns the text of a file with these bytes, as it is read and as its start. */
async function decode(name: string, bytes: Buffer, encoding: string | null = null) {
  const { head, read, warning } = await decodeFile(name, bytesOf(bytes), encoding)
  let text = ''
  for await (const part of read()) text += part
  expect(text).toBe(head)
  return { text, warning }
}

test.each([
  [Buffer.from('\ufeffä€'), 'ä€'],
  [Buffer.from('ä€'), 'ä€'],
  [Buffer.from([0xe4, 0x80]), 'ä€'],
  [Buffer.from('\ufeffä€', 'utf16le'), 'ä€'],
  [Buffer.from('\ufeffä€', 'utf16le').swap16(), 'ä€'],
  [Buffer.alloc(0), ''],
])('%j is the text %j', async (bytes, text) => {
  expect((await decode('products.csv', bytes)).text).toBe(text)
})

const DECLARATION = '<?xml version="1.0" encoding="windows-1251"?>'
const UTF_8 = '<?xml version="1.0" encoding="UTF-8"?>'

test.each([
  ['XML that declares its encoding', DECLARATION, null, 'Стол', null],
  ['a file with --encoding', '', 'windows-1251', 'Стол', null],
  ['XML that declares UTF-8', UTF_8, null, 'Ñòîë', expect.stringContaining('is not in UTF-8')],
  ['another file', '', null, 'Ñòîë', expect.stringContaining('pass its encoding, such as --encoding windows-1250.')],
])('%s that is not in UTF-8 is decoded', async (_name, declaration, encoding, letters, warning) => {
  const bytes = Buffer.concat([Buffer.from(declaration), Buffer.from('d1f2eeeb', 'hex')])
  expect(await decode('f', bytes, encoding)).toEqual({ text: declaration + letters, warning })
})

test('an encoding that does not exist is refused', async () => {
  const declaration = '<?xml version="1.0" encoding="latin-0"?>'
  await expect(decode('f', Buffer.from(declaration))).rejects.toThrow('f declares the encoding "latin-0"')
})

test.each([
  [Buffer.from('d0cf11e0', 'hex'), 'products.csv is a workbook. Save its sheet as "CSV UTF-8"'],
  [Buffer.from('a\0b'), 'products.csv is not a text file'],
])('%j is refused', async (content, message) => {
  await expect(decode('products.csv', content)).rejects.toThrow(message)
})
