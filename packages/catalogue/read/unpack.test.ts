import { gzipSync } from 'node:zlib'
import { newShop } from '../testing/test-command.ts'
import { openFile } from './unpack.ts'

let shop: ReturnType<typeof newShop>
beforeEach(() => {
  shop = newShop()
})
afterEach(() => shop.remove())

/** Returns the content of a file with these bytes. */
async function unpack(bytes: Buffer): Promise<string> {
  const read = await openFile(shop.write('feed', bytes))
  const chunks: Buffer[] = []
  for await (const chunk of read()) chunks.push(chunk)
  return Buffer.concat(chunks).toString()
}

/** Returns a zip archive with stored files. `flags` 1 marks them as encrypted. */
function zipOf(files: Record<string, string>, flags = 0): Buffer {
  const parts: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const [path, content] of Object.entries(files)) {
    const header = Buffer.alloc(30)
    header.write('504b0304', 0, 'hex')
    header.writeUInt16LE(path.length, 26)
    const entry = Buffer.alloc(46)
    entry.write('504b0102', 0, 'hex')
    entry.writeUInt16LE(flags, 8)
    entry.writeUInt32LE(content.length, 20)
    entry.writeUInt16LE(path.length, 28)
    entry.writeUInt32LE(offset, 42)
    directory.push(entry, Buffer.from(path))
    const part = Buffer.concat([header, Buffer.from(path), Buffer.from(content)])
    parts.push(part)
    offset += part.length
  }
  const end = Buffer.alloc(22)
  end.write('504b0506', 0, 'hex')
  end.writeUInt16LE(Object.keys(files).length, 10)
  const directorySize = directory.reduce((sum, { length }) => sum + length, 0)
  end.writeUInt32LE(directorySize, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...parts, ...directory, end])
}

test.each([
  ['a plain file', Buffer.from('a,b')],
  ['gzip', gzipSync('a,b')],
  ['a zip archive with a folder', zipOf({ 'feed/': '', 'feed/a.csv': 'a,b', '__MACOSX/feed/a.csv': 'x' })],
])('%s is unpacked', async (_name, bytes) => {
  expect(await unpack(bytes)).toBe('a,b')
})

test.each([
  ['two files', zipOf({ 'a.csv': '1', 'b.csv': '2' }), 'feed has 2 files. Unpack it and pass one: a.csv, b.csv.'],
  ['no file', zipOf({ 'a/': '' }), 'feed has 0 files.'],
  ['a password', zipOf({ 'a.csv': '1' }, 1), 'feed has a password. Unpack it and pass the file a.csv.'],
  ['a workbook', zipOf({ '[Content_Types].xml': '1' }), 'feed is a workbook.'],
  ['a zip archive that is cut short', zipOf({ 'a.csv': '1' }).subarray(0, 40), 'feed is cut short or damaged.'],
  ['gzip that is cut short', gzipSync('a,b\n1,2').subarray(0, 15), 'feed is cut short or damaged.'],
  ['gzip of more than 100 times its size', gzipSync(Buffer.alloc(15_000_000)), 'feed has more than 10 MB when it is'],
])('%s is refused', async (_name, bytes, message) => {
  await expect(unpack(bytes)).rejects.toThrow(message)
})

test('a file that changes while it is read is refused', async () => {
  const read = await openFile(shop.write('feed', 'a,b'))
  const reading = read()[Symbol.asyncIterator]()
  await reading.next()
  shop.write('feed', 'a,b\n1,2')
  // The new text may arrive before the end of the file.
  await expect(reading.next().then(() => reading.next())).rejects.toThrow(
    'feed has changed while it was read. Run the command again.',
  )
})
