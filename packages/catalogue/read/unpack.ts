/** Unpacks a file that is compressed with gzip, or the only file of a zip archive. */
import { gunzipSync, inflateRawSync } from 'node:zlib'
import { InputError } from '../unreadable.ts'

/** No feed is packed this well, but an archive that is made to fill the memory is. */
const BEST_RATIO = 100
const ALWAYS_ALLOWED = 10_000_000

/**
 * Returns the content of a gzip or zip file, and other files as they are.
 *
 * @param most bytes of the content
 * @throws {InputError} if the file is damaged, encrypted or too large, or an archive of several files
 */
export function unpack(name: string, bytes: Buffer, most: number): Buffer {
  const maxOutputLength = Math.min(most, Math.max(ALWAYS_ALLOWED, bytes.length * BEST_RATIO))
  const isGzip = bytes.subarray(0, 2).toString('hex') === '1f8b'
  try {
    if (isGzip) return gunzipSync(bytes, { maxOutputLength })
    return isZip(bytes) ? unzip(name, bytes, maxOutputLength) : bytes
  } catch (error) {
    if (error instanceof InputError) throw error
    const isTooLarge = error instanceof RangeError && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE'
    throw new InputError(
      isTooLarge
        ? `${name} has more than ${Math.round(maxOutputLength / 1_000_000)} MB when it is unpacked, which is too much.`
        : `${name} is cut short or damaged. Download it again.`,
      { cause: error },
    )
  }
}

const isZip = (bytes: Buffer): boolean => bytes.subarray(0, 4).toString('hex') === '504b0304'

type Entry = { path: string; isEncrypted: boolean; method: number; packedSize: number; offset: number }

function unzip(name: string, bytes: Buffer, maxOutputLength: number): Buffer {
  const entries = entriesOf(bytes)
  const paths = entries.map(({ path }) => path)
  // .xlsx and .ods are zip archives.
  if (paths.some((path) => path === '[Content_Types].xml' || path === 'mimetype')) {
    throw new InputError(`${name} is a workbook. Save its sheet as "CSV UTF-8" and pass that file.`)
  }
  const [entry, ...others] = entries.filter(({ path }) => !path.endsWith('/') && !path.startsWith('__MACOSX/'))
  if (!entry || others.length > 0) {
    throw new InputError(
      `${name} has ${entry ? others.length + 1 : 0} files. Unpack it and pass one: ${paths.join(', ')}.`,
    )
  }
  if (entry.isEncrypted) throw new InputError(`${name} has a password. Unpack it and pass the file ${entry.path}.`)
  const start = entry.offset + 30 + bytes.readUInt16LE(entry.offset + 26) + bytes.readUInt16LE(entry.offset + 28)
  const packed = bytes.subarray(start, start + entry.packedSize)
  return entry.method === 0 ? packed : inflateRawSync(packed, { maxOutputLength })
}

/** Reads the directory at the end of a zip archive (APPNOTE.TXT, sections 4.3.12 and 4.3.16). */
function entriesOf(bytes: Buffer): Entry[] {
  const end = bytes.lastIndexOf(Buffer.from('504b0506', 'hex'))
  if (end < 0) throw new RangeError('The archive has no directory.')
  const entries: Entry[] = []
  let at = bytes.readUInt32LE(end + 16)
  for (let count = bytes.readUInt16LE(end + 10); count > 0; count -= 1) {
    const pathLength = bytes.readUInt16LE(at + 28)
    entries.push({
      path: bytes.toString('utf8', at + 46, at + 46 + pathLength),
      isEncrypted: (bytes.readUInt16LE(at + 8) & 1) === 1,
      method: bytes.readUInt16LE(at + 10),
      packedSize: bytes.readUInt32LE(at + 20),
      offset: bytes.readUInt32LE(at + 42),
    })
    at += 46 + pathLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32)
  }
  return entries
}
